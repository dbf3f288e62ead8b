// SPDX-License-Identifier: MIT
#include "core/text/utf8.h"

#include "core/text/ascii.h"

namespace rep {

namespace {

struct LeadByte {
    std::uint8_t length;
    char32_t bits;
    char32_t smallest; // a smaller code point in this length is an overlong form
};

LeadByte classifyLead(unsigned char byte)
{
    if (byte < 0x80)
        return {1, byte, 0};
    if ((byte & 0xE0) == 0xC0)
        return {2, static_cast<char32_t>(byte & 0x1F), 0x80};
    if ((byte & 0xF0) == 0xE0)
        return {3, static_cast<char32_t>(byte & 0x0F), 0x800};
    if ((byte & 0xF8) == 0xF0)
        return {4, static_cast<char32_t>(byte & 0x07), 0x10000};
    return {0, 0, 0};
}

bool isScalarValue(char32_t codePoint)
{
    return codePoint <= 0x10FFFF && (codePoint < 0xD800 || codePoint > 0xDFFF);
}

} // namespace

std::optional<Utf8Character> readUtf8(std::string_view bytes, std::size_t at)
{
    if (at >= bytes.size())
        return std::nullopt;
    const LeadByte lead = classifyLead(static_cast<unsigned char>(bytes[at]));
    if (lead.length == 0 || bytes.size() - at < lead.length)
        return std::nullopt;
    char32_t codePoint = lead.bits;
    for (std::size_t i = 1; i < lead.length; ++i) {
        const auto next = static_cast<unsigned char>(bytes[at + i]);
        if ((next & 0xC0) != 0x80)
            return std::nullopt;
        codePoint = (codePoint << 6) | (next & 0x3F);
    }
    if (codePoint < lead.smallest || !isScalarValue(codePoint))
        return std::nullopt;
    return Utf8Character{codePoint, lead.length};
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        if (!isOutsideAscii(bytes[at])) {
            ++at;
            continue;
        }
        const auto character = readUtf8(bytes, at);
        if (!character)
            return false;
        at += character->length;
    }
    return true;
}

void appendUtf8(std::string &bytes, char32_t codePoint)
{
    const auto put = [&bytes](char32_t value) { bytes.push_back(static_cast<char>(value)); };
    const auto putTail = [&put, codePoint](unsigned shift) {
        put(0x80 | ((codePoint >> shift) & 0x3F));
    };
    if (codePoint < 0x80) {
        put(codePoint);
    } else if (codePoint < 0x800) {
        put(0xC0 | (codePoint >> 6));
        putTail(0);
    } else if (codePoint < 0x10000) {
        put(0xE0 | (codePoint >> 12));
        putTail(6);
        putTail(0);
    } else {
        put(0xF0 | (codePoint >> 18));
        putTail(12);
        putTail(6);
        putTail(0);
    }
}

} // namespace rep
