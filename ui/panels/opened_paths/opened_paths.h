// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"
#include "core/protocol/snapshot.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace postern {

/// How far what a Disallow of the `*` rules closes to all others is open to a named crawler.
enum class OpenedState : std::uint8_t { Open, PartlyOpen, StillBlocked, NotDetermined };

/// A path, and which of the crawlers' own rules decides it.
struct PathExample {
    std::string path;
    std::optional<std::uint32_t> line; // none: no rule speaks of the path
};

/// One Disallow of the `*` rules, as some crawlers meet it.
struct OpenedRule {
    std::uint32_t closingLine = 0;
    OpenedState state = OpenedState::NotDetermined;
    PathExample open; // of Open and PartlyOpen
    PathExample blocked; // of PartlyOpen and StillBlocked

    /// The line of their own rules that decides, of what is open first.
    std::optional<std::uint32_t> decidingLine() const
    {
        return state == OpenedState::StillBlocked || !open.line ? blocked.line : open.line;
    }
};

/// Crawlers with the same rules, and what these rules open.
struct OpenedPathsRow {
    QStringList crawlers; // at least one, as the file writes them
    std::vector<std::uint32_t> groups; // that they read, at least one, ascending
    std::uint32_t groupLine = 0; // where the first of these begins
    std::vector<OpenedRule> rules; // in the order of the file, without those that never decide

    std::size_t count(OpenedState state) const;
    /// Rules of which something is open.
    std::size_t openedCount() const
    {
        return count(OpenedState::Open) + count(OpenedState::PartlyOpen);
    }
};

/// What the named groups of a file open that its `*` rules close.
struct OpenedPaths {
    rep::SnapshotPtr snapshot; // that all lines speak of; null before the first answer
    bool hasClosingRules = false; // whether some rule for `*` closes anything
    std::vector<OpenedPathsRow>
        rows; // the ones that open something, or may, in the order of the file
};

/// Exact, see rep::openedPaths(). Takes up to seconds; once a stop is asked for it returns soon,
/// with an answer that is good for nothing.
OpenedPaths findOpenedPaths(const rep::SnapshotPtr &snapshot, rep::Reading reading,
                            const std::stop_token &stop);

} // namespace postern
