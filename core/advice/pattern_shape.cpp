// SPDX-License-Identifier: MIT
#include "core/advice/pattern_shape.h"

#include "core/protocol/percent_encoding.h"

#include <algorithm>

namespace rep {

namespace {

/// Whether a `%` with fewer than two hexadecimal digits may still be meant as a part of an escape.
bool isCutShort(std::string_view pattern, std::size_t at)
{
    for (std::size_t i = at + 1; i < at + 3; ++i) {
        if (i >= pattern.size() || pattern[i] == '*' || pattern[i] == '$')
            return true;
        if (hexValue(pattern[i]) < 0)
            return false;
    }
    return false;
}

bool isBroken(std::string_view pattern, std::size_t at)
{
    return pattern[at] == '%' && !percentEscapeAt(pattern, at) && !isCutShort(pattern, at);
}

} // namespace

bool matchesEveryPath(std::string_view pattern)
{
    if (pattern.ends_with("*$"))
        pattern.remove_suffix(1);
    if (pattern.empty() || pattern.find_first_not_of("*/") != pattern.npos)
        return false;
    return std::ranges::count(pattern, '/') <= 1;
}

std::string_view withoutNeedlessStar(std::string_view pattern)
{
    std::string_view bare = pattern;
    if (bare.ends_with("*$"))
        bare.remove_suffix(1);
    while (bare.size() > 1 && bare.ends_with('*'))
        bare.remove_suffix(1);
    // `/a$*` without its star would end in a `$` that stands for the end.
    return bare.ends_with('$') ? pattern : bare;
}

bool hasBrokenEscape(std::string_view pattern)
{
    for (std::size_t at = pattern.find('%'); at != pattern.npos; at = pattern.find('%', at + 1))
        if (isBroken(pattern, at))
            return true;
    return false;
}

std::string withNormalEscapes(std::string_view pattern)
{
    std::string normal;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const auto escaped = percentEscapeAt(pattern, at);
        if (!escaped) {
            normal += isBroken(pattern, at) ? "%25" : std::string(1, pattern[at]);
            continue;
        }
        if (isUnreserved(*escaped))
            normal += *escaped;
        else
            appendPercentEscape(normal, *escaped);
        at += 2;
    }
    return normal;
}

std::string withEncodedBytes(std::string_view pattern)
{
    std::string encoded;
    for (const char c : pattern) {
        if (isOutsideAscii(c))
            appendPercentEscape(encoded, c);
        else
            encoded += c;
    }
    return encoded;
}

std::string ampersandTwin(std::string_view pattern)
{
    const std::size_t mark = pattern.find('?');
    if (mark == pattern.npos || pattern.find('?', mark + 1) != pattern.npos)
        return {};
    const std::string_view rest = pattern.substr(mark + 1);
    const std::size_t equals = rest.find('=');
    const auto isName = [](char c) { return isUnreserved(c) || c == '[' || c == ']'; };
    if (equals == 0 || equals == rest.npos || pattern[0] != '/'
        || !std::ranges::all_of(rest.substr(0, equals), isName)
        || rest.find_first_of("&*") != rest.npos)
        return {};
    std::string twin(pattern.substr(0, mark));
    twin += twin.ends_with('*') ? "&" : "*&";
    return twin + std::string(rest);
}

} // namespace rep
