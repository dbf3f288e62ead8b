// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/group_facts.h"
#include "core/analysis/line_role.h"

#include <QString>
#include <QStringList>

#include <string_view>

// Groups and lines as words. The window and the command line say the same.
namespace postern {

/// A product token as it is shown; for an empty one a word that says so.
QString crawlerName(std::string_view token);

/// The crawlers of a group, `*` first.
QStringList groupCrawlers(const rep::GroupFacts &facts);

/// Why nobody reads the line; empty for roles that are read.
QString whyUnread(rep::LineRole role);

/// What happens where the group goes on although a new one seems to begin; empty if there is no
/// such place.
QString meltSentence(const rep::GroupFacts &facts);

} // namespace postern
