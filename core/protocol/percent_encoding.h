// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/ascii.h"

#include <optional>
#include <string>
#include <string_view>

namespace rep {

/// RFC 3986 2.3.
constexpr bool isUnreserved(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

constexpr bool isPrintableAscii(char c)
{
    return c >= ' ' && c <= '~';
}

/// The byte that the percent escape at `at` stands for; nothing where there is no whole escape.
constexpr std::optional<char> percentEscapeAt(std::string_view text, std::size_t at)
{
    if (at >= text.size() || text.size() - at < 3 || text[at] != '%')
        return std::nullopt;
    const int high = hexValue(text[at + 1]);
    const int low = hexValue(text[at + 2]);
    if (high < 0 || low < 0)
        return std::nullopt;
    return static_cast<char>(high * 16 + low);
}

inline void appendPercentEscape(std::string &text, char byte)
{
    constexpr std::string_view kHexDigits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    text += '%';
    text += kHexDigits[value >> 4];
    text += kHexDigits[value & 15];
}

} // namespace rep
