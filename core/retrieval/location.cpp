// SPDX-License-Identifier: MIT
#include "core/retrieval/location.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace rep {

namespace {

constexpr std::string_view kRobotsPath = "/robots.txt";

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kDefaultPorts = {{
    {"http", "80"},
    {"https", "443"},
    {"ftp", "21"},
}};

// RFC 3986 3.1
bool isScheme(std::string_view text)
{
    if (text.empty() || !isAsciiLetter(text.front()))
        return false;
    return std::all_of(text.begin(), text.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '+' || c == '-' || c == '.';
    });
}

bool isHostAndPort(std::string_view text)
{
    return !text.empty() && text.front() != ':'
        && std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '\x7F'; });
}

std::string_view withoutDefaultPort(std::string_view hostAndPort, std::string_view scheme)
{
    const std::size_t colon = hostAndPort.rfind(':');
    if (colon == std::string_view::npos || hostAndPort.find(']', colon) != std::string_view::npos)
        return hostAndPort;
    const std::string_view port = hostAndPort.substr(colon + 1);
    const bool isDefault = port.empty()
        || std::any_of(kDefaultPorts.begin(), kDefaultPorts.end(),
                       [&](auto known) { return known.first == scheme && known.second == port; });
    return isDefault ? hostAndPort.substr(0, colon) : hostAndPort;
}

bool endsWithRobotsPath(std::string_view path)
{
    return path.size() >= kRobotsPath.size()
        && equalsIgnoringCase(path.substr(path.size() - kRobotsPath.size()), kRobotsPath);
}

RobotsPlace placeOf(std::string_view pathAndQuery)
{
    const std::size_t question = pathAndQuery.find('?');
    const bool hasQuery = question != std::string_view::npos;
    std::string_view path = pathAndQuery.substr(0, question);
    const bool hasSlash = path.size() > 1 && path.back() == '/';
    if (hasSlash)
        path.remove_suffix(1);

    if (!endsWithRobotsPath(path))
        return RobotsPlace::OtherResource;
    if (path.size() > kRobotsPath.size())
        return RobotsPlace::NotTopLevel;
    if (path != kRobotsPath)
        return RobotsPlace::WrongCase;
    if (hasSlash)
        return RobotsPlace::TrailingSlash;
    return hasQuery ? RobotsPlace::HasQuery : RobotsPlace::RobotsTxt;
}

} // namespace

RobotsLocation locate(std::string_view url)
{
    const std::size_t schemeEnd = url.find("://");
    if (schemeEnd == std::string_view::npos || !isScheme(url.substr(0, schemeEnd)))
        return {};
    const std::string scheme = toAsciiLower(url.substr(0, schemeEnd));

    std::string_view rest = url.substr(schemeEnd + 3);
    rest = rest.substr(0, rest.find('#'));
    // A browser takes a backslash for a slash; taken for a part of the host it would name another
    // one.
    const std::size_t authorityEnd = std::min(rest.find_first_of("/?\\"), rest.size());
    std::string_view authority = rest.substr(0, authorityEnd);
    authority.remove_prefix(authority.rfind('@') + 1);
    authority = withoutDefaultPort(authority, scheme);
    if (!isHostAndPort(authority))
        return {};

    std::string place = scheme;
    place += "://";
    place += toAsciiLower(authority);
    place += kRobotsPath;
    return {placeOf(rest.substr(authorityEnd)), std::move(place)};
}

} // namespace rep
