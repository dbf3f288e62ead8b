// SPDX-License-Identifier: MIT
#include "core/protocol/request_path.h"

#include "core/protocol/percent_encoding.h"

#include <algorithm>

namespace rep {

namespace {

constexpr auto kNowhere = std::string_view::npos;
constexpr std::string_view kPathStart = "/?;";
constexpr std::string_view kRobotsTxt = "/robots.txt";

std::string pathParamsQuery(std::string_view url)
{
    const std::size_t searchStart = url.starts_with("//") ? 2 : 0;
    const std::size_t earlyPath = url.find_first_of(kPathStart, searchStart);
    std::size_t afterScheme = url.find("://", searchStart);
    // Where a path starts before `://`, that is no scheme.
    afterScheme =
        earlyPath < afterScheme || afterScheme == kNowhere ? searchStart : afterScheme + 3;

    const std::size_t pathStart = url.find_first_of(kPathStart, afterScheme);
    const std::size_t fragment = url.find('#', searchStart);
    if (pathStart == kNowhere || fragment < pathStart)
        return "/";
    std::string path = url[pathStart] == '/' ? "" : "/";
    return path.append(url.substr(pathStart, std::min(fragment, url.size()) - pathStart));
}

std::string normalisePath(std::string_view path)
{
    std::string normal;
    normal.reserve(path.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        const char c = path[i];
        if (const auto byte = percentEscapeAt(path, i)) {
            if (isUnreserved(*byte))
                normal += *byte;
            else
                appendPercentEscape(normal, *byte);
            i += 2;
        } else if (!isPrintableAscii(c) || c == '*' || c == '$') {
            appendPercentEscape(normal, c);
        } else {
            normal += c;
        }
    }
    return normal;
}

/// RFC 3986 5.2.4, for a path that begins with a slash.
std::string withoutDotSegments(std::string_view path)
{
    std::string resolved;
    while (!path.empty()) {
        const std::size_t next = path.find('/', 1);
        const std::string_view segment = path.substr(0, next);
        const bool isLast = next == kNowhere;
        if (segment == "/..") {
            const std::size_t parent = resolved.rfind('/');
            resolved.resize(parent == std::string::npos ? 0 : parent);
        } else if (segment != "/.") {
            resolved += segment;
        }
        if (isLast && (segment == "/.." || segment == "/."))
            resolved += '/';
        path.remove_prefix(isLast ? path.size() : next);
    }
    return resolved;
}

} // namespace

RequestPath requestPath(std::string_view url, Reading reading)
{
    if (reading == Reading::Google) {
        std::string path = pathParamsQuery(url);
        path.resize(std::min(path.find('\0'), path.size()));
        return {std::move(path), false};
    }
    std::string path = normalisePath(pathParamsQuery(url));
    const std::size_t query = std::min(path.find('?'), path.size());
    path = withoutDotSegments(std::string_view(path).substr(0, query)) + path.substr(query);
    const bool isRobotsTxt = path == kRobotsTxt;
    return {std::move(path), isRobotsTxt};
}

} // namespace rep
