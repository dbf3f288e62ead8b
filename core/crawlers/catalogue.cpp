// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"

#include "core/crawlers/tsv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace rep {

namespace {

constexpr std::array kPurposes{
    CellWord<Purpose>{"search", Purpose::Search},
    CellWord<Purpose>{"ai-train", Purpose::AiTraining},
    CellWord<Purpose>{"ai-search", Purpose::AiSearch},
    CellWord<Purpose>{"ai-user", Purpose::AiUser},
    CellWord<Purpose>{"ai-data", Purpose::AiData},
    CellWord<Purpose>{"seo", Purpose::Seo},
    CellWord<Purpose>{"social", Purpose::Social},
    CellWord<Purpose>{"archive", Purpose::Archive},
    CellWord<Purpose>{"ads", Purpose::Ads},
    CellWord<Purpose>{"other", Purpose::Other},
};

constexpr std::array kHonours{
    CellWord<Honours>{"", Honours::NotStated},
    CellWord<Honours>{"not-stated", Honours::NotStated},
    CellWord<Honours>{"yes", Honours::Yes},
    CellWord<Honours>{"no", Honours::No},
    CellWord<Honours>{"partly", Honours::Partly},
    CellWord<Honours>{"depends", Honours::Depends},
    CellWord<Honours>{"conflict", Honours::Conflict},
    CellWord<Honours>{"unverified-yes", Honours::UnverifiedYes},
    CellWord<Honours>{"unverified-no", Honours::UnverifiedNo},
};

using Flag = bool CrawlerFacts::*;
constexpr std::array kFlags{
    CellWord<Flag>{"control-token", &CrawlerFacts::isControlToken},
    CellWord<Flag>{"ignores-wildcard", &CrawlerFacts::ignoresWildcard},
    CellWord<Flag>{"retired", &CrawlerFacts::isRetired},
    CellWord<Flag>{"legacy", &CrawlerFacts::isLegacy},
    CellWord<Flag>{"group-name", &CrawlerFacts::isGroupName},
    CellWord<Flag>{"not-a-product-token", &CrawlerFacts::isNoProductToken},
    CellWord<Flag>{"reads-crawl-delay", &CrawlerFacts::readsCrawlDelay},
};

bool readPurposes(std::string_view cell, CrawlerFacts &facts)
{
    std::vector<Purpose> purposes;
    for (const std::string &word : splitCell(cell)) {
        const std::optional<Purpose> purpose = cellValue(word, kPurposes);
        if (!purpose)
            return false;
        purposes.push_back(*purpose);
    }
    if (purposes.empty())
        return true;
    facts.purpose = purposes.front();
    facts.furtherPurposes.assign(purposes.begin() + 1, purposes.end());
    return true;
}

bool readFlags(std::string_view cell, CrawlerFacts &facts)
{
    for (const std::string &word : splitCell(cell)) {
        const std::optional<Flag> flag = cellValue(word, kFlags);
        if (!flag)
            return false;
        facts.**flag = true;
    }
    return true;
}

bool readOffer(std::string_view cell, CrawlerFacts &facts)
{
    if (cell.empty())
        return true;
    const char *const begin = cell.data();
    const char *const end = begin + cell.size();
    const auto [stop, error] = std::from_chars(begin, end, facts.offerOrder);
    return error == std::errc() && stop == end;
}

std::optional<CrawlerFacts> readCrawler(const TsvRow &row)
{
    CrawlerFacts facts;
    const std::optional<Honours> honours = cellValue(row["honours"], kHonours);
    if (row["token"].empty() || !honours || !readPurposes(row["purpose"], facts)
        || !readFlags(row["flags"], facts) || !readOffer(row["offer"], facts))
        return std::nullopt;
    facts.token = row["token"];
    facts.operatorName = row["operator"];
    facts.honours = *honours;
    facts.source = row["source"];
    facts.asOf = row["as_of"];
    facts.documentation = row["documentation"];
    facts.note = row["note"];
    facts.fallbacks = splitCell(row["fallbacks"]);
    facts.fallbackSource = row["fallback_source"];
    facts.variants = splitCell(row["variants"]);
    return facts;
}

} // namespace

Catalogue Catalogue::parse(std::string_view tsv)
{
    Catalogue catalogue;
    catalogue.m_skippedLines = readTsv(tsv, [&catalogue](const TsvRow &row) {
        std::optional<CrawlerFacts> facts = readCrawler(row);
        return facts && catalogue.add(std::move(*facts));
    });
    catalogue.addVariants();
    return catalogue;
}

bool Catalogue::add(CrawlerFacts facts)
{
    if (!m_places.add(facts.token, m_crawlers.size()))
        return false;
    m_crawlers.push_back(std::move(facts));
    return true;
}

// After all tokens, so that a spelling never hides a crawler of that name further down.
void Catalogue::addVariants()
{
    for (std::size_t place = 0; place < m_crawlers.size(); ++place)
        for (const std::string &variant : m_crawlers[place].variants)
            m_places.add(variant, place);
}

const CrawlerFacts *Catalogue::find(std::string_view token) const
{
    const std::optional<std::size_t> place = m_places.find(token);
    return place ? &m_crawlers[*place] : nullptr;
}

std::vector<const CrawlerFacts *> Catalogue::wellKnown() const
{
    std::vector<const CrawlerFacts *> known;
    for (const CrawlerFacts &facts : m_crawlers)
        if (facts.offerOrder > 0)
            known.push_back(&facts);
    std::ranges::stable_sort(known, {}, &CrawlerFacts::offerOrder);
    return known;
}

std::vector<const CrawlerFacts *> Catalogue::byPurpose(Purpose purpose) const
{
    std::vector<const CrawlerFacts *> serving;
    for (const CrawlerFacts &facts : m_crawlers)
        if (facts.serves(purpose))
            serving.push_back(&facts);
    return serving;
}

} // namespace rep
