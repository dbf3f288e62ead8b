// SPDX-License-Identifier: MIT
#include "core/analysis/search_rules.h"

#include "core/analysis/normal_path.h"
#include "core/protocol/path_pattern.h"

#include <algorithm>
#include <numeric>

namespace rep {

namespace {

// Stands in no pattern that can match: see NormalPath::isPathByte().
constexpr char kFiller = '\x01';

std::string filledPath(std::string_view pattern)
{
    const bool isAnchored = pattern.ends_with('$');
    std::string path(pattern.substr(0, pattern.size() - (isAnchored ? 1 : 0)));
    std::replace(path.begin(), path.end(), '*', kFiller);
    if (!isAnchored)
        path += kFiller;
    return path;
}

} // namespace

Contender::Contender(const Rule &from, std::uint32_t index)
    : automaton(from.pattern)
    , pattern(from.pattern)
    , prefix(literalPrefix(from.pattern))
    , filled(filledPath(from.pattern))
    , rule(index)
    , isAllow(from.isAllow)
    , canMatch(std::ranges::all_of(pattern, NormalPath::isPathByte))
{
}

bool Contender::covers(const Contender &other) const
{
    // Stars take up the fillers, and so whatever may stand in their place.
    return canMatch && matchesPattern(other.filled, pattern);
}

SearchRules::SearchRules(const CrawlerRules &rules) : m_rules(rules)
{
    const std::vector<Rule> &all = rules.rules();
    std::vector<std::uint32_t> ordered;
    for (std::uint32_t i = 0; i < all.size(); ++i)
        if (all[i].length() > 0)
            ordered.push_back(i);
    std::ranges::sort(ordered, std::greater(), [&all](std::uint32_t i) { return all[i].rank(); });
    m_contenders.reserve(ordered.size());
    m_byPattern.reserve(ordered.size());
    for (const std::uint32_t i : ordered) {
        const auto next = static_cast<std::uint32_t>(m_contenders.size());
        if (m_byPattern.try_emplace(all[i].pattern, next).second)
            m_contenders.emplace_back(all[i], i);
    }
    m_byPrefix.resize(m_contenders.size());
    std::iota(m_byPrefix.begin(), m_byPrefix.end(), 0U);
    std::ranges::stable_sort(m_byPrefix, {},
                             [this](std::uint32_t i) { return m_contenders[i].prefix; });
}

std::uint32_t SearchRules::contenderOf(std::string_view pattern) const
{
    const auto place = m_byPattern.find(pattern);
    return place == m_byPattern.end() ? kNone : place->second;
}

std::vector<std::uint32_t> SearchRules::meeting(std::string_view prefix) const
{
    std::vector<std::uint32_t> found;
    const auto prefixOf = [this](std::uint32_t i) { return m_contenders[i].prefix; };
    auto from = m_byPrefix.begin();
    for (std::size_t length = 0; length < prefix.size(); ++length) {
        const auto same = std::ranges::equal_range(from, m_byPrefix.end(), prefix.substr(0, length),
                                                   {}, prefixOf);
        found.insert(found.end(), same.begin(), same.end());
        from = same.end();
    }
    from = std::ranges::lower_bound(from, m_byPrefix.end(), prefix, {}, prefixOf);
    for (; from != m_byPrefix.end() && prefixOf(*from).starts_with(prefix); ++from)
        found.push_back(*from);
    std::ranges::sort(found);
    return found;
}

} // namespace rep
