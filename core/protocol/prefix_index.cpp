// SPDX-License-Identifier: MIT
#include "core/protocol/prefix_index.h"

#include "core/protocol/path_pattern.h"
#include "core/protocol/prefix_hash.h"

#include <algorithm>
#include <bit>

namespace rep {

namespace {

// The slot comes from the lowest bits.
std::uint32_t tagOf(std::uint64_t hash)
{
    return static_cast<std::uint32_t>(hash >> 32);
}

} // namespace

PrefixIndex::PrefixIndex(std::span<const Rule> rules)
    : m_rules(rules), m_links(rules.size()), m_table(std::bit_ceil(2 * rules.size() + 1))
{
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule)
        add(rule);
    for (const std::size_t slot : m_longChains)
        sortChain(slot);
    collectLengths();
}

std::size_t PrefixIndex::slotOf(std::uint64_t hash, std::string_view prefix) const
{
    const std::size_t mask = m_table.size() - 1;
    const std::uint32_t tag = tagOf(hash);
    std::size_t slot = hash & mask;
    while (m_table[slot].first != 0
           && (m_table[slot].tag != tag || prefixOf(m_table[slot].first - 1) != prefix))
        slot = (slot + 1) & mask;
    return slot;
}

void PrefixIndex::add(std::uint32_t rule)
{
    const std::string_view prefix = literalPrefix(m_rules[rule].pattern);
    m_links[rule].prefixBytes = static_cast<std::uint32_t>(prefix.size());
    const std::uint64_t hash = PrefixHasher::hashAll(prefix);
    const std::size_t slot = slotOf(hash, prefix);
    Chain &chain = m_table[slot];
    if (chain.first != 0 && m_links[chain.first - 1].next == 0)
        m_longChains.push_back(slot);
    m_links[rule].next = chain.first;
    chain.first = rule + 1;
    chain.tag = tagOf(hash);
    noteLength(prefix.size(), m_rules[rule].rank());
}

void PrefixIndex::sortChain(std::size_t slot)
{
    std::vector<std::uint32_t> chain;
    for (std::uint32_t next = m_table[slot].first; next != 0; next = m_links[next - 1].next)
        chain.push_back(next - 1);
    std::sort(chain.begin(), chain.end(), [this](std::uint32_t left, std::uint32_t right) {
        return m_rules[left].rank() > m_rules[right].rank();
    });
    std::uint32_t *place = &m_table[slot].first;
    for (const std::uint32_t rule : chain) {
        *place = rule + 1;
        place = &m_links[rule].next;
    }
    *place = 0;
}

void PrefixIndex::noteLength(std::size_t bytes, std::uint64_t rank)
{
    if (bytes >= m_highestRanks.size())
        m_highestRanks.resize(bytes + 1);
    m_highestRanks[bytes] = std::max(m_highestRanks[bytes], rank);
}

void PrefixIndex::collectLengths()
{
    std::uint64_t rank = 0;
    for (std::size_t bytes = 0; bytes < m_highestRanks.size(); ++bytes) {
        if (m_highestRanks[bytes] == 0)
            continue; // no rule has a prefix of this length
        rank = std::max(rank, m_highestRanks[bytes]);
        m_lengths.push_back({static_cast<std::uint32_t>(bytes), rank});
    }
    std::reverse(m_lengths.begin(), m_lengths.end());
    m_highestRanks = {};
}

const Rule *PrefixIndex::strongestInChain(std::uint32_t first, std::string_view path,
                                          const Rule *best) const
{
    for (std::uint32_t next = first; next != 0; next = m_links[next - 1].next) {
        const Rule &rule = m_rules[next - 1];
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
        const std::size_t slot = slotOf(hasher.hash(length.bytes), path.substr(0, length.bytes));
        best = strongestInChain(m_table[slot].first, path, best);
    }
    return best;
}

} // namespace rep
