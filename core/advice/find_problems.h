// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"
#include "core/analysis/witness_search.h"
#include "core/crawlers/catalogue.h"
#include "core/crawlers/directive_catalogue.h"
#include "core/protocol/snapshot.h"

#include <vector>

namespace rep {

struct ProblemOptions {
    /// Also the checks that run the engine: what rules decide, open and close exactly. Without them
    /// some milliseconds for 500 KiB.
    bool withSearches = true;
    /// For each single search; its stop token ends all of it, and what was found so far is given.
    SearchBudget budget{5'000, 1'000'000, {}};
};

/// What there is to say about a file, sorted by place. Any bytes will do. Comments may switch ids
/// off: `# postern: ignore ID …` at the end of the line or on the line above, `# postern:
/// ignore-file ID …` for the whole file.
std::vector<Problem> findProblems(const Snapshot &snapshot, const Catalogue &catalogue,
                                  const DirectiveCatalogue &directives,
                                  const ProblemOptions &options = {});

} // namespace rep
