// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/analysed_rules.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

constexpr std::array<std::string_view, 2> kSearchEngines{"Googlebot", "bingbot"};

CrawlerRules rulesOf(const CheckContext &context, std::string_view token)
{
    return CrawlerRules::collect(context.file, Crawler{std::string(token), !token.empty()},
                                 Reading::Standard);
}

/// Whether nothing at all is open: proved, or else false.
bool isWhollyBlocked(const CheckContext &context, std::string_view token)
{
    const AnalysedRules rules(rulesOf(context, token));
    if (rules.rules().rules().empty() || rules.allows("/"))
        return false;
    return findPath(rules.search(), true, context.budget).state == Witness::State::Impossible;
}

std::uint32_t closingLine(const CheckContext &context, std::string_view token)
{
    const AnalysedRules rules(rulesOf(context, token));
    const auto deciding = rules.decidingRule("/");
    return deciding ? deciding->line : 0;
}

} // namespace

void checkBlockedSites(const CheckContext &context, Problems &problems)
{
    const bool isClosedToOthers = isWhollyBlocked(context, {});
    const auto &named = context.snapshot.namedCrawlers().crawlers();
    if (isClosedToOthers && std::ranges::all_of(named, [&context](const NamedCrawler &crawler) {
            return crawler.token.empty() || isWhollyBlocked(context, crawler.token);
        })) {
        const std::uint32_t line = closingLine(context, {});
        problems.push_back(makeProblem("everything-blocked", context.whole(line),
                                       {ruleArgument(context.file, line)}));
        return;
    }
    for (const std::string_view engine : kSearchEngines) {
        const CrawlerRules rules = rulesOf(context, engine);
        const bool isNamed = rules.choice().reason == GroupReason::Named;
        if (isNamed ? !isWhollyBlocked(context, engine) : !isClosedToOthers)
            continue;
        const std::uint32_t line = closingLine(context, engine);
        problems.push_back(
            makeProblem("search-engine-blocked", context.whole(line),
                        {std::string(engine), ruleArgument(context.file, line), lineArgument(line)},
                        isNamed ? "" : "by-star"));
    }
}

} // namespace rep
