// SPDX-License-Identifier: MIT
#include "core/analysis/access_rows.h"

#include "core/analysis/prefix_search.h"

#include <algorithm>

namespace rep {

std::vector<AccessRow> accessRows(std::vector<std::string_view> prefixes, Reading reading)
{
    prefixes.push_back("/");
    std::ranges::sort(prefixes);
    const auto repeated = std::ranges::unique(prefixes);
    prefixes.erase(repeated.begin(), repeated.end());
    std::erase_if(prefixes,
                  [reading](std::string_view prefix) { return !beginsPath(prefix, reading); });

    std::vector<AccessRow> rows;
    rows.reserve(prefixes.size());
    std::uint32_t parent = AccessRow::kNoParent;
    for (const std::string_view prefix : prefixes) {
        while (parent != AccessRow::kNoParent && !prefix.starts_with(rows[parent].prefix))
            parent = rows[parent].parent;
        const std::uint32_t depth = parent == AccessRow::kNoParent ? 0 : rows[parent].depth + 1;
        rows.push_back({std::string(prefix), parent, depth});
        parent = static_cast<std::uint32_t>(rows.size() - 1);
    }
    return rows;
}

} // namespace rep
