// SPDX-License-Identifier: MIT
#include "core/crawlers/tsv.h"

#include "core/text/ascii.h"
#include "core/text/file_format.h"
#include "core/text/line_scanner.h"

namespace rep {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isAsciiSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isAsciiSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> splitTrimmed(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::string_view TsvRow::operator[](std::string_view column) const
{
    const auto found = std::find(columns.begin(), columns.end(), column);
    return found == columns.end() ? std::string_view()
                                  : cells[static_cast<std::size_t>(found - columns.begin())];
}

std::vector<std::uint32_t> readTsv(std::string_view bytes,
                                   const std::function<bool(const TsvRow &)> &take)
{
    if (bytes.starts_with(kUtf8Bom))
        bytes.remove_prefix(kUtf8Bom.size());
    std::vector<std::uint32_t> uselessLines;
    std::vector<std::string_view> columns;
    std::uint32_t number = 0;
    scanLines(bytes, [&](const ScannedLine &line) {
        ++number;
        const std::string_view text = bytes.substr(line.begin, line.textEnd - line.begin);
        if (trimmed(text).empty() || text.starts_with('#'))
            return;
        if (columns.empty()) {
            columns = splitTrimmed(text, '\t');
            return;
        }
        const TsvRow row{columns, splitTrimmed(text, '\t')};
        if (row.cells.size() != columns.size() || !take(row))
            uselessLines.push_back(number);
    });
    return uselessLines;
}

std::vector<std::string> splitCell(std::string_view cell)
{
    std::vector<std::string> parts;
    for (const std::string_view part : splitTrimmed(cell, ','))
        if (!part.empty())
            parts.emplace_back(part);
    return parts;
}

} // namespace rep
