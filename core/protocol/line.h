// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/byte_span.h"
#include "core/text/line_end.h"

#include <cstdint>

namespace rep {

/// What a line was read as.
enum class LineKind : std::uint8_t {
    Empty,
    Comment, // nothing but a comment
    Unreadable, // no record: no colon and not two words, or nothing before the colon
    UserAgent,
    Allow,
    Disallow,
    Sitemap,
    OtherRecord, // RFC 9309 2.2.4; all keys that are none of the above
};

constexpr bool isRule(LineKind kind)
{
    return kind == LineKind::Allow || kind == LineKind::Disallow;
}

constexpr bool isRecord(LineKind kind)
{
    return kind >= LineKind::UserAgent;
}

/// Google reads no more of a line (robots.cc: 2083 * 8 - 1, the byte order mark not counted).
inline constexpr std::uint32_t kMaxLineBytes = 16663;

inline constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;

/// One line as it was read. Spans are of the whole file. Small, because a file has many: places
/// inside the line are kept as distances, which fit 16 bits as a line is read to kMaxLineBytes
/// only.
class Line {
public:
    LineKind kind() const { return m_kind; }
    LineEnd lineEnd() const { return m_lineEnd; }

    /// The group the line landed in: an index into RobotsFile::groups(), or kNoGroup. A comment or
    /// an empty line inside a group has the group's; after its last record it has none.
    std::uint32_t group() const { return m_group; }

    /// The whole line with its line end; the first line has the byte order mark too. The spans of
    /// all lines tile the file.
    ByteSpan span() const { return {{m_begin}, textEnd() + lineEndSize()}; }
    /// The line without its line end and byte order mark.
    ByteSpan text() const { return {{m_begin + m_bomBytes}, textEnd()}; }
    /// What is read of text(): all of it, or up to the cut or the first NUL.
    ByteSpan readText() const { return {{m_begin + m_bomBytes}, {m_begin + m_readEnd}}; }
    /// From `#` to the end of what is read; empty where there is no comment.
    ByteSpan comment() const { return {{m_begin + m_comment}, {m_begin + m_readEnd}}; }

    /// As written, trimmed; empty unless the line is a record.
    ByteSpan key() const { return {{m_begin + m_keyBegin}, {m_begin + m_keyEnd}}; }
    /// As written, trimmed; may be empty for a record too.
    ByteSpan value() const { return {{m_begin + m_valueBegin}, {m_begin + m_valueEnd}}; }

    /// A misspelling that Google accepts, such as `dissallow` (robots.cc, kAllowFrequentTypos).
    bool isMisspelt() const { return (m_flags & Misspelt) != 0; }
    /// The key goes on after the name it is read as: `Allowed:` is read as Allow.
    bool hasLongerKey() const { return (m_flags & LongerKey) != 0; }
    /// White space stands where the colon should be.
    bool lacksColon() const { return (m_flags & LacksColon) != 0; }
    bool hasComment() const { return (m_flags & HasComment) != 0; }
    /// Longer than kMaxLineBytes: the rest is not read.
    bool isCut() const { return (m_flags & Cut) != 0; }
    /// Holds a NUL in what would be read: nothing after it is read.
    bool hasNul() const { return (m_flags & HasNul) != 0; }

private:
    friend class LineReader;
    friend class FileBuilder;

    enum Flag : std::uint8_t {
        Misspelt = 1,
        LongerKey = 2,
        LacksColon = 4,
        HasComment = 8,
        Cut = 16,
        HasNul = 32,
    };

    ByteOffset textEnd() const { return {m_textEnd}; }
    std::uint32_t lineEndSize() const
    {
        return m_lineEnd == LineEnd::None ? 0 : m_lineEnd == LineEnd::CrLf ? 2 : 1;
    }

    std::uint32_t m_begin = 0;
    std::uint32_t m_textEnd = 0;
    std::uint32_t m_group = kNoGroup;
    std::uint16_t m_readEnd = 0;
    std::uint16_t m_comment = 0;
    std::uint16_t m_keyBegin = 0;
    std::uint16_t m_keyEnd = 0;
    std::uint16_t m_valueBegin = 0;
    std::uint16_t m_valueEnd = 0;
    LineKind m_kind = LineKind::Empty;
    LineEnd m_lineEnd = LineEnd::None;
    std::uint8_t m_flags = 0;
    std::uint8_t m_bomBytes = 0;
};

} // namespace rep
