// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/product_token.h"
#include "core/protocol/robots_file.h"

#include <cstdint>
#include <vector>

namespace rep {

/// Why a crawler reads the groups that it reads.
enum class GroupReason : std::uint8_t {
    Named, // a group names it, so it reads no `*` group
    Wildcard, // no group names it
    None, // nor is there a `*` group: no rules apply
};

/// The groups that a crawler reads; their rules are one set (RFC 9309 2.2.1).
struct GroupChoice {
    GroupReason reason = GroupReason::None;
    std::vector<std::uint32_t> groups; // indices into RobotsFile::groups(), ascending
};

/// Linear in the number of user-agent lines.
GroupChoice chooseGroups(const RobotsFile &file, const Crawler &crawler);

/// The groups with a `*` line, ascending.
std::vector<std::uint32_t> wildcardGroups(const RobotsFile &file);

} // namespace rep
