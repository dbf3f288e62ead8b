// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace rep {

/// What there is to say of one group.
struct GroupFacts {
    bool hasWildcard = false;
    std::vector<std::string_view>
        crawlers; // product tokens as written, each once; maybe empty ones
    /// Other groups that name one of its crawlers, or `*` as this one does: their rules are one
    /// set.
    std::vector<std::uint32_t> mergedWith;
    /// User-agent lines inside the group that look as if a new group began there, because an empty
    /// line or a record other than a rule stands before them. None begins there: no rule was seen.
    std::vector<std::uint32_t> meltLines;
};

/// `group` must be one of the file's. Linear in the size of the group and of those it merges with.
/// Views bytes of the snapshot.
GroupFacts groupFacts(const Snapshot &snapshot, std::uint32_t group);

} // namespace rep
