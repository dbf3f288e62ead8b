// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"
#include "core/text/line_scanner.h"

#include <string_view>

namespace rep {

/// Reads single lines as Google's parser does (robots.cc, GetKeyAndValueFrom): finds the record and
/// its key and value, knows nothing of groups.
class LineReader {
public:
    explicit LineReader(std::string_view bytes) : m_bytes(bytes) { }

    /// `bomBytes` is the part of a byte order mark, whole or cut, that the file begins with; 0 for
    /// all lines but the first.
    Line read(const ScannedLine &scanned, std::uint8_t bomBytes = 0) const;

private:
    struct Part {
        std::size_t begin;
        std::size_t end;
        bool isEmpty() const { return begin == end; }
    };

    Part trimmed(Part part) const;
    void readRecord(Line &line, Part text, std::size_t colon) const;
    std::size_t findSeparatingSpace(Part text) const;

    std::string_view m_bytes;
};

} // namespace rep
