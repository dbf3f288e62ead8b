// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rep {

/// How a URL stands to the one place where crawlers look for robots.txt: "/robots.txt", all
/// lowercase, in the top-level path of the service (RFC 9309 2.3).
enum class RobotsPlace : std::uint8_t {
    NoUrl, // no scheme or no authority
    RobotsTxt, // this is the place
    WrongCase, // /Robots.txt
    TrailingSlash, // /robots.txt/
    NotTopLevel, // /shop/robots.txt
    HasQuery, // /robots.txt?v=2
    OtherResource,
};

struct RobotsLocation {
    RobotsPlace place = RobotsPlace::NoUrl;
    /// The robots.txt that governs the URL: scheme and host in lowercase, without user name,
    /// default port, query and fragment. Empty for NoUrl.
    std::string url;
};

/// The robots.txt that governs `url`, and whether `url` is that file itself. A robots.txt governs
/// one scheme, host and port. The path is compared as written, nothing is decoded or resolved. Any
/// bytes in; linear.
RobotsLocation locate(std::string_view url);

} // namespace rep
