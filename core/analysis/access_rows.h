// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// A path that rules speak of, and with it all paths that begin so: a row of an access map.
struct AccessRow {
    static constexpr std::uint32_t kNoParent = 0xFFFFFFFFU;

    std::string prefix; // normalised
    /// The row of the longest other prefix that this one begins with; it comes before this one.
    std::uint32_t parent = kNoParent;
    std::uint32_t depth = 0; // 0 for the first row, which is `/`
};

/// The rows of the literal beginnings of patterns, in the order of their bytes, so that each row
/// stands after its parent and before whatever does not begin with it. The first is `/`. What no
/// path begins with is left out. Linear in their bytes, but for the sorting.
std::vector<AccessRow> accessRows(std::vector<std::string_view> prefixes, Reading reading);

} // namespace rep
