// SPDX-License-Identifier: MIT
#include "core/protocol/rule.h"

#include "core/protocol/path_pattern.h"

namespace rep {

CrawlerRules CrawlerRules::collect(const RobotsFile &file, const Crawler &crawler, Reading reading)
{
    return {file, chooseGroups(file, crawler), reading};
}

CrawlerRules CrawlerRules::collectWildcard(const RobotsFile &file, Reading reading)
{
    GroupChoice choice;
    choice.groups = wildcardGroups(file);
    choice.reason = choice.groups.empty() ? GroupReason::None : GroupReason::Wildcard;
    return {file, std::move(choice), reading};
}

CrawlerRules::CrawlerRules(const RobotsFile &file, GroupChoice choice, Reading reading)
    : m_choice(std::move(choice)), m_reading(reading)
{
    std::size_t count = 0;
    for (const std::uint32_t group : m_choice.groups)
        count += file.ruleLines(file.groups()[group]).size();
    m_rules.reserve(count);
    for (const std::uint32_t group : m_choice.groups)
        for (const std::uint32_t line : file.ruleLines(file.groups()[group]))
            add(file.value(line), line, file.lines()[line].kind() == LineKind::Allow);
}

void CrawlerRules::add(std::string_view value, std::uint32_t line, bool isAllow)
{
    if (needsNormalising(value, m_reading))
        value = m_normalised.emplace_back(normalisePattern(value, m_reading));
    Rule &rule = m_rules.emplace_back();
    rule.pattern = value;
    rule.line = line;
    rule.isAllow = isAllow;
    if (m_reading != Reading::Google || !isAllow)
        return;
    if (std::string folder = folderOfIndexPage(value); !folder.empty())
        m_rules.push_back({m_normalised.emplace_back(std::move(folder)), line, true, true});
}

} // namespace rep
