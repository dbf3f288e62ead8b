// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/request_path.h"
#include "core/protocol/rule.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rep {

/// What a decision rests on.
enum class DecisionBasis : std::uint8_t {
    Rule, // a rule with a path decides
    EmptyRule, // only rules without a path matched, which close nothing
    NoMatch, // the crawler has rules, none matches
    NoRules, // the crawler's groups have no rules
    NoGroup, // no group speaks of the crawler
    RobotsTxt, // /robots.txt itself
};

/// A rule that matches a path.
struct MatchedRule {
    std::uint32_t line = 0;
    std::uint32_t length = 0; // bytes of the normalised pattern: what is compared
    bool isAllow = false;
    bool isFolderOfIndexPage = false;

    friend bool operator==(const MatchedRule &, const MatchedRule &) = default;
};

MatchedRule asMatched(const Rule &rule);

/// Whether a crawler may ask for a path, and all that an answer to "why" needs.
struct Decision {
    bool isAllowed = true;
    DecisionBasis basis = DecisionBasis::NoGroup;
    GroupReason groupReason = GroupReason::None;
    std::vector<std::uint32_t> groups; // the ones the crawler reads
    /// The rule that decides; also where isAllowed comes from an empty rule. Nothing where no rule
    /// matches, or where the rules have no say.
    std::optional<MatchedRule> deciding;
    /// The other rules that match, strongest first. One line stands here once.
    std::vector<MatchedRule> losers;
};

/// The short answer, for many URLs. `line` counts from 0.
struct Verdict {
    bool isAllowed = true;
    std::optional<std::uint32_t> line;

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

/// Linear in the number of the crawler's rules. For many paths of one crawler see RuleSet.
Decision decide(const CrawlerRules &rules, const RequestPath &path);

} // namespace rep
