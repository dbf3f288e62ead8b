// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/analysed_rules.h"
#include "core/protocol/snapshot.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace rep {

/// Crawlers that have the same rules, and that groups of their own release from the `*` rules: what
/// opens to them thereby, and what closes.
struct CrawlerRelease {
    std::vector<std::uint32_t> crawlers; // indices into NamedCrawlers::crawlers()
    std::vector<std::uint32_t> groups;
    /// What becomes of each Disallow of the `*` rules, in the order of the file. A repeated pattern
    /// stands here once, by its first line.
    std::vector<RuleFate> rules;
    /// Each Disallow of their own that closes what the `*` rules leave open: here the "other side"
    /// of RuleFate are the `*` rules, so state Opened is closed wholly by this rule.
    std::vector<RuleFate> closed;

    std::size_t count(OpenState state) const;
    /// Rules that close something to others: all but the ones that never decide.
    std::size_t bindingCount() const;
};

struct OpenedPaths {
    /// One row for each distinct set of rules, in the order in which the file first names a crawler
    /// of it. Empty if there are no `*` groups or no Disallow in them and nothing is closed.
    std::vector<CrawlerRelease> released;
    /// What the `*` rules close to any crawler that is named nowhere.
    std::vector<RuleFate> others;
    bool isStopped = false; // the rest is not determined
};

/// Exact within the budget, which is for each single search. `onProgress` is told how many of how
/// many rows are done. Meant for a worker.
OpenedPaths openedPaths(const Snapshot &snapshot, Reading reading, const SearchBudget &budget,
                        const std::function<void(std::size_t, std::size_t)> &onProgress = {});

} // namespace rep
