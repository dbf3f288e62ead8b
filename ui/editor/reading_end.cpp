// SPDX-License-Identifier: MIT
#include "ui/editor/reading_end.h"

#include "core/protocol/line.h"
#include "core/text/position.h"
#include "ui/document/byte_codec.h"

namespace postern {

namespace {

/// Bytes of the file that a unit stands for. A surrogate pair stands for four.
std::uint32_t byteCountOf(QChar unit)
{
    if (unit.unicode() < 0x80 || isByteEscape(unit.unicode()))
        return 1;
    return unit.unicode() < 0x800 || unit.isSurrogate() ? 2 : 3;
}

} // namespace

qsizetype readUnits(QStringView line)
{
    std::uint32_t bytes = 0;
    qsizetype unit = 0;
    for (; unit < line.size() && line[unit] != QChar(rep::kByteEscapeBase); ++unit) {
        bytes += byteCountOf(line[unit]);
        if (bytes > rep::kMaxLineBytes)
            break;
    }
    return unit;
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
