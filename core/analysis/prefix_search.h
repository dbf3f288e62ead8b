// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/witness_search.h"
#include "core/protocol/reading.h"

#include <string_view>

namespace rep {

/// A shortest path that begins with `prefix` and that `rules` allows, or blocks: exact, and of the
/// same paths as findPath(). Rules that decide all that begins so cost no search, whatever they
/// are. A prefix that no path begins with gives Impossible.
Witness findPathBelow(const SearchRules &rules, std::string_view prefix, bool isAllowed,
                      const SearchBudget &budget);

/// Whether some path that a crawler can ask for begins with `prefix`.
bool beginsPath(std::string_view prefix, Reading reading);
/// Whether it is such a path itself, in the form in which it is compared.
bool isPath(std::string_view path, Reading reading);

} // namespace rep
