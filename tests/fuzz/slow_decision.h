// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"

#include <string>
#include <string_view>

// The way from file, crawler and path to a verdict once more, slowly and obviously, for tests only.
namespace rep::reference {

/// Keeps all places of the path that the pattern could have come to. Path times pattern.
bool matches(std::string_view path, std::string_view pattern);

/// As normalisePattern().
std::string normalised(std::string_view pattern, Reading reading);

/// Reads the file with the reference reader and tries all rules of the crawler: the longest one
/// that matches decides, Allow on a tie, then the first line. `name` is a crawler's as in
/// Crawler::named().
Verdict decide(std::string_view file, std::string_view name, const RequestPath &path,
               Reading reading);

} // namespace rep::reference
