// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"
#include "core/text/line_scanner.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace rep {

/// Reads single lines as Google's parser does (robots.cc, GetKeyAndValueFrom): finds the record and
/// its key and value, knows nothing of groups.
class LineReader {
public:
    explicit LineReader(std::string_view bytes) : m_bytes(bytes) { }

    /// Fills in `line`, which is as it is when made. `bomBytes` is the part of a byte order mark,
    /// whole or cut, that the file begins with; 0 for all lines but the first.
    void read(Line &line, const ScannedLine &scanned, std::uint8_t bomBytes = 0) const;

    /// The same for a line that is not the first. Nearly all lines of real files are plain rules
    /// and user agents, spelt and spaced as everybody does; those are read here with few
    /// comparisons.
    void readQuickly(Line &line, const ScannedLine &scanned) const;

private:
    struct Part {
        std::size_t begin;
        std::size_t end;
        bool isEmpty() const { return begin == end; }
    };
    using Word = std::array<char, 8>;

    static constexpr std::uint64_t word(Word bytes) { return std::bit_cast<std::uint64_t>(bytes); }
    std::uint64_t wordAt(std::size_t at) const
    {
        std::uint64_t value;
        std::memcpy(&value, m_bytes.data() + at, sizeof value);
        return value;
    }
    bool fillPlainRecord(Line &line, LineKind kind, std::size_t colon) const;
    bool readPlainRecord(Line &line) const;

    std::size_t find(char byte, Part part) const;
    Part trimmed(Part part) const;
    void readRecord(Line &line, Part text) const;
    std::size_t findSeparatingSpace(Part text) const;

    std::string_view m_bytes;
};

inline bool LineReader::fillPlainRecord(Line &line, LineKind kind, std::size_t colon) const
{
    const std::size_t end = line.m_textEnd;
    if (m_bytes[colon] != ':')
        return false;
    std::size_t value = colon + 1;
    if (value < end && m_bytes[value] == ' ')
        ++value;
    // Whatever is no plain character at either end of the value, the careful reader trims.
    if (value < end
        && (static_cast<unsigned char>(m_bytes[value]) <= ' '
            || static_cast<unsigned char>(m_bytes[end - 1]) <= ' '))
        return false;
    line.m_kind = kind;
    line.m_keyEnd = static_cast<std::uint16_t>(colon - line.m_begin);
    line.m_valueBegin = static_cast<std::uint16_t>(value - line.m_begin);
    line.m_valueEnd = line.m_readEnd;
    return true;
}

inline bool LineReader::readPlainRecord(Line &line) const
{
    // Letters without case; no other byte of a line becomes one of these by that.
    constexpr std::uint64_t kLowerCase = word({' ', ' ', ' ', ' ', ' ', ' ', ' ', ' '});
    constexpr std::uint64_t kDisallow = word({'d', 'i', 's', 'a', 'l', 'l', 'o', 'w'});
    constexpr std::uint64_t kUserAge = word({'u', 's', 'e', 'r', '-', 'a', 'g', 'e'});
    constexpr std::uint64_t kAllow = word({'a', 'l', 'l', 'o', 'w', 0, 0, 0});
    constexpr std::uint64_t kFive = word({'\xFF', '\xFF', '\xFF', '\xFF', '\xFF', 0, 0, 0});
    const std::size_t begin = line.m_begin;
    const std::size_t size = line.m_textEnd - begin;
    if (size < 9 || size > kMaxLineBytes)
        return false;
    const std::uint64_t start = wordAt(begin) | kLowerCase;
    if (start == kDisallow)
        return fillPlainRecord(line, LineKind::Disallow, begin + 8);
    if ((start & kFive) == kAllow)
        return fillPlainRecord(line, LineKind::Allow, begin + 5);
    if (start == kUserAge && size > 10 && (m_bytes[begin + 8] | ' ') == 'n'
        && (m_bytes[begin + 9] | ' ') == 't')
        return fillPlainRecord(line, LineKind::UserAgent, begin + 10);
    return false;
}

inline void LineReader::readQuickly(Line &line, const ScannedLine &scanned) const
{
    line.m_begin = static_cast<std::uint32_t>(scanned.begin);
    line.m_textEnd = static_cast<std::uint32_t>(scanned.textEnd);
    line.m_lineEnd = scanned.end;
    line.m_readEnd = static_cast<std::uint16_t>(scanned.textEnd - scanned.begin);
    line.m_comment = line.m_readEnd;
    if (scanned.hasHashOrNul || !readPlainRecord(line))
        read(line, scanned);
}

} // namespace rep
