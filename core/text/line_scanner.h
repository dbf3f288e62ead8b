// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/byte_block.h"
#include "core/text/line_end.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rep {

/// One line of a text.
struct ScannedLine {
    std::size_t begin = 0;
    std::size_t textEnd = 0; // where its line end begins
    LineEnd end = LineEnd::None;
    bool hasHashOrNul = false; // somewhere in its text
};

/// Calls `take` with each line of a text: LF, CR and CRLF end a line, and a text always has one
/// more line than line ends. Any bytes will do. Linear: 64 bytes are looked at together, each once.
template<class Take>
void scanLines(std::string_view bytes, Take take)
{
    ScannedLine line;
    bool hasMark = false; // '#' or NUL in an earlier block of the same line
    for (std::size_t at = 0; at < bytes.size(); at += ByteBlock::kBytes) {
        const ByteBlock block(bytes, at);
        const std::uint64_t marks = block.whereEither('#', '\0');
        std::uint64_t unseen = ~std::uint64_t{0}; // of the block, what the line does not have yet
        for (std::uint64_t ends = block.whereEither('\n', '\r'); ends != 0; ends &= ends - 1) {
            const std::size_t end = at + static_cast<std::size_t>(std::countr_zero(ends));
            if (end < line.begin)
                continue; // the LF of a CRLF
            line.textEnd = end;
            line.hasHashOrNul = hasMark || (marks & unseen & ((ends & (~ends + 1)) - 1)) != 0;
            const bool isLf = bytes[end] == '\n';
            const bool isCrLf = !isLf && end + 1 < bytes.size() && bytes[end + 1] == '\n';
            line.end = isLf ? LineEnd::Lf : isCrLf ? LineEnd::CrLf : LineEnd::Cr;
            take(line);
            line.begin = end + (isCrLf ? 2 : 1);
            unseen = ~(ends ^ (ends - 1));
            hasMark = false;
        }
        hasMark = hasMark || (marks & unseen) != 0;
    }
    line.textEnd = bytes.size();
    line.end = LineEnd::None;
    line.hasHashOrNul = hasMark;
    take(line);
}

} // namespace rep
