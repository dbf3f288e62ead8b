// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/written_key.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

/// Where a second directive begins inside a value: white space, its name, a colon.
std::size_t findDirective(std::string_view value, std::optional<MeantKey> &found)
{
    for (std::size_t colon = value.find(':'); colon != value.npos;
         colon = value.find(':', colon + 1)) {
        std::size_t keyEnd = colon;
        while (keyEnd > 0 && isAsciiSpace(value[keyEnd - 1]))
            --keyEnd;
        std::size_t begin = keyEnd;
        while (begin > 0 && (isAsciiLetter(value[begin - 1]) || value[begin - 1] == '-'))
            --begin;
        found = exactKey(value.substr(begin, keyEnd - begin));
        if (found && (begin == 0 || isAsciiSpace(value[begin - 1])))
            return begin;
    }
    return value.npos;
}

} // namespace

/// Two directives on one line: the second is part of the first one's value.
void checkSharedLines(const CheckContext &context, Problems &problems)
{
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        const Line &line = context.line(index);
        if (!isRecord(line.kind()) || line.value().size() < 6)
            continue;
        const std::string_view value = context.file.value(index);
        std::optional<MeantKey> second;
        if (value.find(':') == value.npos)
            continue;
        const std::size_t begin = findDirective(value, second);
        if (begin == value.npos)
            continue;
        const ByteSpan span{line.value().begin + static_cast<std::uint32_t>(begin),
                            line.value().end};
        const bool isSitemap = second->kind == LineKind::Sitemap;
        problems.push_back(makeProblem(isSitemap ? "sitemap-not-own-line" : "directives-share-line",
                                       span,
                                       {std::string(second->name), std::string(context.bytes(span)),
                                        std::string(context.file.key(index))}));
    }
}

} // namespace rep
