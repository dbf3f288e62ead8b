// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <string>
#include <string_view>

// Path patterns: `*` stands for any bytes, `$` at the very end for the end of the path, all else
// for itself, from the first byte of the path on (RFC 9309 2.2.2, 2.2.3).
namespace rep {

/// Whether normalisePattern() would change `value`. Linear, and cheap for what most files hold.
bool needsNormalising(std::string_view value, Reading reading);

/// The pattern as it is compared and counted.
///
/// Google: bytes over 127 are percent-encoded, percent escapes upper-cased, nothing is decoded
/// (robots.cc, MaybeEscapePattern). Standard: bytes outside printable ASCII are encoded, escapes of
/// unreserved characters (RFC 3986 2.3) decoded, all others upper-cased, and a `$` that is not at
/// the end is written `%24`, as it stands for itself.
std::string normalisePattern(std::string_view value, Reading reading);

/// Whether a normalised pattern matches a normalised path. Linear in path plus pattern for patterns
/// of short pieces, whatever they hold.
bool matchesPattern(std::string_view path, std::string_view pattern);

/// The part of a pattern before its first `*` and its final `$`.
std::string_view literalPrefix(std::string_view pattern);

/// Where Google tries an Allow of an index page once more: `/a/index.html` also opens the folder
/// itself, as `/a/$` would. Empty for all other patterns. (robots.cc, HandleAllow)
std::string folderOfIndexPage(std::string_view pattern);

} // namespace rep
