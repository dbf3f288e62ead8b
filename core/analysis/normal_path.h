// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <cstdint>

namespace rep {

/// Follows a path byte by byte and tells whether it is one that requestPath() gives: a path that a
/// crawler can ask for, in the form in which it is compared. All begin with a slash and hold only
/// printable ASCII without `#` and space. In the standard reading they hold no `*` and no `$`
/// (which are percent-encoded), no escape that would be decoded or upper-cased, and no dot segment.
class NormalPath {
public:
    /// At the slash that the path begins with.
    explicit NormalPath(Reading reading)
        : m_isStandard(reading == Reading::Standard), m_segment(Segment::Begun)
    {
    }

    /// False if no normal path goes on with the byte.
    bool step(char byte);
    /// Whether the byte would end a dot segment, which no path has outside its query.
    bool endsDotSegment(char byte) const { return !mayEnd() && (byte == '/' || byte == '?'); }
    bool isInQuery() const { return m_segment == Segment::Query; }
    /// Whether the path may end here.
    bool mayEnd() const;

    /// All that is known of the path so far, as a small number: two paths with the same number go
    /// on alike.
    std::uint32_t fingerprint() const;

    /// Whether some path holds the byte.
    static constexpr bool isPathByte(char byte) { return byte > ' ' && byte <= '~' && byte != '#'; }
    /// Whether a byte leads to where every ending is free, from wherever it is taken, but for the
    /// endings with dot segments that only a query has.
    static bool isHarmless(char byte);

private:
    enum class Segment : std::uint8_t { Inside, Begun, OneDot, TwoDots, Query };
    enum class Escape : std::uint8_t { None, Percent, OneDigit };

    bool stepEscape(char byte);
    bool stepSegment(char byte);

    bool m_isStandard;
    Segment m_segment;
    Escape m_escape = Escape::None;
    std::uint8_t m_firstDigit = 0; // of an escape: its value, plus 16 if it is a lower-case letter
};

} // namespace rep
