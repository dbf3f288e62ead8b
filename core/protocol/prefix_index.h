// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/rule.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace rep {

/// Finds the strongest rule that matches a path, among very many.
///
/// Rules hang on their literal prefix, the part before the first `*`; the prefixes stand in a hash
/// table. A path is asked for its own prefixes, the longest first, at the lengths that some rule
/// has, until no rule that is left can outrank what was found. It is the trie of architecture.md
/// section 5 with one step a length in place of one a byte.
class PrefixIndex {
public:
    /// Keeps a view of `rules`, which must stay where they are. Linear, but for the sorting of
    /// rules with one and the same prefix.
    explicit PrefixIndex(std::span<const Rule> rules);

    /// The matching rule with the highest rank, or null.
    const Rule *strongestMatch(std::string_view path) const;

private:
    /// Rules with one literal prefix are a chain, from the highest rank down.
    struct Link {
        std::uint32_t prefixBytes = 0;
        std::uint32_t next = 0; // rule + 1, or 0
    };
    struct Chain {
        std::uint32_t first = 0; // rule + 1, or 0
        std::uint32_t tag = 0; // of the prefix's hash, to tell most others without looking at them
    };
    struct Length {
        std::uint32_t bytes = 0;
        std::uint64_t highestRank = 0; // of the rules with a prefix of this length or a shorter one
    };

    std::string_view prefixOf(std::uint32_t rule) const
    {
        return m_rules[rule].pattern.substr(0, m_links[rule].prefixBytes);
    }
    /// Where the chain of a prefix begins, or the free place for it.
    std::size_t slotOf(std::uint64_t hash, std::string_view prefix) const;
    void add(std::uint32_t rule);
    void sortChain(std::size_t slot);
    void noteLength(std::size_t bytes, std::uint64_t rank);
    void collectLengths();
    const Rule *strongestInChain(std::uint32_t first, std::string_view path,
                                 const Rule *best) const;

    std::span<const Rule> m_rules;
    std::vector<Link> m_links; // by rule
    std::vector<Chain> m_table; // its size is a power of two
    std::vector<std::size_t> m_longChains; // slots of chains of more than one rule
    std::vector<std::uint64_t> m_highestRanks; // by length of the prefix, while it is made
    std::vector<Length> m_lengths; // descending
};

} // namespace rep
