// SPDX-License-Identifier: MIT
#include "core/advice/odd_characters.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

struct LookAlike {
    char32_t codePoint;
    char ascii;
};

// Letters of other scripts that most fonts draw like Latin ones, and signs like `:`, `-` and `/`.
constexpr std::array kLookAlikes{
    LookAlike{0x0391, 'A'}, LookAlike{0x0392, 'B'}, LookAlike{0x0395, 'E'}, LookAlike{0x0396, 'Z'},
    LookAlike{0x0397, 'H'}, LookAlike{0x0399, 'I'}, LookAlike{0x039A, 'K'}, LookAlike{0x039C, 'M'},
    LookAlike{0x039D, 'N'}, LookAlike{0x039F, 'O'}, LookAlike{0x03A1, 'P'}, LookAlike{0x03A4, 'T'},
    LookAlike{0x03A5, 'Y'}, LookAlike{0x03A7, 'X'}, LookAlike{0x03BF, 'o'}, LookAlike{0x0405, 'S'},
    LookAlike{0x0406, 'I'}, LookAlike{0x0408, 'J'}, LookAlike{0x0410, 'A'}, LookAlike{0x0412, 'B'},
    LookAlike{0x0415, 'E'}, LookAlike{0x041A, 'K'}, LookAlike{0x041C, 'M'}, LookAlike{0x041D, 'H'},
    LookAlike{0x041E, 'O'}, LookAlike{0x0420, 'P'}, LookAlike{0x0421, 'C'}, LookAlike{0x0422, 'T'},
    LookAlike{0x0425, 'X'}, LookAlike{0x0430, 'a'}, LookAlike{0x0435, 'e'}, LookAlike{0x043E, 'o'},
    LookAlike{0x0440, 'p'}, LookAlike{0x0441, 'c'}, LookAlike{0x0443, 'y'}, LookAlike{0x0445, 'x'},
    LookAlike{0x0455, 's'}, LookAlike{0x0456, 'i'}, LookAlike{0x0458, 'j'}, LookAlike{0x0501, 'd'},
    LookAlike{0x051B, 'q'}, LookAlike{0x051D, 'w'}, LookAlike{0x04CF, 'l'}, LookAlike{0x2010, '-'},
    LookAlike{0x2011, '-'}, LookAlike{0x2012, '-'}, LookAlike{0x2013, '-'}, LookAlike{0x2014, '-'},
    LookAlike{0x2212, '-'}, LookAlike{0x2236, ':'}, LookAlike{0xA789, ':'}, LookAlike{0xFE55, ':'},
    LookAlike{0xFE13, ':'}, LookAlike{0x2215, '/'}, LookAlike{0x2044, '/'},
};

bool isGapCharacter(char32_t c)
{
    return c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F
        || c == 0x3000;
}

bool isZeroWidth(char32_t c)
{
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2060 && c <= 0x2064) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF;
}

} // namespace

OddCharacter readOddCharacter(std::string_view text, std::size_t at)
{
    OddCharacter odd;
    const auto character = readUtf8(text, at);
    if (!character) {
        if (text[at] != '\xA0')
            return odd;
        return {0xA0, 1, '\0', true, true};
    }
    odd.codePoint = character->codePoint;
    odd.length = character->length;
    odd.isGap = isGapCharacter(odd.codePoint);
    odd.isInvisible = odd.isGap || isZeroWidth(odd.codePoint);
    constexpr char32_t kFullWidth = 0xFF00;
    if (odd.codePoint > kFullWidth && odd.codePoint <= 0xFF5E)
        odd.looksLike = static_cast<char>(odd.codePoint - kFullWidth + ' ');
    const auto alike = std::ranges::find(kLookAlikes, odd.codePoint, &LookAlike::codePoint);
    if (alike != kLookAlikes.end())
        odd.looksLike = alike->ascii;
    return odd;
}

} // namespace rep
