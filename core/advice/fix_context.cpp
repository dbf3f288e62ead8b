// SPDX-License-Identifier: MIT
#include "core/advice/fix_context.h"

#include "core/text/file_format.h"

namespace rep {

std::string FixContext::lineEnd(std::uint32_t index) const
{
    const LineEnd own = file.lines()[index].lineEnd();
    return std::string(
        lineEndBytes(own == LineEnd::None ? detectFileFormat(file.bytes()).usualLineEnd : own));
}

TextEdit replacing(ByteSpan span, std::string replacement)
{
    return {span, std::move(replacement)};
}

TextEdit inserting(ByteOffset at, std::string text)
{
    return {{at, at}, std::move(text)};
}

TextEdit droppingRecord(const FixContext &context, std::uint32_t index)
{
    const Line &line = context.line(index);
    if (line.hasComment())
        return {{line.text().begin, line.comment().begin}, {}};
    return {{line.text().begin, line.span().end}, {}};
}

TextEdit insertingAfter(const FixContext &context, std::uint32_t index,
                        const std::vector<std::string> &lines)
{
    const Line &line = context.line(index);
    const std::string end = context.lineEnd(index);
    const bool isLast = line.lineEnd() == LineEnd::None;
    std::string text;
    for (const std::string &added : lines)
        text += isLast ? end + added : added + end;
    return inserting(line.span().end, text);
}

TextEdit insertingBefore(const FixContext &context, std::uint32_t index,
                         const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &added : lines)
        text += added + context.lineEnd(index);
    return inserting(context.line(index).text().begin, text);
}

} // namespace rep
