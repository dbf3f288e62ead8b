// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

// Character classes of ASCII, free of the locale.
namespace rep {

constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Space, tab, vertical tab, form feed, and the two line end characters.
constexpr bool isAsciiSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

constexpr bool isOutsideAscii(char c)
{
    return static_cast<unsigned char>(c) >= 0x80;
}

constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

constexpr char asciiUpper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c;
}

/// The value of a hexadecimal digit, or -1.
constexpr int hexValue(char c)
{
    if (isAsciiDigit(c))
        return c - '0';
    const char lower = asciiLower(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

constexpr bool equalsIgnoringCase(std::string_view left, std::string_view right)
{
    if (left.size() != right.size())
        return false;
    for (std::size_t i = 0; i < left.size(); ++i)
        if (asciiLower(left[i]) != asciiLower(right[i]))
            return false;
    return true;
}

constexpr bool startsWithIgnoringCase(std::string_view text, std::string_view prefix)
{
    return text.size() >= prefix.size()
        && equalsIgnoringCase(text.substr(0, prefix.size()), prefix);
}

inline std::string toAsciiLower(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower)
        c = asciiLower(c);
    return lower;
}

} // namespace rep
