// SPDX-License-Identifier: MIT
#include "core/protocol/line_reader.h"

#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

constexpr std::string_view kSeparatingSpace = " \t";

} // namespace

/// The place of the first `byte` of the part, or the part's end.
std::size_t LineReader::find(char byte, Part part) const
{
    return std::min(m_bytes.substr(0, part.end).find(byte, part.begin), part.end);
}

LineReader::Part LineReader::trimmed(Part part) const
{
    while (part.begin < part.end && isAsciiSpace(m_bytes[part.begin]))
        ++part.begin;
    while (part.end > part.begin && isAsciiSpace(m_bytes[part.end - 1]))
        --part.end;
    return part;
}

void LineReader::read(Line &line, const ScannedLine &scanned, std::uint8_t bomBytes) const
{
    const std::size_t begin = scanned.begin + bomBytes;
    const std::size_t cut = std::min(scanned.textEnd, begin + kMaxLineBytes);
    const std::size_t readEnd = scanned.hasHashOrNul ? find('\0', {begin, cut}) : cut;
    const std::size_t contentEnd = scanned.hasHashOrNul ? find('#', {begin, readEnd}) : readEnd;
    const bool hasComment = contentEnd < readEnd;
    const auto distance = [&scanned](std::size_t place) {
        return static_cast<std::uint16_t>(place - scanned.begin);
    };

    line.m_begin = static_cast<std::uint32_t>(scanned.begin);
    line.m_textEnd = static_cast<std::uint32_t>(scanned.textEnd);
    line.m_lineEnd = scanned.end;
    line.m_bomBytes = bomBytes;
    line.m_readEnd = distance(readEnd);
    line.m_comment = distance(contentEnd);
    line.m_flags = static_cast<std::uint8_t>((hasComment ? Line::HasComment : 0)
                                             | (cut < scanned.textEnd ? Line::Cut : 0)
                                             | (readEnd < cut ? Line::HasNul : 0));
    const Part text = trimmed({begin, contentEnd});
    if (text.isEmpty())
        line.m_kind = hasComment ? LineKind::Comment : LineKind::Empty;
    else
        readRecord(line, text);
}

/// Without a colon white space separates, if there are exactly two words.
std::size_t LineReader::findSeparatingSpace(Part text) const
{
    const std::string_view words = m_bytes.substr(0, text.end);
    const std::size_t space = words.find_first_of(kSeparatingSpace, text.begin);
    if (space == std::string_view::npos)
        return text.end;
    const std::size_t second = words.find_first_not_of(kSeparatingSpace, space);
    const bool hasThird = words.find_first_of(kSeparatingSpace, second) != std::string_view::npos;
    return hasThird ? text.end : space;
}

void LineReader::readRecord(Line &line, Part text) const
{
    std::size_t separator = find(':', text);
    if (separator == text.end) {
        separator = findSeparatingSpace(text);
        if (separator == text.end) {
            line.m_kind = LineKind::Unreadable;
            return;
        }
        line.m_flags |= Line::LacksColon;
    }
    const Part key = trimmed({text.begin, separator});
    if (key.isEmpty()) {
        line.m_kind = LineKind::Unreadable;
        return;
    }
    const Part value = trimmed({separator + 1, text.end});
    line.m_keyBegin = static_cast<std::uint16_t>(key.begin - line.m_begin);
    line.m_keyEnd = static_cast<std::uint16_t>(key.end - line.m_begin);
    line.m_valueBegin = static_cast<std::uint16_t>(value.begin - line.m_begin);
    line.m_valueEnd = static_cast<std::uint16_t>(value.end - line.m_begin);

    const KeyReading reading = readKey(m_bytes.substr(key.begin, key.end - key.begin));
    line.m_kind = reading.kind;
    if (reading.isMisspelt)
        line.m_flags |= Line::Misspelt;
    if (reading.isLonger)
        line.m_flags |= Line::LongerKey;
}

} // namespace rep
