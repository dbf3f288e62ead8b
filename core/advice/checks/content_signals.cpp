// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/rule_set.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

/// The first wish that says yes: `search` of `search=yes, ai-train=no`. Empty if none does.
std::string_view grantedWish(std::string_view value)
{
    for (std::size_t equals = value.find('='); equals != value.npos;
         equals = value.find('=', equals + 1)) {
        const std::string_view answer = value.substr(equals + 1);
        const bool isYes = startsWithIgnoringCase(answer, "yes")
            || (startsWithIgnoringCase(answer, "y")
                && (answer.size() == 1 || !isAsciiLetter(answer[1])));
        if (!isYes)
            continue;
        const std::size_t begin = value.find_last_of(" ,\t", equals);
        return value.substr(begin == value.npos ? 0 : begin + 1,
                            equals - (begin == value.npos ? 0 : begin + 1));
    }
    return {};
}

/// A path at the beginning of a Content-Usage value; `/` where there is none.
std::string_view pathOf(std::string_view value)
{
    return value.starts_with('/') ? value.substr(0, value.find_first_of(" \t"))
                                  : std::string_view("/");
}

CrawlerRules rulesOfGroup(const CheckContext &context, std::uint32_t group)
{
    for (const std::uint32_t line : context.file.userAgentLines(context.file.groups()[group]))
        if (!isWildcardAgent(context.file.value(line)))
            return CrawlerRules::collect(
                context.file, Crawler::named(context.file.value(line), Reading::Standard),
                Reading::Standard);
    return CrawlerRules::collectWildcard(context.file, Reading::Standard);
}

void checkSignal(const CheckContext &context, std::uint32_t index, Problems &problems)
{
    const std::string_view value = context.file.value(index);
    const std::string_view wish = grantedWish(value);
    const std::uint32_t group = context.line(index).group();
    if (wish.empty() || group == kNoGroup)
        return;
    const RuleSet rules(rulesOfGroup(context, group));
    // One Allow beside a closed site may be just what the wish is about.
    const bool hasAllow =
        std::ranges::any_of(rules.rules().rules(), [](const Rule &rule) { return rule.isAllow; });
    const std::string path(pathOf(value));
    const Verdict verdict = rules.decide(requestPath(path, Reading::Standard));
    if (verdict.isAllowed || !verdict.line || (path == "/" && hasAllow))
        return;
    Problem problem =
        makeProblem("content-signal-contradicts", context.whole(index),
                    {std::string(context.file.key(index)), std::string(wish),
                     ruleArgument(context.file, *verdict.line), lineArgument(*verdict.line),
                     groupArgument(context, group), path});
    problem.related.push_back(context.whole(*verdict.line));
    problems.push_back(std::move(problem));
}

} // namespace

void checkContentSignals(const CheckContext &context, Problems &problems)
{
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        if (context.line(index).kind() != LineKind::OtherRecord)
            continue;
        const std::string_view key = context.file.key(index);
        if (equalsIgnoringCase(key, "content-signal") || equalsIgnoringCase(key, "content-usage"))
            checkSignal(context, index, problems);
    }
}

} // namespace rep
