// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/text/utf8.h"

#include <array>

namespace rep {

namespace {

ByteSpan endOf(const RobotsFile &file, std::uint32_t line)
{
    return {file.lines()[line].text().end, file.lines()[line].span().end};
}

/// The first line that ends in another way than most.
std::uint32_t firstOddEnd(const CheckContext &context)
{
    const auto &lines = context.file.lines();
    for (std::uint32_t line = 0; line < lines.size(); ++line)
        if (lines[line].lineEnd() != context.format.usualLineEnd
            && lines[line].lineEnd() != LineEnd::None)
            return line;
    return 0;
}

void checkLineEnds(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    std::array<std::size_t, 4> counts{};
    for (const Line &line : file.lines())
        ++counts[static_cast<std::size_t>(line.lineEnd())];
    const std::size_t crCount = counts[static_cast<std::size_t>(LineEnd::Cr)];
    if (crCount > 0 && context.format.usualLineEnd == LineEnd::Cr) {
        problems.push_back(makeProblem("cr-line-ends", endOf(file, 0), {std::to_string(crCount)}));
    } else if (context.format.hasMixedLineEnds) {
        const std::uint32_t odd = firstOddEnd(context);
        problems.push_back(makeProblem("mixed-line-ends", endOf(file, odd), {lineArgument(odd)},
                                       crCount > 0 ? "cr" : ""));
    }
}

void checkEncoding(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    std::uint32_t count = 0;
    std::uint32_t first = 0;
    bool isInRule = false;
    for (std::uint32_t line = 0; line < file.lines().size(); ++line) {
        if (isUtf8(context.bytes(file.lines()[line].text())))
            continue;
        if (count++ == 0)
            first = line;
        isInRule = isInRule || (isRule(file.lines()[line].kind()) && !isUtf8(file.value(line)));
    }
    if (count == 0)
        return;
    Problem problem =
        makeProblem("not-utf8", file.lines()[first].text(),
                    {lineArgument(first), std::to_string(count)}, isInRule ? "" : "harmless");
    if (!isInRule)
        problem.severity = Severity::Note;
    problems.push_back(std::move(problem));
}

} // namespace

void checkFileFormat(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    const Line &first = file.lines().front();
    if (context.format.hasBom) {
        const bool isHarmless = !isRecord(first.kind());
        Problem problem =
            makeProblem("byte-order-mark", {first.span().begin, first.text().begin},
                        {std::string(context.bytes(first.text()))}, isHarmless ? "harmless" : "");
        if (isHarmless)
            problem.severity = Severity::Note;
        problems.push_back(std::move(problem));
    }
    checkLineEnds(context, problems);
    if (!file.bytes().empty() && !context.format.endsWithLineEnd)
        problems.push_back(makeProblem("no-final-newline", file.lines().back().text()));
    if (!context.format.isUtf8 && !context.format.looksLikeUtf16)
        checkEncoding(context, problems);
}

} // namespace rep
