// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/robots_file.h"

#include <cstdint>

namespace rep {

/// Google reads no more of a file, and RFC 9309 2.5 promises at least as much of any crawler:
/// 500 kibibytes.
inline constexpr std::uint32_t kCrawlerSizeLimit = 512'000;

/// What a line does in the file.
enum class LineRole : std::uint8_t {
    InGroup, // a record of a group, or a comment or an empty line between its records
    WholeFile, // a sitemap
    Outside, // an empty line or a comment that is in no group
    StrayRule, // a rule before any user-agent line: read by nobody
    StrayRecord, // any other record before any user-agent line
    Unreadable, // not empty, no comment, and no record
    PastLimit, // begins after kCrawlerSizeLimit
};

/// `line` must be one of the file's. Constant cost.
LineRole lineRole(const RobotsFile &file, std::uint32_t line);

/// Whether something is written there that no crawler reads.
constexpr bool isReadByNobody(LineRole role)
{
    return role == LineRole::StrayRule || role == LineRole::StrayRecord
        || role == LineRole::Unreadable || role == LineRole::PastLimit;
}

} // namespace rep
