// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace rep {

/// The parts of a Content-Type header that matter for robots.txt. Views of the given value.
struct MediaType {
    std::string_view type; // "text/plain", as written
    std::string_view charset; // without quotes; empty where none is given
};

/// Reads the value of a Content-Type header (RFC 9110 8.3.1). Any bytes in; parts that are not
/// there or cannot be read come out empty.
MediaType readMediaType(std::string_view headerValue);

/// Whether the type is text/plain, which RFC 9309 2.3 asks for. Without case, as all media types.
bool isTextPlain(const MediaType &mediaType);

/// Whether the charset, where one is given, is UTF-8 (RFC 9309 2.3) or its subset US-ASCII.
bool agreesWithUtf8(const MediaType &mediaType);

} // namespace rep
