// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"

#include <QString>

#include <string_view>

// Problems as words. The window and the command line say the same.
namespace postern {

/// A few words for an id, such as "Group joins the next one". Empty for an id that is none.
QString problemTitle(std::string_view id);

/// One or two sentences: what happens to whom in this file.
QString problemSentence(const rep::Problem &problem);

/// "Error", "Warning" or "Note".
QString severityWord(rep::Severity severity);

} // namespace postern
