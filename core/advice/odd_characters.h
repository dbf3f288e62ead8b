// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rep {

/// What a character outside ASCII looks like to a person.
struct OddCharacter {
    char32_t codePoint = 0; // 0 for a byte that is not UTF-8, but for the no-break space of Latin-1
    std::uint8_t length = 1; // bytes
    char looksLike = '\0'; // an ASCII letter, digit or sign; 0 for none
    bool isInvisible = false; // nothing is seen, or a gap
    bool isGap = false; // invisible, and as wide as a space
};

/// Reads the character at `at`, which must be inside `text`. Constant cost.
OddCharacter readOddCharacter(std::string_view text, std::size_t at);

} // namespace rep
