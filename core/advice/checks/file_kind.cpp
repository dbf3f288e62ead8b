// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

constexpr std::array<std::string_view, 9> kHtmlStarts{
    "<!doctype", "<html", "<head", "<body", "<script", "<?xml", "<title", "<meta", "<!--"};

bool looksLikeUtf16(const CheckContext &context)
{
    if (context.format.looksLikeUtf16)
        return true;
    const std::string_view start = context.file.bytes().substr(0, 64);
    constexpr std::ptrdiff_t kFew = 4;
    return std::ranges::count(start, '\0') * 3 > static_cast<std::ptrdiff_t>(start.size())
        && static_cast<std::ptrdiff_t>(start.size()) > kFew;
}

std::string_view kindOf(const CheckContext &context)
{
    if (looksLikeUtf16(context))
        return "utf16";
    std::string_view text = context.file.bytes();
    if (text.starts_with(kUtf8Bom))
        text.remove_prefix(kUtf8Bom.size());
    while (!text.empty() && isAsciiSpace(text.front()))
        text.remove_prefix(1);
    if (std::ranges::any_of(kHtmlStarts, [text](std::string_view start) {
            return startsWithIgnoringCase(text, start);
        }))
        return "html";
    if (!context.format.isUtf8 && context.format.hasNul && context.file.groups().empty())
        return "binary";
    const bool isJson = text.starts_with('{')
        || (text.starts_with('[') && text.size() > 1 && (text[1] == '{' || text[1] == '"'));
    return isJson ? "json" : std::string_view();
}

} // namespace

void checkFileKind(const CheckContext &context, Problems &problems)
{
    const std::string_view kind = kindOf(context);
    if (kind.empty())
        return;
    // A robots.txt with a page before or inside it is read all the same.
    const bool isReadStill = kind != "utf16" && !context.file.groups().empty();
    Problem problem = makeProblem("not-robots-txt", context.line(0).text(), {std::string(kind)},
                                  isReadStill ? "partly" : kind);
    problems.push_back(std::move(problem));
}

} // namespace rep
