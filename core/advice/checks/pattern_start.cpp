// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/request_path.h"
#include "core/text/ascii.h"

namespace rep {

namespace {

bool isUrl(std::string_view value)
{
    return startsWithIgnoringCase(value, "http://") || startsWithIgnoringCase(value, "https://")
        || startsWithIgnoringCase(value, "www.");
}

/// The path of a URL as it is written, `/` where there is none.
std::string pathOf(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    const std::size_t host = scheme == url.npos ? 0 : scheme + 3;
    const std::size_t path = url.find_first_of("/?", host);
    if (path == url.npos)
        return "/";
    return (url[path] == '?' ? "/" : "") + std::string(url.substr(path));
}

} // namespace

/// Every path begins with a slash, so a pattern must begin with one, or with a star.
void checkPatternStart(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.ruleLines()) {
        const std::string_view value = context.file.value(index);
        if (value.empty() || value[0] == '/' || value[0] == '*' || isOutsideAscii(value[0]))
            continue;
        const std::string group = groupArgument(context, context.line(index).group());
        const bool isAllow = context.line(index).kind() == LineKind::Allow;
        const bool isAddress = isUrl(value);
        problems.push_back(makeProblem(
            isAddress ? "pattern-is-url" : "pattern-without-slash", context.line(index).value(),
            {std::string(value), isAddress ? pathOf(value) : '/' + std::string(value), group},
            isAllow ? "allow" : ""));
    }
}

} // namespace rep
