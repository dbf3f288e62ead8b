// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/byte_span.h"

#include <cstdint>
#include <string_view>

// How bytes of one line stand against the UTF-16 units that show them.
//
// A character takes one unit, or two above U+FFFF. A byte that has no character of its own takes
// one unit, the escape kByteEscapeBase + byte: each byte of a sequence that is not UTF-8, NUL, and
// each byte of the characters that an editor's document cannot hold or would not show (U+2028,
// U+2029, U+FDD0, U+FDD1, U+FEFF, and the escapes themselves, so that the way back is exact).
namespace rep {

inline constexpr char16_t kByteEscapeBase = 0xEF00;
inline constexpr char16_t kByteEscapeLast = 0xEFFF;

/// Whether a character is shown byte by byte.
constexpr bool isShownAsBytes(char32_t codePoint)
{
    return codePoint == 0 || codePoint == 0x2028 || codePoint == 0x2029 || codePoint == 0xFDD0
        || codePoint == 0xFDD1 || codePoint == 0xFEFF
        || (codePoint >= kByteEscapeBase && codePoint <= kByteEscapeLast);
}

/// What stands at a place of a line: `codePoint` shown by `units` UTF-16 units for `bytes` bytes.
/// For an escaped byte `codePoint` is the escape.
struct ShownCharacter {
    char32_t codePoint = 0;
    std::uint8_t bytes = 0;
    std::uint8_t units = 0;
};

/// `at` must be inside `line`. Constant cost.
ShownCharacter readShown(std::string_view line, std::size_t at);

/// The number of UTF-16 units that show the first `bytes` bytes of a line. Inside a character: the
/// units before it. Past the end: all units. Linear in `bytes`.
Utf16Offset utf16Column(std::string_view line, std::uint32_t bytes);

/// The byte at which the unit `column` of a line is shown; in the middle of a surrogate pair the
/// first byte of its character; past the end the size of the line. Linear in `column`.
ByteOffset byteColumn(std::string_view line, Utf16Offset column);

} // namespace rep
