// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rep {

/// A queue of states by a small whole cost, the smallest first; of one cost the last pushed first.
class BucketQueue {
public:
    void push(std::uint32_t state, std::size_t cost)
    {
        if (cost >= m_buckets.size())
            m_buckets.resize(cost + 1);
        m_buckets[cost].push_back(state);
        if (cost < m_lowest)
            m_lowest = cost;
    }

    std::optional<std::uint32_t> pop()
    {
        while (m_lowest < m_buckets.size() && m_buckets[m_lowest].empty())
            ++m_lowest;
        if (m_lowest >= m_buckets.size())
            return std::nullopt;
        const std::uint32_t state = m_buckets[m_lowest].back();
        m_buckets[m_lowest].pop_back();
        return state;
    }

private:
    std::vector<std::vector<std::uint32_t>> m_buckets;
    std::size_t m_lowest = 0;
};

} // namespace rep
