// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/analysed_rules.h"
#include "core/protocol/snapshot.h"

#include <functional>
#include <string>
#include <vector>

namespace rep {

/// What an edit changes for crawlers that read the same rules before and the same rules after.
struct CrawlerEffect {
    /// Product tokens, as a version of the file writes them.
    std::vector<std::string> tokens;
    bool isAnyOther = false; // and every crawler that neither version names
    /// Each Disallow of the old file of which something is open now; the other side of RuleFate is
    /// the new file.
    std::vector<RuleFate> opened;
    /// Each Disallow of the new file that closes what was open; the other side of RuleFate is the
    /// old file.
    std::vector<RuleFate> closed;
    std::size_t undetermined = 0; // rules of which it is not known

    bool isUnchanged() const { return opened.empty() && closed.empty() && undetermined == 0; }
};

struct EffectDiff {
    std::vector<CrawlerEffect> changed; // or not determined
    std::vector<CrawlerEffect> unchanged; // proved

    /// For every crawler and every URL both versions answer the same. A proof, no sample.
    bool isSame() const { return changed.empty(); }
    /// Something is known to be open or closed that was not.
    bool differs() const;
};

/// Compares what two versions of a file do: for every crawler that one of them names and for any
/// other. Exact within the budget, which is for each single search. Meant for a worker.
EffectDiff effectDiff(const Snapshot &before, const Snapshot &after, Reading reading,
                      const SearchBudget &budget,
                      const std::function<void(std::size_t, std::size_t)> &onProgress = {});

} // namespace rep
