// SPDX-License-Identifier: MIT
#include "core/advice/fixes/fixes.h"

#include "core/protocol/path_pattern.h"
#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <set>

namespace rep {

namespace {

std::string textOf(const FixContext &context, std::uint32_t line)
{
    return std::string(context.bytes(context.line(line).text()));
}

TextEdit droppingLine(const FixContext &context, std::uint32_t line)
{
    return replacing({context.line(line).text().begin, context.line(line).span().end}, "");
}

/// An explicit end: `Disallow:` behind the last record above, so that nothing is shared.
Fix endGroup(const FixContext &context, const Problem &problem, std::uint32_t melt)
{
    std::uint32_t last = melt - 1;
    while (last > 0 && !isRecord(context.line(last).kind()))
        --last;
    return {
        "end-group", {problem.arguments[0]}, {insertingAfter(context, last, {"Disallow:"})}, true};
}

/// One explicit group: the lower user-agent lines move up to the upper ones, and empty lines
/// between user-agent lines go.
Fix joinGroup(const FixContext &context, const Problem &problem, std::uint32_t melt)
{
    Fix fix{"join-group", {problem.arguments[0], problem.arguments[1]}, {}, true};
    const std::uint32_t upper = context.file.lineAt(problem.related.back().begin);
    if (problem.form == "empty-line") {
        for (std::uint32_t line = upper + 1; line < melt; ++line)
            if (context.line(line).kind() == LineKind::Empty)
                fix.edits.push_back(droppingLine(context, line));
        return fix;
    }
    std::vector<std::string> moved;
    for (std::uint32_t line = melt; context.line(line).kind() == LineKind::UserAgent; ++line) {
        moved.push_back(textOf(context, line));
        fix.edits.push_back(droppingLine(context, line));
    }
    for (std::uint32_t line = upper + 1; line < melt; ++line)
        if (context.line(line).kind() == LineKind::Empty)
            fix.edits.push_back(droppingLine(context, line));
    fix.edits.insert(fix.edits.begin(), insertingAfter(context, upper, moved));
    return fix;
}

/// The names of a group as they are compared.
std::set<std::string> namesOf(const RobotsFile &file, std::uint32_t group)
{
    std::set<std::string> names;
    for (const std::uint32_t line : file.userAgentLines(file.groups()[group]))
        names.insert(
            isWildcardAgent(file.value(line)) ? "*" : toAsciiLower(productToken(file.value(line))));
    return names;
}

} // namespace

void fixMeltingGroup(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t melt = context.lineOf(problem);
    Fix end = endGroup(context, problem, melt);
    Fix join = joinGroup(context, problem, melt);
    // A list with empty lines between was hardly meant as groups of their own.
    const bool isList = problem.form == "empty-line";
    join.isOneOfSeveral = !isList;
    fixes.push_back(isList ? join : end);
    fixes.push_back(isList ? std::move(end) : std::move(join));
}

/// Moves what later groups say to the end of the first, if all name the very same crawlers.
void fixSharedCrawler(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const RobotsFile &file = context.file;
    std::vector<std::uint32_t> groups;
    for (const ByteSpan span : problem.related)
        groups.push_back(context.line(file.lineAt(span.begin)).group());
    const std::set<std::string> names = namesOf(file, groups.front());
    if (!std::ranges::all_of(groups, [&](std::uint32_t group) {
            return namesOf(file, group) == names && file.groups()[group].hasRules();
        }))
        return;
    std::vector<std::string> moved;
    Fix fix{"merge-groups", {problem.arguments[0], problem.arguments[1]}, {}, false};
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const Group &group = file.groups()[groups[i]];
        for (std::uint32_t line = group.firstLine; line <= group.lastLine; ++line) {
            const bool isWholeFile = context.line(line).kind() == LineKind::Sitemap;
            if (!isWholeFile && context.line(line).kind() != LineKind::UserAgent
                && context.line(line).kind() != LineKind::Empty)
                moved.push_back(textOf(context, line));
            if (!isWholeFile)
                fix.edits.push_back(droppingLine(context, line));
        }
    }
    const std::uint32_t last = file.groups()[groups.front()].lastLine;
    fix.edits.insert(fix.edits.begin(), insertingAfter(context, last, moved));
    fixes.push_back(std::move(fix));
}

/// Adds the rules for `*` to a group of its own, so that its crawlers keep them.
void fixReleasedCrawler(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const RobotsFile &file = context.file;
    const std::uint32_t group = context.line(context.lineOf(problem)).group();
    if (group == kNoGroup || context.snapshot.namedCrawlers().hasWildcard(group))
        return;
    std::set<std::pair<std::string, bool>> own;
    const auto ruleOf = [&file](std::uint32_t line) {
        return std::pair(normalisePattern(file.value(line), Reading::Standard),
                         file.lines()[line].kind() == LineKind::Allow);
    };
    for (const std::uint32_t line : file.ruleLines(file.groups()[group]))
        own.insert(ruleOf(line));
    std::vector<std::string> added;
    for (const std::uint32_t wildcard : context.snapshot.namedCrawlers().wildcardGroups())
        for (const std::uint32_t line : file.ruleLines(file.groups()[wildcard]))
            if (!file.value(line).empty() && own.insert(ruleOf(line)).second)
                added.push_back(textOf(context, line));
    if (!added.empty())
        fixes.push_back({"copy-wildcard-rules",
                         {problem.arguments[0], std::to_string(added.size())},
                         {insertingAfter(context, file.groups()[group].lastLine, added)},
                         false});
}

void fixStrayRules(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    const std::uint32_t line = context.lineOf(problem);
    fixes.push_back({"give-user-agent",
                     {problem.arguments[0]},
                     {insertingBefore(context, line, {"User-agent: *"})},
                     true});
    Fix drop{"comment-out", {problem.arguments[0]}, {}, true};
    for (const ByteSpan span : problem.related)
        drop.edits.push_back(
            inserting(context.line(context.file.lineAt(span.begin)).text().begin, "# "));
    fixes.push_back(std::move(drop));
}

void fixRepeatedAgent(const FixContext &context, const Problem &problem, Fixes &fixes)
{
    fixes.push_back({"drop-repeated-agent",
                     {problem.arguments[0]},
                     {droppingRecord(context, context.lineOf(problem))},
                     false});
}

} // namespace rep
