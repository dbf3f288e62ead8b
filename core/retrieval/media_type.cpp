// SPDX-License-Identifier: MIT
#include "core/retrieval/media_type.h"

#include "core/text/ascii.h"

#include <cstddef>

namespace rep {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isAsciiSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isAsciiSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

// Takes the part up to the next semicolon outside quotes off `rest`.
std::string_view takePart(std::string_view &rest)
{
    bool quoted = false;
    std::size_t end = 0;
    for (; end < rest.size(); ++end) {
        if (rest[end] == '"')
            quoted = !quoted;
        else if (rest[end] == ';' && !quoted)
            break;
    }
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end < rest.size() ? end + 1 : end);
    return trimmed(part);
}

std::string_view unquoted(std::string_view value)
{
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        return value.substr(1, value.size() - 2);
    return value;
}

} // namespace

MediaType readMediaType(std::string_view headerValue)
{
    MediaType mediaType;
    std::string_view rest = headerValue;
    mediaType.type = takePart(rest);
    while (!rest.empty()) {
        const std::string_view parameter = takePart(rest);
        const std::size_t equals = parameter.find('=');
        if (equals == std::string_view::npos || !mediaType.charset.empty())
            continue;
        if (equalsIgnoringCase(trimmed(parameter.substr(0, equals)), "charset"))
            mediaType.charset = unquoted(trimmed(parameter.substr(equals + 1)));
    }
    return mediaType;
}

bool isTextPlain(const MediaType &mediaType)
{
    return equalsIgnoringCase(mediaType.type, "text/plain");
}

bool agreesWithUtf8(const MediaType &mediaType)
{
    return mediaType.charset.empty() || equalsIgnoringCase(mediaType.charset, "utf-8")
        || equalsIgnoringCase(mediaType.charset, "utf8")
        || equalsIgnoringCase(mediaType.charset, "us-ascii");
}

} // namespace rep
