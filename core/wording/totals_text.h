// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/released_crawlers.h"
#include "core/protocol/snapshot.h"

#include <QString>

#include <cstdint>

namespace postern {

struct Totals {
    std::size_t lines = 0;
    std::size_t groups = 0;
    std::size_t rules = 0; // that belong to a group
    std::size_t crawlers = 0; // distinct product tokens, `*` not counted
    std::size_t sitemaps = 0;
    std::size_t unreadLines = 0;
    std::size_t bytes = 0;
};

Totals countTotals(const rep::Snapshot &snapshot);

/// "34 lines, 3 groups, 12 rules, 9 crawlers named, 2 lines that nobody reads".
QString totalsSentence(const rep::Snapshot &snapshot);

/// "Groups 2 and 7 name GPTBot: their rules are one set." For a group that merges with others.
QString mergeSentence(const rep::Snapshot &snapshot, std::uint32_t group);

/// "GPTBot and 8 more are released from 24 of 24 rules for *; /api/ is open to them."
QString releasedSentence(const rep::Snapshot &snapshot, const rep::ReleasedCrawlers &released,
                         int shownCrawlers);

/// "line 3  Disallow: /api/  open: no rule of their own speaks of it"
QString releasedRuleSentence(const rep::RobotsFile &file, const rep::ReleasedRule &rule);

} // namespace postern
