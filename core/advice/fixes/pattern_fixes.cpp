// SPDX-License-Identifier: MIT
#include "core/advice/fixes/fixes.h"

#include "core/advice/pattern_shape.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

namespace rep {

namespace {

/// One edit: the value of the line gives way to another.
Fix valueFix(std::string_view id, const FixContext &context, const Problem &problem,
             const std::string &value)
{
    const ByteSpan old = context.line(context.lineOf(problem)).value();
    return {id, {std::string(context.bytes(old)), value}, {replacing(old, value)}, false};
}

std::string valueOf(const FixContext &context, const Problem &problem)
{
    return std::string(context.file.value(context.lineOf(problem)));
}

} // namespace

void fixToken(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const bool isKnown = problem.id == "near-miss-token";
    const std::string &token = isKnown ? problem.arguments[1]
        : problem.arguments[2].empty() ? problem.arguments[1]
                                       : problem.arguments[2];
    if (!token.empty())
        fixes.push_back(valueFix("use-token", context, problem, token));
}

void fixLeadingSlash(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::string value = valueOf(context, problem);
    // `?id=` and `.pdf` are parts of a path, `admin/` is its beginning.
    const bool isPart = value[0] == '?' || value[0] == '.' || value[0] == '&' || value[0] == '=';
    const bool isPlain = value.find('/') != value.npos;
    for (const bool withStar : {isPart, !isPart}) {
        if (isPlain && withStar)
            continue;
        fixes.push_back(
            valueFix("add-leading-slash", context, problem, (withStar ? "/*" : "/") + value));
        fixes.back().isOneOfSeveral = !isPlain;
    }
}

void fixUrl(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("path-of-url", context, problem, problem.arguments[1]));
}

void fixSeveralPaths(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    const std::string name(properName(context.line(line).kind()));
    std::string lines;
    bool isGap = false;
    for (const char c : valueOf(context, problem)) {
        if (!isAsciiSpace(c)) {
            lines += (isGap ? context.lineEnd(line) + name + ": " : "") + c;
            isGap = false;
        } else {
            isGap = true;
        }
    }
    fixes.push_back(valueFix("split-paths", context, problem, lines));
}

void fixSpace(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("encode-space", context, problem, problem.arguments[1]));
}

void fixNeedlessStar(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("drop-star", context, problem, problem.arguments[1]));
}

void fixStarRoot(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("write-root", context, problem, "/"));
}

void fixEscapes(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("normalise-escapes", context, problem,
                             withNormalEscapes(valueOf(context, problem))));
}

void fixNonAscii(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back(valueFix("encode-non-ascii", context, problem,
                             withEncodedBytes(valueOf(context, problem))));
}

/// The rule goes; its group must keep one, or it would melt into the next.
void fixDeadRule(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    fixes.push_back({"drop-rule", {problem.arguments[0]}, {droppingRecord(context, line)}, false});
}

void fixEmptyRule(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    fixes.push_back(
        {"drop-empty-rule", {problem.arguments[0]}, {droppingRecord(context, line)}, false});
}

void fixQueryPattern(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    const std::string added =
        std::string(properName(context.line(line).kind())) + ": " + problem.arguments[1];
    fixes.push_back(
        {"add-ampersand-rule", {added}, {insertingAfter(context, line, {added})}, false});
}

} // namespace rep
