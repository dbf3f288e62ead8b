// SPDX-License-Identifier: MIT
#include "core/analysis/normal_path.h"

#include "core/protocol/percent_encoding.h"

namespace rep {

namespace {

constexpr std::uint8_t kLowerCase = 16;

} // namespace

bool NormalPath::step(char byte)
{
    if (!isPathByte(byte))
        return false;
    if (!m_isStandard)
        return true;
    if (byte == '*' || byte == '$')
        return false;
    return stepEscape(byte) && stepSegment(byte);
}

bool NormalPath::stepEscape(char byte)
{
    const int value = hexValue(byte);
    const bool isLower = byte >= 'a' && byte <= 'f';
    if (m_escape == Escape::OneDigit && value >= 0) {
        const auto escaped = static_cast<char>((m_firstDigit % kLowerCase) * 16 + value);
        if (isLower || m_firstDigit >= kLowerCase || isUnreserved(escaped))
            return false;
        m_escape = Escape::None;
    } else if (m_escape == Escape::Percent && value >= 0) {
        m_escape = Escape::OneDigit;
        m_firstDigit = static_cast<std::uint8_t>(value + (isLower ? kLowerCase : 0));
        return true;
    } else {
        m_escape = byte == '%' ? Escape::Percent : Escape::None;
    }
    m_firstDigit = 0;
    return true;
}

bool NormalPath::stepSegment(char byte)
{
    if (m_segment == Segment::Query)
        return true;
    if (endsDotSegment(byte))
        return false;
    if (byte == '/' || byte == '?') {
        m_segment = byte == '/' ? Segment::Begun : Segment::Query;
    } else if (byte == '.' && m_segment == Segment::Begun) {
        m_segment = Segment::OneDot;
    } else if (byte == '.' && m_segment == Segment::OneDot) {
        m_segment = Segment::TwoDots;
    } else {
        m_segment = Segment::Inside;
    }
    return true;
}

bool NormalPath::mayEnd() const
{
    return m_segment != Segment::OneDot && m_segment != Segment::TwoDots;
}

std::uint32_t NormalPath::fingerprint() const
{
    return static_cast<std::uint32_t>(m_segment) | static_cast<std::uint32_t>(m_escape) << 3
        | std::uint32_t{m_firstDigit} << 5;
}

bool NormalPath::isHarmless(char byte)
{
    return isPathByte(byte) && hexValue(byte) < 0 && byte != '/' && byte != '?' && byte != '.'
        && byte != '%' && byte != '*' && byte != '$';
}

} // namespace rep
