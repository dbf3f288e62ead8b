// SPDX-License-Identifier: MIT
#include "core/advice/edit_distance.h"
#include "core/advice/fixes/fixes.h"
#include "core/advice/line_parts.h"
#include "core/advice/odd_characters.h"
#include "core/advice/written_key.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

namespace rep {

namespace {

/// All that is written on a line before its comment, trimmed at the end only.
ByteSpan contentOf(const FixContext &context, std::uint32_t index)
{
    const Line &line = context.line(index);
    ByteSpan span{line.readText().begin, line.comment().begin};
    while (!span.isEmpty() && isAsciiSpace(context.file.bytes()[span.begin.value]))
        span.begin.value++;
    while (!span.isEmpty() && isAsciiSpace(context.file.bytes()[span.end.value - 1]))
        span.end.value--;
    return span;
}

} // namespace

void fixSpelling(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    if (problem.form == "known")
        return; // a directive of its own, not a slip
    const std::string &name = problem.arguments[1];
    const std::uint32_t line = context.lineOf(problem);
    Fix fix{"spell-directive", {problem.arguments[0], name}, {}, false};
    const ByteSpan key = context.line(line).key();
    if (!context.line(line).lacksColon()) {
        fix.edits.push_back(replacing(key, name));
    } else {
        fix.edits.push_back(replacing({key.begin, context.line(line).value().begin}, name + ": "));
    }
    fixes.push_back(std::move(fix));
}

void fixColon(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const ByteSpan content = contentOf(context, context.lineOf(problem));
    const auto parts = partsWithoutColon(context.bytes(content));
    if (!parts)
        return;
    const auto at = [content](std::size_t distance) {
        return content.begin + static_cast<std::uint32_t>(distance);
    };
    const std::string gap = parts->value.empty() ? ":" : ": ";
    fixes.push_back({"add-colon",
                     {std::string(parts->name)},
                     {replacing({at(parts->keySize), at(parts->valueBegin)}, gap)},
                     false});
}

void fixColonSign(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    const ByteSpan content = contentOf(context, line);
    Fix fix{"replace-colon", {problem.arguments[0]}, {}, false};
    const std::string key = foldedToAscii(context.bytes({content.begin, problem.span.begin}));
    const std::string_view written = context.bytes({content.begin, problem.span.begin});
    if (key != written)
        fix.edits.push_back(replacing({content.begin, problem.span.begin}, problem.arguments[0]));
    fix.edits.push_back(replacing(problem.span, ":"));
    fixes.push_back(std::move(fix));
}

void fixUnreadLine(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    Fix fix{"comment-out", {problem.arguments[1]}, {}, false};
    for (const ByteSpan span : problem.related)
        fix.edits.push_back(
            inserting(context.line(context.file.lineAt(span.begin)).text().begin, "# "));
    fixes.push_back(std::move(fix));
}

void fixInvisible(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const ByteSpan content = contentOf(context, context.lineOf(problem));
    const std::string_view text = context.bytes(content);
    Fix fix{"remove-invisible", {problem.arguments[0]}, {}, false};
    for (std::size_t at = 0; at < text.size();) {
        if (!isOutsideAscii(text[at])) {
            ++at;
            continue;
        }
        const OddCharacter odd = readOddCharacter(text, at);
        // A gap between two words stays one: without it they would become another word.
        const bool isInside = at > 0 && at + odd.length < text.size() && !isAsciiSpace(text[at - 1])
            && !isAsciiSpace(text[at + odd.length]) && text[at - 1] != ':'
            && text[at + odd.length] != ':';
        if (odd.isInvisible) {
            const ByteOffset begin = content.begin + static_cast<std::uint32_t>(at);
            fix.edits.push_back(
                replacing({begin, begin + odd.length}, odd.isGap && isInside ? " " : ""));
        }
        at += odd.length;
    }
    fixes.push_back(std::move(fix));
}

void fixLookAlikes(const FixContext &, const Problem &problem, Fixes &fixes)
{
    const std::string &name = problem.arguments[0];
    fixes.push_back({"replace-look-alikes", {name}, {replacing(problem.span, name)}, false});
}

void fixNul(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const ByteSpan text = context.line(context.lineOf(problem)).text();
    Fix fix{"remove-nul", {}, {}, false};
    for (ByteOffset at = text.begin; at < text.end; at.value++)
        if (context.file.bytes()[at.value] == '\0')
            fix.edits.push_back(replacing({at, at + 1}, ""));
    fixes.push_back(std::move(fix));
}

void fixSharedLine(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    ByteSpan gap{problem.span.begin, problem.span.begin};
    const ByteOffset value = context.line(line).value().begin;
    while (gap.begin > value && isAsciiSpace(context.file.bytes()[gap.begin.value - 1]))
        gap.begin.value--;
    fixes.push_back(
        {"split-line", {problem.arguments[0]}, {replacing(gap, context.lineEnd(line))}, false});
}

} // namespace rep
