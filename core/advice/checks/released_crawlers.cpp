// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/opened_paths.h"

#include <algorithm>

namespace rep {

namespace {

/// An Allow of everything or an empty Disallow: whoever wrote that meant to open the site.
bool opensExplicitly(const RobotsFile &file, const std::vector<std::uint32_t> &groups)
{
    return std::ranges::any_of(groups, [&file](std::uint32_t group) {
        return std::ranges::any_of(
            file.ruleLines(file.groups()[group]), [&file](std::uint32_t line) {
                const std::string_view value = file.value(line);
                return value.empty()
                    || (file.lines()[line].kind() == LineKind::Allow && value == "/");
            });
    });
}

void addRelease(const CheckContext &context, const CrawlerRelease &row, Problems &problems)
{
    const std::size_t opened = row.count(OpenState::Opened) + row.count(OpenState::Partly);
    const auto example = std::ranges::find_if(
        row.rules, [](const RuleFate &fate) { return !fate.openWitness.empty(); });
    if (opened == 0 || example == row.rules.end())
        return;
    std::vector<std::string> names;
    for (const std::uint32_t crawler : row.crawlers)
        names.emplace_back(context.snapshot.namedCrawlers().crawlers()[crawler].token);
    const RobotsFile &file = context.file;
    Problem problem = makeProblem(
        "group-releases-crawler", context.whole(file.groups()[row.groups.front()].firstLine),
        {listArgument(names), std::to_string(opened), std::to_string(row.bindingCount()),
         example->openWitness, ruleArgument(file, example->line), lineArgument(example->line)},
        opensExplicitly(file, row.groups) ? "on-purpose" : "");
    problem.related.push_back(context.whole(example->line));
    problems.push_back(std::move(problem));
}

} // namespace

void checkReleasedCrawlers(const CheckContext &context, Problems &problems)
{
    const auto &named = context.snapshot.namedCrawlers().crawlers();
    const bool hasNamed = std::ranges::any_of(
        named, [](const NamedCrawler &crawler) { return !crawler.token.empty(); });
    if (!hasNamed || context.snapshot.namedCrawlers().wildcardGroups().empty())
        return;
    const OpenedPaths paths = openedPaths(context.snapshot, Reading::Standard, context.budget);
    for (const CrawlerRelease &row : paths.released)
        addRelease(context, row, problems);
}

} // namespace rep
