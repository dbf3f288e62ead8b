// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/access_columns.h"
#include "core/analysis/access_rows.h"
#include "core/analysis/witness_search.h"
#include "core/protocol/decision.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace rep {

enum class AccessState : std::uint8_t { Open, Blocked, Mixed, NotDetermined };

/// A path, and which rule decides it.
struct DecidedPath {
    std::string path; // normalised; empty: no path
    std::optional<MatchedRule> rule; // none: no rule with a path matches, or the path is exempt
};

/// What some crawlers may do with all paths that begin with a prefix.
struct AccessCell {
    AccessState state = AccessState::NotDetermined;
    /// A rule of theirs speaks of this very prefix; else the cell follows from shorter ones, and
    /// from the ones below.
    bool hasOwnRule = false;
    // Shortest ones: where the prefix is a path itself, one of them is the prefix.
    // Where the state is not determined one of them may be known.
    DecidedPath open; // for Open and Mixed
    DecidedPath blocked; // for Blocked and Mixed

    /// The one that is the prefix itself, else one that a rule decides, else any; null if there is
    /// none.
    const DecidedPath *example(std::string_view prefix) const;
};

/// Who may ask for what: the paths that the rules of a file speak of, against crawlers. The paths
/// are those of findPath(): /robots.txt, which the standard reading always allows, counts only in
/// its own row.
struct AccessMap {
    std::vector<AccessRow> rows;
    std::vector<AccessColumn> columns;
    std::vector<AccessCell> cells; // row by row
    bool isStopped = false; // what was not reached is not determined

    const AccessCell &cell(std::size_t row, std::size_t column) const
    {
        return cells[row * columns.size() + column];
    }
};

/// Exact within the budget, which is for each single search; after many that were not determined
/// the others get less. `onProgress` is told how many of how
/// many columns are done. Cost: rows times columns, and a search where rules below a prefix, or
/// with a `*`, may change what holds for all of it. Meant for a worker.
AccessMap accessMap(const Snapshot &snapshot, Reading reading, const SearchBudget &budget,
                    const std::function<void(std::size_t, std::size_t)> &onProgress = {});

} // namespace rep
