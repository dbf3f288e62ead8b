// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"
#include "core/protocol/snapshot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rep {

/// What a crawler's own groups say of what a Disallow of the `*` rules closes to all others.
struct ReleasedRule {
    std::uint32_t line = 0; // the Disallow of the `*` rules
    std::string examplePath; // a path that it matches, normalised
    bool isAllowed = true; // whether the crawler may ask for the example path
    std::optional<MatchedRule> deciding; // its own rule for that path; none: no rule speaks of it
};

/// Crawlers that have the same rules, and that groups of their own release from the `*` rules.
struct ReleasedCrawlers {
    std::vector<std::uint32_t> crawlers; // indices into NamedCrawlers::crawlers()
    std::vector<std::uint32_t> groups;
    std::vector<ReleasedRule> rules; // in the order of the file
    std::uint32_t openedCount = 0; // of the rules, the ones whose example path is allowed
};

/// One row for each distinct set of rules, in the order in which the file first names a crawler of
/// it. Empty if there is no `*` group with a Disallow. Cost: named rule sets times `*` rules.
std::vector<ReleasedCrawlers> releasedCrawlers(const Snapshot &snapshot, Reading reading);

/// The shortest simple path that a normalised pattern matches: each `*` stands for nothing.
std::string examplePath(std::string_view pattern);

} // namespace rep
