// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/line_end.h"

#include <cstdint>
#include <string_view>

namespace rep {

inline constexpr std::string_view kUtf8Bom = "\xEF\xBB\xBF";

/// What a file is written in, apart from its text: what an editor must keep to give the same bytes
/// back.
struct FileFormat {
    bool hasBom = false; // a whole UTF-8 byte order mark, 3 bytes
    LineEnd usualLineEnd = LineEnd::Lf; // the most frequent one; on a tie LF, then CRLF
    bool hasMixedLineEnds = false;
    bool endsWithLineEnd = false;
    bool isUtf8 = true;
    bool hasNul = false;
    bool looksLikeUtf16 = false; // by its byte order mark

    friend bool operator==(const FileFormat &, const FileFormat &) = default;
};

/// Looks at any bytes. Linear.
FileFormat detectFileFormat(std::string_view bytes);

} // namespace rep
