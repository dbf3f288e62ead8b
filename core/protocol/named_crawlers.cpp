// SPDX-License-Identifier: MIT
#include "core/protocol/named_crawlers.h"

#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

void appendOnce(std::vector<std::uint32_t> &ascending, std::uint32_t value)
{
    if (ascending.empty() || ascending.back() != value)
        ascending.push_back(value);
}

} // namespace

NamedCrawlers::NamedCrawlers(const RobotsFile &file) : m_ofGroup(file.groups().size())
{
    for (const std::uint32_t line : file.userAgentLines())
        addAgent(file, line);
}

void NamedCrawlers::addAgent(const RobotsFile &file, std::uint32_t line)
{
    const std::uint32_t group = file.lines()[line].group();
    if (isWildcardAgent(file.value(line))) {
        appendOnce(m_wildcardGroups, group);
        return;
    }
    const std::string_view token = productToken(file.value(line));
    const auto next = static_cast<std::uint32_t>(m_crawlers.size());
    const auto [place, isNew] = m_byToken.try_emplace(toAsciiLower(token), next);
    if (isNew)
        m_crawlers.push_back({token, {}, {}});
    NamedCrawler &crawler = m_crawlers[place->second];
    crawler.lines.push_back(line);
    if (crawler.groups.empty() || crawler.groups.back() != group) {
        crawler.groups.push_back(group);
        m_ofGroup[group].push_back(place->second);
    }
}

bool NamedCrawlers::hasWildcard(std::uint32_t group) const
{
    return std::binary_search(m_wildcardGroups.begin(), m_wildcardGroups.end(), group);
}

std::vector<std::uint32_t> NamedCrawlers::mergedWith(std::uint32_t group) const
{
    std::vector<std::uint32_t> others;
    const auto add = [&others](const std::vector<std::uint32_t> &groups) {
        others.insert(others.end(), groups.begin(), groups.end());
    };
    for (const std::uint32_t crawler : m_ofGroup[group])
        add(m_crawlers[crawler].groups);
    if (hasWildcard(group))
        add(m_wildcardGroups);
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    std::erase(others, group);
    return others;
}

const NamedCrawler *NamedCrawlers::find(std::string_view token) const
{
    const auto place = m_byToken.find(toAsciiLower(token));
    return place == m_byToken.end() ? nullptr : &m_crawlers[place->second];
}

} // namespace rep
