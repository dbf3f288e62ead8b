// SPDX-License-Identifier: MIT
#include "ui/editor/reading_end.h"

#include "core/protocol/line.h"
#include "core/text/position.h"
#include "ui/document/byte_codec.h"

#include <algorithm>

namespace postern {

namespace {

/// Bytes of the file that the character beginning with a unit stands for.
std::uint32_t byteCountOf(QChar unit)
{
    if (unit.unicode() < 0x80 || isByteEscape(unit.unicode()))
        return 1;
    if (unit.isHighSurrogate())
        return 4;
    return unit.unicode() < 0x800 ? 2 : 3;
}

} // namespace

qsizetype readUnits(QStringView line)
{
    std::uint32_t bytes = 0;
    qsizetype unit = 0;
    while (unit < line.size() && line[unit] != QChar(rep::kByteEscapeBase)) {
        bytes += byteCountOf(line[unit]);
        if (bytes > rep::kMaxLineBytes)
            break;
        unit += line[unit].isHighSurrogate() ? 2 : 1;
    }
    return std::min(unit, line.size());
}

std::optional<qsizetype> readingEnd(QStringView line)
{
    const qsizetype read = readUnits(line);
    if (read == line.size())
        return std::nullopt;
    const bool isNul = line[read] == QChar(rep::kByteEscapeBase);
    return isNul ? read : read - 1;
}

} // namespace postern
