// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"
#include "core/protocol/prefix_index.h"
#include "core/protocol/rule.h"

namespace rep {

/// The rules of one crawler, made ready for very many paths. Immutable after it is made, so threads
/// may share it.
class RuleSet {
public:
    /// Linear in the size of the rules.
    explicit RuleSet(CrawlerRules rules);

    /// The same answer as rep::decide(). Costs about as much as reading the path once, plus one try
    /// for each rule with a `*` whose beginning fits and which is longer than what matched so far.
    Verdict decide(const RequestPath &path) const;
    /// The rule that decides a normalised path, or null where none matches. Same cost.
    const Rule *strongestMatch(std::string_view path) const { return m_index.strongestMatch(path); }

    const CrawlerRules &rules() const { return m_rules; }

private:
    CrawlerRules m_rules;
    PrefixIndex m_index;
};

} // namespace rep
