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
    struct Bucket {
        std::string_view prefix;
        std::uint32_t begin = 0; // into m_order
        std::uint32_t end = 0;
    };
    struct Length {
        std::uint32_t bytes = 0;
        std::uint64_t highestRank = 0; // of the rules with a prefix of this length or a shorter one
    };

    std::vector<std::uint32_t> putIntoBuckets();
    std::uint32_t bucketOf(std::string_view prefix);
    void orderRules(const std::vector<std::uint32_t> &bucketOfRule);
    void collectLengths();
    const Bucket *find(std::uint64_t hash, std::string_view prefix) const;
    const Rule *strongestIn(const Bucket &bucket, std::string_view path, const Rule *best) const;

    std::span<const Rule> m_rules;
    std::vector<Bucket> m_buckets;
    std::vector<std::uint32_t> m_table; // bucket + 1, or 0; its size is a power of two
    std::vector<std::uint32_t> m_order; // rules by bucket, by rank from the highest
    std::vector<Length> m_lengths; // descending
};

} // namespace rep
