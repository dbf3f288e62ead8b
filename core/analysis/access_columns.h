// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/rule.h"
#include "core/protocol/snapshot.h"

#include <cstdint>
#include <vector>

namespace rep {

/// Crawlers that have the same rules: a column of an access map.
struct AccessColumn {
    /// Whether all crawlers that the file names nowhere are among them.
    bool hasOthers = false;
    std::vector<std::uint32_t> crawlers; // indices into NamedCrawlers::crawlers(), ascending
    /// The groups of the first of them, the others counting before all named ones. Lines of
    /// the column are of these groups.
    std::vector<std::uint32_t> groups;
    /// Some of them read other groups, which say the same.
    bool hasOtherGroups = false;
};

struct AccessColumnDraft {
    AccessColumn column;
    CrawlerRules rules; // views the snapshot
};

/// The column of the crawlers that the file names nowhere, then one for each other set of rules, in
/// the order in which the file first names a crawler of it. Linear in crawlers, and for each
/// distinct choice of groups in the size of its rules.
std::vector<AccessColumnDraft> draftAccessColumns(const Snapshot &snapshot, Reading reading);

} // namespace rep
