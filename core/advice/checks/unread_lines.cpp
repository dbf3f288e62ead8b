// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/edit_distance.h"
#include "core/advice/line_parts.h"
#include "core/advice/written_key.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

/// Text that is no directive and that no other check speaks of. Two words may be a record too.
bool isPlainText(const CheckContext &context, std::uint32_t index)
{
    const Line &line = context.line(index);
    if (line.kind() == LineKind::OtherRecord
        && isBareAddress(context.file.key(index), context.file.value(index)))
        return true;
    if (line.kind() != LineKind::Unreadable
        && !(line.kind() == LineKind::OtherRecord && line.lacksColon()))
        return false;
    const std::string_view text = context.bytes(context.whole(index));
    const std::string folded = foldedToAscii(text);
    const bool isBlank = std::ranges::all_of(folded, [](char c) { return isAsciiSpace(c); });
    if (isBlank || partsWithoutColon(text))
        return false;
    const std::size_t wordEnd = std::min(folded.find_first_of(": \t"), folded.size());
    const std::string_view word = std::string_view(folded).substr(0, wordEnd);
    if (context.directives.find(word) != nullptr)
        return false;
    return !(folded != text ? exactKey(word) : line.lacksColon() ? meantKey(word) : std::nullopt);
}

} // namespace

/// Lines that nobody reads; those that follow each other are said together.
void checkUnreadLines(const CheckContext &context, Problems &problems)
{
    std::uint32_t last = 0;
    Problem *run = nullptr;
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        if (!isPlainText(context, index))
            continue;
        if (run == nullptr || last + 1 != index) {
            const ByteSpan span = context.whole(index);
            problems.push_back(
                makeProblem("line-not-read", span, {std::string(context.bytes(span)), "1"}));
            run = &problems.back();
        }
        run->related.push_back(context.whole(index));
        run->arguments[1] = std::to_string(run->related.size());
        run->form = run->related.size() > 1 ? "several" : "";
        last = index;
    }
}

} // namespace rep
