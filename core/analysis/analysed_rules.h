// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search_rules.h"
#include "core/analysis/witness_search.h"
#include "core/protocol/decision.h"
#include "core/protocol/rule_set.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rep {

/// What a set of rules comes to, whatever their order and repetition. Two sets with one key answer
/// alike.
using RuleKey = std::set<std::pair<std::string, bool>>;
RuleKey ruleKey(const CrawlerRules &rules);

/// The rules of one crawler, ready for verdicts and for searches.
class AnalysedRules {
public:
    explicit AnalysedRules(CrawlerRules rules)
        : m_rules(std::move(rules)), m_search(m_rules.rules())
    {
    }
    AnalysedRules(const AnalysedRules &) = delete;
    AnalysedRules &operator=(const AnalysedRules &) = delete;

    const CrawlerRules &rules() const { return m_rules.rules(); }
    const SearchRules &search() const { return m_search; }

    /// The contenders that close something, in the order of the file.
    std::vector<std::uint32_t> closingContenders() const;
    const Rule &rule(std::uint32_t contender) const;

    bool allows(std::string_view normalisedPath) const;
    std::optional<MatchedRule> decidingRule(std::string_view normalisedPath) const;

private:
    RuleSet m_rules;
    SearchRules m_search;
};

/// How far what one rule closes is open to the other side.
enum class OpenState : std::uint8_t {
    Opened, // wholly: every path that the rule decides
    Partly,
    Blocked, // none of them
    NotDetermined,
};

/// What becomes of the paths that one Disallow decides on one side, on the other side. Every
/// witness is a normalised path that the ordinary matcher decides as is said here.
struct RuleFate {
    std::uint32_t line = 0; // of the Disallow
    OpenState state = OpenState::NotDetermined;
    /// The rule never decides anything, because stronger rules cover all that it matches.
    bool neverDecides = false;

    std::string
        openWitness; // a shortest path that is open to the other side; for Opened and Partly
    std::optional<MatchedRule> openedBy; // the other side's rule for it; none: no rule matches
    std::string blockedWitness; // a shortest path that is not; for Blocked and Partly
    std::optional<MatchedRule> blockedBy;
};

/// Decides what `others` says of all paths that `rules` closes by `contender`. `closedPath` is what
/// findDecidedPath() says of that contender alone: it spares one of two searches.
RuleFate judgeRule(const AnalysedRules &rules, std::uint32_t contender, const Witness &closedPath,
                   const AnalysedRules &others, const SearchBudget &budget);

} // namespace rep
