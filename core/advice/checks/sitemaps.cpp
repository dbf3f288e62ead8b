// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/rule_set.h"
#include "core/text/ascii.h"

namespace rep {

namespace {

bool isAbsolute(std::string_view value)
{
    return startsWithIgnoringCase(value, "http://") || startsWithIgnoringCase(value, "https://");
}

void checkBlocked(const CheckContext &context, std::uint32_t index, const RuleSet &rules,
                  Problems &problems)
{
    const std::string_view value = context.file.value(index);
    const Verdict verdict = rules.decide(requestPath(value, Reading::Standard));
    if (verdict.isAllowed || !verdict.line)
        return;
    Problem problem = makeProblem("sitemap-blocked", context.line(index).value(),
                                  {std::string(value), ruleArgument(context.file, *verdict.line),
                                   lineArgument(*verdict.line)});
    problem.related.push_back(context.whole(*verdict.line));
    problems.push_back(std::move(problem));
}

} // namespace

void checkSitemaps(const CheckContext &context, Problems &problems)
{
    const RuleSet rules(CrawlerRules::collectWildcard(context.file, Reading::Standard));
    // A site that is closed wholly closes its sitemap too; that is said elsewhere.
    const bool isClosed = !rules.decide(requestPath("/", Reading::Standard)).isAllowed;
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        if (context.line(index).kind() != LineKind::Sitemap)
            continue;
        const std::string_view value = context.file.value(index);
        if (!isAbsolute(value))
            problems.push_back(makeProblem("sitemap-relative", context.whole(index),
                                           {std::string(value)},
                                           value.empty()                ? "empty"
                                               : value.starts_with('/') ? ""
                                                                        : "no-scheme"));
        else if (!isClosed)
            checkBlocked(context, index, rules, problems);
    }
}

} // namespace rep
