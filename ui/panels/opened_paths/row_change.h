// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace postern {

/// How one list becomes another, if an edit touched one place: rows at `place` go or come, all
/// others stay, though what they show may be new.
struct RowChange {
    std::size_t place = 0;
    std::size_t removed = 0;
    std::size_t inserted = 0; // one of the two is 0
};

/// What both lists begin and end with stays. In between, rows stay as long as both lists have one.
template<class Key>
RowChange rowChange(const std::vector<Key> &before, const std::vector<Key> &after)
{
    const std::size_t both = std::min(before.size(), after.size());
    const auto ends = std::mismatch(
        before.begin(), before.begin() + static_cast<std::ptrdiff_t>(both), after.begin());
    const auto head = static_cast<std::size_t>(ends.first - before.begin());
    std::size_t tail = 0;
    while (tail < both - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return {both - tail, before.size() - both, after.size() - both};
}

} // namespace postern
