// SPDX-License-Identifier: MIT
#include "core/text/file_format.h"

#include "core/text/utf8.h"

#include <cstddef>

namespace rep {

namespace {

struct LineEndCounts {
    std::size_t lf = 0;
    std::size_t crLf = 0;
    std::size_t cr = 0;

    bool isMixed() const { return (lf != 0) + (crLf != 0) + (cr != 0) > 1; }
    LineEnd usual() const
    {
        if (lf >= crLf && lf >= cr)
            return LineEnd::Lf;
        return crLf >= cr ? LineEnd::CrLf : LineEnd::Cr;
    }
};

LineEndCounts countLineEnds(std::string_view bytes)
{
    LineEndCounts counts;
    for (std::size_t at = bytes.find_first_of("\r\n"); at != std::string_view::npos;
         at = bytes.find_first_of("\r\n", at)) {
        if (bytes[at] == '\n') {
            ++counts.lf;
        } else if (at + 1 < bytes.size() && bytes[at + 1] == '\n') {
            ++counts.crLf;
            ++at;
        } else {
            ++counts.cr;
        }
        ++at;
    }
    return counts;
}

} // namespace

FileFormat detectFileFormat(std::string_view bytes)
{
    const LineEndCounts counts = countLineEnds(bytes);
    FileFormat format;
    format.hasBom = bytes.starts_with(kUtf8Bom);
    format.usualLineEnd = counts.usual();
    format.hasMixedLineEnds = counts.isMixed();
    format.endsWithLineEnd = bytes.ends_with('\n') || bytes.ends_with('\r');
    format.isUtf8 = isUtf8(bytes);
    format.hasNul = bytes.find('\0') != std::string_view::npos;
    format.looksLikeUtf16 = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    return format;
}

} // namespace rep
