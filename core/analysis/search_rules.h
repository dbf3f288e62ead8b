// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/pattern_automaton.h"
#include "core/protocol/rule.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rep {

/// The rules of one crawler as automata, for many searches. Views the rules, which must outlive it.
/// Immutable; threads may share it.
class SearchRules {
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    struct Contender {
        PatternAutomaton automaton;
        std::string_view pattern;
        std::string_view prefix; // the literal beginning of the pattern
        /// A path of the pattern with a byte for each `*` that stands in no pattern: a pattern that
        /// matches it matches whatever this one does.
        std::string filled;
        std::uint32_t rule = 0; // index into CrawlerRules::rules()
        bool isAllow = false;
    };

    /// Linear in the size of the rules, but for the sorting.
    explicit SearchRules(const CrawlerRules &rules);

    const CrawlerRules &rules() const { return m_rules; }
    /// The rules that can decide something, strongest first. A rule without a path is none of them,
    /// nor one with the pattern of a stronger rule.
    const std::vector<Contender> &contenders() const { return m_contenders; }
    /// The place in contenders() of a rule, or of a pattern; kNone if it is none of them.
    std::uint32_t contenderOf(std::uint32_t rule) const { return m_contenderOf[rule]; }
    std::uint32_t contenderOf(std::string_view pattern) const;

private:
    const CrawlerRules &m_rules;
    std::vector<Contender> m_contenders;
    std::vector<std::uint32_t> m_contenderOf;
    std::unordered_map<std::string_view, std::uint32_t> m_byPattern;
};

} // namespace rep
