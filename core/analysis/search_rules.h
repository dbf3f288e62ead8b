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

/// A rule as a search follows it.
struct Contender {
    explicit Contender(const Rule &rule, std::uint32_t index);

    /// Whether this one matches whatever the other one does. True is a proof; false says nothing,
    /// though patterns for which it is false and that yet cover each other must know of every byte.
    /// Linear.
    bool covers(const Contender &other) const;

    PatternAutomaton automaton;
    std::string_view pattern;
    std::string_view prefix; // the literal beginning of the pattern
    std::string filled; // a path with a byte of no pattern for each `*`
    std::uint32_t rule; // index into CrawlerRules::rules()
    bool isAllow;
    bool canMatch; // false if it holds a byte that no path that is asked for has
};

/// The rules of one crawler as automata, for many searches. Views the rules, which must outlive it.
/// Immutable; threads may share it.
class SearchRules {
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    /// Linear in the size of the rules, but for the sorting.
    explicit SearchRules(const CrawlerRules &rules);

    const CrawlerRules &rules() const { return m_rules; }
    /// The rules that can decide something, strongest first. A rule without a path is none of them,
    /// nor one with the pattern of a stronger rule.
    const std::vector<Contender> &contenders() const { return m_contenders; }
    /// The place in contenders() of a pattern; kNone if it is none of theirs.
    std::uint32_t contenderOf(std::string_view pattern) const;
    /// Places in contenders(), ascending, of the ones that match a path that begins so, or that
    /// begins with a part of it. Logarithmic, for each one and for each byte of `prefix`.
    std::vector<std::uint32_t> meeting(std::string_view prefix) const;

private:
    const CrawlerRules &m_rules;
    std::vector<Contender> m_contenders;
    std::vector<std::uint32_t> m_byPrefix;
    std::unordered_map<std::string_view, std::uint32_t> m_byPattern;
};

} // namespace rep
