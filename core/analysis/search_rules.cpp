// SPDX-License-Identifier: MIT
#include "core/analysis/search_rules.h"

#include "core/protocol/path_pattern.h"

#include <algorithm>

namespace rep {

namespace {

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

bool canMatchAPath(std::string_view pattern)
{
    return std::all_of(pattern.begin(), pattern.end(), [](char c) { return c > ' ' && c < '\x7F' && c != '#'; });
}

} // namespace

SearchRules::SearchRules(const CrawlerRules &rules)
    : m_rules(rules), m_contenderOf(rules.rules().size(), kNone)
{
    const std::vector<Rule> &all = rules.rules();
    std::vector<std::uint32_t> ordered;
    for (std::uint32_t i = 0; i < all.size(); ++i)
        if (all[i].length() > 0 && canMatchAPath(all[i].pattern))
            ordered.push_back(i);
    std::sort(ordered.begin(), ordered.end(), [&all](std::uint32_t left, std::uint32_t right) {
        return all[left].rank() > all[right].rank();
    });
    for (const std::uint32_t i : ordered) {
        const auto next = static_cast<std::uint32_t>(m_contenders.size());
        const std::string_view pattern = all[i].pattern;
        if (!m_byPattern.try_emplace(pattern, next).second)
            continue;
        m_contenderOf[i] = next;
        m_contenders.push_back(
            {PatternAutomaton(pattern), pattern, literalPrefix(pattern), filledPath(pattern), i, all[i].isAllow});
    }
}

std::uint32_t SearchRules::contenderOf(std::string_view pattern) const
{
    const auto place = m_byPattern.find(pattern);
    return place == m_byPattern.end() ? kNone : place->second;
}

} // namespace rep
