// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rep {

/// One character as UTF-8 writes it.
struct Utf8Character {
    char32_t codePoint = 0;
    std::uint8_t length = 0; // bytes, 1 to 4
};

/// Reads the character that starts at `at`, strictly (RFC 3629): no overlong form, no surrogate,
/// nothing above U+10FFFF, no cut sequence. Nothing where no such character starts; `at` past the
/// end gives nothing too. Constant cost.
std::optional<Utf8Character> readUtf8(std::string_view bytes, std::size_t at);

/// Whether all of `bytes` is UTF-8 in that strict sense. Linear.
bool isUtf8(std::string_view bytes);

/// Appends `codePoint`, which must be a Unicode scalar value.
void appendUtf8(std::string &bytes, char32_t codePoint);

} // namespace rep
