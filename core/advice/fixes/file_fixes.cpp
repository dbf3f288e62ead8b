// SPDX-License-Identifier: MIT
#include "core/advice/fixes/fixes.h"

#include "core/text/ascii.h"
#include "core/text/file_format.h"
#include "core/text/utf8.h"

#include <array>
#include <optional>

namespace rep {

namespace {

// Windows-1252 where it differs from Latin-1; 0 for the bytes that it has no character for.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

char32_t windows1252(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    return value >= 0x80 && value < 0xA0 ? kWindows1252[value - 0x80] : value;
}

/// The line in UTF-8. Nothing where it is more likely another encoding than Western European: two
/// such bytes side by side, as Chinese or Cyrillic texts have them.
std::optional<std::string> toUtf8(std::string_view line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!isOutsideAscii(line[i])) {
            text += line[i];
            continue;
        }
        const bool hasNeighbour = i + 1 < line.size() && isOutsideAscii(line[i + 1]);
        const char32_t character = windows1252(line[i]);
        if (hasNeighbour || character == 0)
            return std::nullopt;
        appendUtf8(text, character);
    }
    return text;
}

} // namespace

std::vector<TextEdit> lineEndsToLf(const RobotsFile &file)
{
    std::vector<TextEdit> edits;
    for (const Line &line : file.lines())
        if (line.lineEnd() == LineEnd::CrLf)
            edits.push_back(replacing({line.text().end, line.text().end + 1}, ""));
        else if (line.lineEnd() == LineEnd::Cr)
            edits.push_back(replacing({line.text().end, line.text().end + 1}, "\n"));
    return edits;
}

void fixBom(const FixContext &, const Problem &problem, Fixes &fixes)
{
    fixes.push_back({"drop-bom", {}, {replacing(problem.span, "")}, false});
}

void fixLineEnds(const FixContext &context, const Problem &, Fixes &fixes)
{
    fixes.push_back({"line-ends-to-lf", {}, lineEndsToLf(context.file), false});
}

void fixFinalNewline(const FixContext &context, const Problem &, Fixes &fixes)
{
    const auto last = static_cast<std::uint32_t>(context.file.lines().size() - 1);
    fixes.push_back({"add-final-newline",
                     {},
                     {inserting(context.line(last).span().end, context.lineEnd(last))},
                     false});
}

void fixEncoding(const FixContext &context, const Problem &, Fixes &fixes)
{
    Fix fix{"encode-utf8", {}, {}, false};
    for (const Line &line : context.file.lines()) {
        const std::string_view text = context.bytes(line.text());
        if (isUtf8(text))
            continue;
        auto utf8 = toUtf8(text);
        if (!utf8)
            return;
        fix.edits.push_back(replacing(line.text(), std::move(*utf8)));
    }
    fixes.push_back(std::move(fix));
}

void fixSitemap(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    const std::string_view value = context.file.value(line);
    if (context.site.empty() || !value.starts_with('/') || value.starts_with("//"))
        return;
    std::string_view site = context.site;
    while (site.ends_with('/'))
        site.remove_suffix(1);
    const std::string address = std::string(site) + std::string(value);
    fixes.push_back({"make-sitemap-absolute",
                     {address},
                     {replacing(context.line(line).value(), address)},
                     false});
}

} // namespace rep
