// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/released_crawlers.h"
#include "core/protocol/path_pattern.h"

#include <map>
#include <set>
#include <utility>

namespace rep {

namespace {

struct PlainRule {
    std::string pattern;
    bool isAllow;
};

std::vector<PlainRule> rulesOf(const RobotsFile &file, const std::vector<std::uint32_t> &groups)
{
    std::vector<PlainRule> rules;
    for (const std::uint32_t group : groups)
        for (const std::uint32_t line : file.ruleLines(file.groups()[group]))
            if (!file.value(line).empty())
                rules.push_back({normalisePattern(file.value(line), Reading::Standard),
                                 file.lines()[line].kind() == LineKind::Allow});
    return rules;
}

bool allows(const std::vector<PlainRule> &rules, const std::string &path)
{
    std::pair<std::size_t, bool> strongest{0, true};
    for (const PlainRule &rule : rules) {
        const std::pair candidate(rule.pattern.size(), rule.isAllow);
        if (strongest < candidate && matchesPattern(path, rule.pattern))
            strongest = candidate;
    }
    return strongest.second;
}

/// A path on which readers of the first group alone answer otherwise; empty if none was found.
std::string differingPath(const RobotsFile &file, const std::vector<std::uint32_t> &groups)
{
    const std::vector<PlainRule> first = rulesOf(file, {groups.front()});
    const std::vector<PlainRule> all = rulesOf(file, groups);
    constexpr std::size_t kTried = 200; // keeps a keystroke cheap
    for (std::size_t i = first.size(); i < all.size() && i < first.size() + kTried; ++i) {
        const std::string path = examplePath(all[i].pattern);
        if (path.starts_with('/') && allows(first, path) != allows(all, path))
            return path;
    }
    return {};
}

void addProblem(const CheckContext &context, const std::vector<std::uint32_t> &groups,
                const std::vector<std::string> &names, Problems &problems)
{
    const RobotsFile &file = context.file;
    const std::string path = differingPath(file, groups);
    std::vector<std::string> lines;
    for (const std::uint32_t group : groups)
        lines.push_back(lineArgument(file.groups()[group].firstLine));
    const bool isOpenToFirst = !path.empty() && allows(rulesOf(file, {groups.front()}), path);
    Problem problem =
        makeProblem("crawler-in-several-groups", context.whole(file.groups()[groups[1]].firstLine),
                    {listArgument(names), listArgument(lines), path},
                    path.empty()        ? "same"
                        : isOpenToFirst ? ""
                                        : "first-closes");
    if (path.empty())
        problem.severity = Severity::Note;
    for (const std::uint32_t group : groups)
        problem.related.push_back(context.whole(file.groups()[group].firstLine));
    problems.push_back(std::move(problem));
}

} // namespace

void checkSharedCrawlers(const CheckContext &context, Problems &problems)
{
    const NamedCrawlers &named = context.snapshot.namedCrawlers();
    std::map<std::vector<std::uint32_t>, std::vector<std::string>> namesOfGroups;
    if (named.wildcardGroups().size() > 1)
        namesOfGroups[named.wildcardGroups()].emplace_back("*");
    for (const NamedCrawler &crawler : named.crawlers())
        if (crawler.groups.size() > 1 && !crawler.token.empty())
            namesOfGroups[crawler.groups].emplace_back(crawler.token);
    for (const auto &[groups, names] : namesOfGroups)
        addProblem(context, groups, names, problems);
}

} // namespace rep
