// SPDX-License-Identifier: MIT
#include "core/analysis/state_table.h"

#include <algorithm>

namespace rep {

namespace {

constexpr std::size_t kFirstSlots = 64;

std::uint32_t hashOf(std::span<const std::uint32_t> words)
{
    std::uint64_t hash = 0x9E3779B97F4A7C15U;
    for (const std::uint32_t word : words) {
        hash = (hash ^ word) * 0xD6E8FEB86659FD93U;
        hash ^= hash >> 32;
    }
    return static_cast<std::uint32_t>(hash);
}

} // namespace

StateTable::StateTable() : m_slots(kFirstSlots)
{
}

std::span<const std::uint32_t> StateTable::words(std::uint32_t state) const
{
    const Node &node = m_nodes[state];
    return std::span(m_words).subspan(node.begin, node.end - node.begin);
}

StateTable::Inserted StateTable::insert(std::span<const std::uint32_t> row, std::uint32_t parent,
                                        char byte)
{
    const std::uint32_t steps = parent == kNoParent ? 0 : m_nodes[parent].steps + 1;
    const std::uint32_t hash = hashOf(row);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    for (; m_slots[slot] != 0; slot = (slot + 1) & mask) {
        const std::uint32_t seen = m_slots[slot] - 1;
        Node &node = m_nodes[seen];
        if (node.hash != hash || !std::ranges::equal(words(seen), row))
            continue;
        const bool isShorter = steps < node.steps;
        if (isShorter) {
            node.parent = parent;
            node.steps = steps;
            node.byte = byte;
        }
        return {seen, false, isShorter};
    }
    const auto begin = static_cast<std::uint32_t>(m_words.size());
    m_words.insert(m_words.end(), row.begin(), row.end());
    m_nodes.push_back(
        {begin, static_cast<std::uint32_t>(m_words.size()), parent, hash, steps, byte});
    m_slots[slot] = size();
    if (m_nodes.size() * 2 > m_slots.size())
        grow();
    return {size() - 1, true, true};
}

void StateTable::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::uint32_t node = 0; node < size(); ++node) {
        std::size_t slot = m_nodes[node].hash & mask;
        while (m_slots[slot] != 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = node + 1;
    }
}

std::string StateTable::pathTo(std::uint32_t state) const
{
    std::string path;
    for (; state != kNoParent; state = m_nodes[state].parent)
        path += m_nodes[state].byte;
    std::reverse(path.begin(), path.end());
    return path;
}

} // namespace rep
