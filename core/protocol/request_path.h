// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <string>
#include <string_view>

namespace rep {

/// What rules are compared with: path and query of a URL, always with a leading slash.
struct RequestPath {
    std::string bytes;
    /// The standard reading allows /robots.txt whatever the rules say (RFC 9309 2.2.2).
    bool isAlwaysAllowed = false;
};

/// Takes scheme, authority and fragment off; a path, a `//host/path` or nothing will do too. Never
/// fails: what has no path is asked for as `/`. Linear. (robots.cc, GetPathParamsQuery)
///
/// Google: compared as it is given, up to the first NUL. Standard: percent-encoded unreserved
/// characters are decoded, bytes outside printable ASCII encoded, other escapes upper-cased, `*`
/// and
/// `$` written `%2A` and `%24`, and dot segments resolved (RFC 3986 5.2.4), as a crawler does
/// before it asks.
RequestPath requestPath(std::string_view url, Reading reading);

} // namespace rep
