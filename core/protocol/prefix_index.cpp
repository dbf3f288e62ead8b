// SPDX-License-Identifier: MIT
#include "core/protocol/prefix_index.h"

#include "core/protocol/path_pattern.h"
#include "core/protocol/prefix_hash.h"

#include <algorithm>
#include <bit>
#include <map>

namespace rep {

PrefixIndex::PrefixIndex(std::span<const Rule> rules) : m_rules(rules)
{
    m_table.resize(std::bit_ceil(2 * rules.size() + 1));
    m_buckets.reserve(rules.size());
    orderRules(putIntoBuckets());
    collectLengths();
}

std::vector<std::uint32_t> PrefixIndex::putIntoBuckets()
{
    std::vector<std::uint32_t> bucketOfRule;
    bucketOfRule.reserve(m_rules.size());
    for (const Rule &rule : m_rules) {
        const std::uint32_t bucket = bucketOf(literalPrefix(rule.pattern));
        ++m_buckets[bucket].end; // counts, until orderRules() makes a range of it
        bucketOfRule.push_back(bucket);
    }
    return bucketOfRule;
}

std::uint32_t PrefixIndex::bucketOf(std::string_view prefix)
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t slot = PrefixHasher::hashAll(prefix) & mask;
    for (; m_table[slot] != 0; slot = (slot + 1) & mask)
        if (m_buckets[m_table[slot] - 1].prefix == prefix)
            return m_table[slot] - 1;
    m_buckets.push_back({prefix, 0, 0});
    m_table[slot] = static_cast<std::uint32_t>(m_buckets.size());
    return m_table[slot] - 1;
}

void PrefixIndex::orderRules(const std::vector<std::uint32_t> &bucketOfRule)
{
    std::uint32_t begin = 0;
    for (Bucket &bucket : m_buckets) {
        const std::uint32_t count = bucket.end;
        bucket.begin = bucket.end = begin;
        begin += count;
    }
    m_order.resize(m_rules.size());
    for (std::uint32_t rule = 0; rule < m_rules.size(); ++rule)
        m_order[m_buckets[bucketOfRule[rule]].end++] = rule;
    const auto isStronger = [this](std::uint32_t left, std::uint32_t right) {
        return m_rules[left].rank() > m_rules[right].rank();
    };
    for (const Bucket &bucket : m_buckets)
        if (bucket.end - bucket.begin > 1)
            std::sort(m_order.begin() + bucket.begin, m_order.begin() + bucket.end, isStronger);
}

void PrefixIndex::collectLengths()
{
    std::map<std::uint32_t, std::uint64_t> highest;
    for (const Bucket &bucket : m_buckets) {
        const std::uint64_t rank = m_rules[m_order[bucket.begin]].rank();
        std::uint64_t &known = highest[static_cast<std::uint32_t>(bucket.prefix.size())];
        known = std::max(known, rank);
    }
    std::uint64_t rank = 0;
    for (const auto &[bytes, ofLength] : highest) {
        rank = std::max(rank, ofLength);
        m_lengths.push_back({bytes, rank});
    }
    std::reverse(m_lengths.begin(), m_lengths.end());
}

const PrefixIndex::Bucket *PrefixIndex::find(std::uint64_t hash, std::string_view prefix) const
{
    const std::size_t mask = m_table.size() - 1;
    for (std::size_t slot = hash & mask; m_table[slot] != 0; slot = (slot + 1) & mask) {
        const Bucket &bucket = m_buckets[m_table[slot] - 1];
        if (bucket.prefix == prefix)
            return &bucket;
    }
    return nullptr;
}

const Rule *PrefixIndex::strongestIn(const Bucket &bucket, std::string_view path,
                                     const Rule *best) const
{
    for (std::uint32_t i = bucket.begin; i < bucket.end; ++i) {
        const Rule &rule = m_rules[m_order[i]];
        if (best != nullptr && rule.rank() < best->rank())
            return best;
        if (matchesPattern(path, rule.pattern))
            return &rule;
    }
    return best;
}

const Rule *PrefixIndex::strongestMatch(std::string_view path) const
{
    if (m_lengths.empty())
        return nullptr;
    const PrefixHasher hasher(path, m_lengths.front().bytes);
    const Rule *best = nullptr;
    for (const Length &length : m_lengths) {
        if (length.bytes > path.size())
            continue;
        if (best != nullptr && best->rank() > length.highestRank)
            break;
        const std::string_view prefix = path.substr(0, length.bytes);
        if (const Bucket *bucket = find(hasher.hash(length.bytes), prefix))
            best = strongestIn(*bucket, path, best);
    }
    return best;
}

} // namespace rep
