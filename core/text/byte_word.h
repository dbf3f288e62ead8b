// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

// Eight bytes looked at together, as one number. Each question is about any of them.
namespace rep {

using ByteWord = std::uint64_t;

inline ByteWord loadByteWord(const char *bytes)
{
    ByteWord word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

constexpr ByteWord repeatByte(unsigned char byte)
{
    return ~ByteWord{0} / 0xFF * byte;
}

constexpr bool hasByteOutsideAscii(ByteWord word)
{
    return (word & repeatByte(0x80)) != 0;
}

/// `limit` is at most 0x80.
constexpr bool hasByteBelow(ByteWord word, unsigned char limit)
{
    return ((word - repeatByte(limit)) & ~word & repeatByte(0x80)) != 0;
}

constexpr bool hasByte(ByteWord word, char byte)
{
    return hasByteBelow(word ^ repeatByte(static_cast<unsigned char>(byte)), 1);
}

/// Whether `isWanted` holds for some word of the text. The words overlap where its size is no
/// multiple of eight; a text of less than eight bytes is filled up with its first byte.
template<class Predicate>
bool anyByteWord(std::string_view text, Predicate isWanted)
{
    constexpr std::size_t kBytes = sizeof(ByteWord);
    if (text.size() < kBytes) {
        if (text.empty())
            return false;
        ByteWord word = repeatByte(static_cast<unsigned char>(text.front()));
        std::memcpy(&word, text.data(), text.size());
        return isWanted(word);
    }
    for (std::size_t at = 0; at + kBytes <= text.size(); at += kBytes)
        if (isWanted(loadByteWord(text.data() + at)))
            return true;
    return isWanted(loadByteWord(text.data() + text.size() - kBytes));
}

} // namespace rep
