// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/opened_paths/opened_paths.h"

#include <QString>

// What a named group opens, in words.
namespace postern {

/// "GPTBot, ClaudeBot and 7 more".
QString crawlersText(const OpenedPathsRow &row);

/// "Open", "Still blocked".
QString stateText(OpenedState state);

/// "20 of 24 open, 2 in part".
QString openedCountText(const OpenedPathsRow &row);

/// "Group 2", "Groups 2 and 5".
QString groupsText(const OpenedPathsRow &row);

/// What the crawlers' own group says: "No rule: allowed", "Allow: / in line 31"; both where only
/// part is open.
QString ownRuleText(const rep::RobotsFile &file, const OpenedRule &rule);

/// "For example, /api/ is open to GPTBot, ClaudeBot and 7 more."
QString examplesText(const OpenedPathsRow &row, const OpenedRule &rule);

/// Of the row that opens most: "GPTBot and 8 more are released from 24 of 24 rules for *; /api/ is
/// open to them." Who is in the other rows follows. Empty if there are no rows.
QString summaryText(const OpenedPaths &paths);

} // namespace postern
