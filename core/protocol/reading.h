// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace rep {

/// How a file, a crawler's name and a URL are read.
///
/// `Google` is google/robotstxt bit for bit. `Standard` is RFC 9309, and what Postern answers with
/// by default. It is the Google reading but for five things: URL and pattern are normalised before
/// they are compared (2.2.2, 2.2.3), dot segments of the URL are resolved, /robots.txt is always
/// allowed (2.2.2), a rule for index.htm says nothing of its folder, and a crawler may be given as
/// a whole User-Agent header.
enum class Reading : std::uint8_t { Standard, Google };

} // namespace rep
