// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/line_end.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rep {

/// One line of a text, with the places of the bytes that a reader of records looks for. A place
/// that is not there is the end of the line's text.
struct ScannedLine {
    std::size_t begin = 0;
    std::size_t textEnd = 0; // where its line end begins
    std::size_t colon = 0; // the first ':'
    std::size_t hash = 0; // the first '#'
    std::size_t nul = 0; // the first NUL
    LineEnd end = LineEnd::None;
};

/// Walks through a text line by line: LF, CR and CRLF end a line, and a text always has one more
/// line than line ends. Any bytes will do. Linear: 64 bytes are looked at together, each once.
class LineScanner {
public:
    explicit LineScanner(std::string_view bytes);

    bool isAtEnd() const { return m_isAtEnd; }
    /// The next line. Only while not at the end.
    ScannedLine next();

private:
    struct BlockMasks {
        std::uint64_t lineEnds = 0;
        std::uint64_t colons = 0;
        std::uint64_t hashes = 0;
        std::uint64_t nuls = 0;
    };
    struct Places;

    void readBlock(std::size_t block);
    void notePlaces(Places &places, std::uint64_t window) const;
    ScannedLine finishLine(const Places &places, std::size_t begin, std::size_t textEnd);

    std::string_view m_bytes;
    std::size_t m_position = 0;
    std::size_t m_block = 0;
    BlockMasks m_masks;
    bool m_isAtEnd = false;
};

} // namespace rep
