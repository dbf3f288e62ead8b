// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <string_view>

namespace postern {

/// Calls `take` for each line of a file, or of standard input for `-`, that is not empty; white
/// space around it is taken off. Reads in pieces, so memory is bounded by the longest line. False,
/// after a sentence on stderr, if the file cannot be read.
bool forEachLine(const QString &path, const std::function<void(std::string_view)> &take);

} // namespace postern
