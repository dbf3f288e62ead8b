// SPDX-License-Identifier: MIT
#include "core/analysis/analysed_rules.h"

#include <algorithm>

namespace rep {

namespace {

bool couldBeThere(const Witness &witness)
{
    return witness.state == Witness::State::NotDetermined;
}

bool isThere(const Witness &witness)
{
    return witness.state == Witness::State::Found;
}

OpenState stateOf(const Witness &open, const Witness &blocked)
{
    if (isThere(open) && isThere(blocked))
        return OpenState::Partly;
    if (couldBeThere(open) || couldBeThere(blocked))
        return OpenState::NotDetermined;
    return isThere(open) ? OpenState::Opened : OpenState::Blocked;
}

} // namespace

RuleKey ruleKey(const CrawlerRules &rules)
{
    RuleKey key;
    for (const Rule &rule : rules.rules())
        if (rule.length() > 0)
            key.emplace(rule.pattern, rule.isAllow);
    return key;
}

std::vector<std::uint32_t> AnalysedRules::closingContenders() const
{
    std::vector<std::uint32_t> closing;
    for (std::uint32_t i = 0; i < m_search.contenders().size(); ++i)
        if (!m_search.contenders()[i].isAllow)
            closing.push_back(i);
    std::sort(closing.begin(), closing.end(), [this](std::uint32_t left, std::uint32_t right) {
        return rule(left).line < rule(right).line;
    });
    return closing;
}

const Rule &AnalysedRules::rule(std::uint32_t contender) const
{
    return rules().rules()[m_search.contenders()[contender].rule];
}

bool AnalysedRules::allows(std::string_view path) const
{
    const Rule *deciding = m_rules.strongestMatch(path);
    return deciding == nullptr || deciding->isAllow || deciding->length() == 0;
}

std::optional<MatchedRule> AnalysedRules::decidingRule(std::string_view path) const
{
    const Rule *deciding = m_rules.strongestMatch(path);
    return deciding == nullptr ? std::nullopt : std::optional(asMatched(*deciding));
}

RuleFate judgeRule(const AnalysedRules &rules, std::uint32_t contender, const Witness &closedPath,
                   const AnalysedRules &others, const SearchBudget &budget)
{
    RuleFate fate;
    fate.line = rules.rule(contender).line;
    if (closedPath.state == Witness::State::Impossible) {
        fate.state = OpenState::Blocked;
        fate.neverDecides = true;
        return fate;
    }
    const bool isKnown = isThere(closedPath);
    const bool isKnownOpen = isKnown && others.allows(closedPath.path);
    const auto find = [&](bool isOpen) {
        if (isKnown && isKnownOpen == isOpen)
            return closedPath;
        return findDecidedPath(rules.search(), contender, others.search(), isOpen, budget);
    };
    const Witness open = find(true);
    const Witness blocked = find(false);
    fate.state = stateOf(open, blocked);
    if (isThere(open)) {
        fate.openWitness = open.path;
        fate.openedBy = others.decidingRule(open.path);
    }
    if (isThere(blocked)) {
        fate.blockedWitness = blocked.path;
        fate.blockedBy = others.decidingRule(blocked.path);
    }
    return fate;
}

} // namespace rep
