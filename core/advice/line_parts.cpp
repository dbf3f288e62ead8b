// SPDX-License-Identifier: MIT
#include "core/advice/line_parts.h"

#include "core/advice/written_key.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

bool isValueFor(LineKind kind, std::string_view value)
{
    switch (kind) {
    case LineKind::UserAgent:
        return std::ranges::count(value, ' ') <= 2;
    case LineKind::Sitemap:
        return startsWithIgnoringCase(value, "http");
    case LineKind::Allow:
    case LineKind::Disallow:
        return value.empty() || value.starts_with('/') || value.starts_with('*');
    default:
        return false;
    }
}

} // namespace

std::optional<LineParts> partsWithoutColon(std::string_view text)
{
    const auto isKeyCharacter = [](char c) { return isAsciiLetter(c) || c == '-' || c == '_'; };
    const auto keyEnd = std::ranges::find_if_not(text, isKeyCharacter);
    LineParts parts;
    parts.keySize = static_cast<std::size_t>(keyEnd - text.begin());
    const auto meant = exactKey(text.substr(0, parts.keySize));
    if (!meant)
        return std::nullopt;
    parts.name = meant->name;
    parts.valueBegin = parts.keySize;
    constexpr std::string_view kSigns = " \t=;.,";
    while (parts.valueBegin < text.size() && kSigns.find(text[parts.valueBegin]) != kSigns.npos)
        ++parts.valueBegin;
    parts.value = text.substr(parts.valueBegin);
    if (!isValueFor(meant->kind, parts.value))
        return std::nullopt;
    if (meant->kind == LineKind::UserAgent && parts.value.empty())
        return std::nullopt;
    return parts;
}

bool isBareAddress(std::string_view key, std::string_view value)
{
    return value.starts_with("//")
        && (equalsIgnoringCase(key, "http") || equalsIgnoringCase(key, "https"));
}

} // namespace rep
