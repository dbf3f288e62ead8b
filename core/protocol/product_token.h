// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <string>
#include <string_view>

namespace rep {

/// What is left of a user-agent value as the product token: it is cut at the first character
/// outside [A-Za-z_-] (RFC 9309 2.2.1; robots.cc, ExtractUserAgent). May be empty: `360Spider` has
/// none.
std::string_view productToken(std::string_view value);

/// Whether a user-agent value stands for all crawlers that are named nowhere: `*`, also with white
/// space and more after it (robots.cc, HandleUserAgent).
bool isWildcardAgent(std::string_view value);

/// A crawler as a file is asked about it.
struct Crawler {
    /// Compared with the product tokens of the file, whole and without case.
    std::string token;

    /// The crawler of a name. The Google reading compares the name as it is given, so that a name
    /// like `GPTBot/1.0` is named by no group. The standard reading cuts it like a user-agent line.
    static Crawler named(std::string_view name, Reading reading);

    /// Whether a user-agent line with this value names the crawler. In the standard reading no line
    /// names a crawler without a token; in the Google reading an empty name equals an empty token.
    bool isNamedBy(std::string_view value) const;

    bool canBeNamed = true;
};

} // namespace rep
