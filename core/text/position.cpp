// SPDX-License-Identifier: MIT
#include "core/text/position.h"

#include "core/text/ascii.h"
#include "core/text/utf8.h"

namespace rep {

ShownCharacter readShown(std::string_view line, std::size_t at)
{
    const char byte = line[at];
    if (!isOutsideAscii(byte) && byte != '\0')
        return {static_cast<unsigned char>(byte), 1, 1};
    const auto character = readUtf8(line, at);
    if (!character || isShownAsBytes(character->codePoint)) {
        const auto value = static_cast<unsigned char>(byte);
        return {static_cast<char32_t>(kByteEscapeBase + value), 1, 1};
    }
    const std::uint8_t units = character->codePoint > 0xFFFF ? 2 : 1;
    return {character->codePoint, character->length, units};
}

Utf16Offset utf16Column(std::string_view line, std::uint32_t bytes)
{
    Utf16Offset column;
    for (std::size_t at = 0; at < line.size();) {
        const ShownCharacter shown = readShown(line, at);
        at += shown.bytes;
        if (at > bytes)
            break;
        column.value += shown.units;
    }
    return column;
}

ByteOffset byteColumn(std::string_view line, Utf16Offset column)
{
    std::size_t at = 0;
    std::uint32_t units = 0;
    while (at < line.size()) {
        const ShownCharacter shown = readShown(line, at);
        units += shown.units;
        if (units > column.value)
            break;
        at += shown.bytes;
    }
    return {static_cast<std::uint32_t>(at)};
}

} // namespace rep
