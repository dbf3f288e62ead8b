// SPDX-License-Identifier: MIT
#include "core/protocol/decision.h"

#include "core/protocol/path_pattern.h"

#include <algorithm>

namespace rep {

namespace {

std::vector<const Rule *> matchingRules(const CrawlerRules &rules, std::string_view path)
{
    std::vector<const Rule *> matching;
    for (const Rule &rule : rules.rules()) {
        if (!matchesPattern(path, rule.pattern))
            continue;
        // The folder is tried only where the index page itself does not match, and follows it.
        if (rule.isFolderOfIndexPage && !matching.empty() && matching.back()->line == rule.line)
            continue;
        matching.push_back(&rule);
    }
    std::sort(matching.begin(), matching.end(),
              [](const Rule *left, const Rule *right) { return left->rank() > right->rank(); });
    return matching;
}

DecisionBasis basisWithoutMatch(const CrawlerRules &rules)
{
    if (rules.choice().reason == GroupReason::None)
        return DecisionBasis::NoGroup;
    return rules.rules().empty() ? DecisionBasis::NoRules : DecisionBasis::NoMatch;
}

} // namespace

MatchedRule asMatched(const Rule &rule)
{
    return {rule.line, rule.length(), rule.isAllow, rule.isFolderOfIndexPage};
}

Decision decide(const CrawlerRules &rules, const RequestPath &path)
{
    Decision decision;
    decision.groupReason = rules.choice().reason;
    decision.groups = rules.choice().groups;
    const std::vector<const Rule *> matching = matchingRules(rules, path.bytes);
    for (const Rule *rule : matching)
        decision.losers.push_back(asMatched(*rule));
    if (path.isAlwaysAllowed) {
        decision.basis = DecisionBasis::RobotsTxt;
        return decision;
    }
    if (matching.empty()) {
        decision.basis = basisWithoutMatch(rules);
        return decision;
    }
    decision.deciding = decision.losers.front();
    decision.losers.erase(decision.losers.begin());
    decision.basis = decision.deciding->length > 0 ? DecisionBasis::Rule : DecisionBasis::EmptyRule;
    decision.isAllowed = decision.deciding->isAllow || decision.deciding->length == 0;
    return decision;
}

} // namespace rep
