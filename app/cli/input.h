// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace postern {

/// All of a file, or of standard input for `-`. Nothing, after a sentence on stderr, if it cannot
/// be read.
std::optional<std::string> readInput(const QString &path);

} // namespace postern
