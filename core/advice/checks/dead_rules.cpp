// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/analysed_rules.h"
#include "core/analysis/released_crawlers.h"
#include "core/protocol/request_path.h"

#include <map>
#include <optional>
#include <set>

namespace rep {

namespace {

/// Most rules decide the simplest path that they match, which needs no search.
bool decidesItsExample(const AnalysedRules &rules, const Rule &rule)
{
    const std::string path = examplePath(rule.pattern);
    const auto deciding = rules.decidingRule(path);
    return path.starts_with('/') && requestPath(path, Reading::Standard).bytes == path && deciding
        && deciding->line == rule.line;
}

bool neverDecides(const AnalysedRules &rules, std::uint32_t index, const SearchBudget &budget)
{
    if (decidesItsExample(rules, rules.rule(index)))
        return false;
    return findDecidedPath(rules.search(), index, budget).state == Witness::State::Impossible;
}

/// What is known of the rules by line: dead for all that read them so far, or alive for one.
struct Judged {
    bool isDead = true;
    std::optional<MatchedRule> strongest; // the rule that decides its simplest path
};
using JudgedLines = std::map<std::uint32_t, Judged>;

void judgeRules(const CheckContext &context, CrawlerRules crawlerRules, JudgedLines &lines)
{
    const AnalysedRules rules(std::move(crawlerRules));
    const std::size_t count = rules.search().contenders().size();
    for (std::uint32_t i = 0; i < count && !context.isStopped(); ++i) {
        const std::uint32_t line = rules.rule(i).line;
        const std::string_view value = context.file.value(line);
        if ((value[0] != '/' && value[0] != '*') || value.find_first_of(" \t") != value.npos)
            continue; // said by another check
        Judged &judged = lines[line];
        if (!judged.isDead)
            continue;
        judged.isDead = neverDecides(rules, i, context.budget);
        if (judged.isDead)
            judged.strongest = rules.decidingRule(examplePath(rules.rule(i).pattern));
    }
}

/// The sets of groups that are read together, each once.
std::set<std::vector<std::uint32_t>> readGroups(const Snapshot &snapshot)
{
    std::set<std::vector<std::uint32_t>> sets;
    for (const NamedCrawler &crawler : snapshot.namedCrawlers().crawlers())
        if (!crawler.token.empty())
            sets.insert(crawler.groups);
    return sets;
}

void addProblem(const CheckContext &context, std::uint32_t line, const Judged &judged,
                Problems &problems)
{
    const bool isCovered = judged.strongest && judged.strongest->line != line;
    const bool isAllow = context.line(line).kind() == LineKind::Allow;
    const bool isSameVerdict = isCovered && judged.strongest->isAllow == isAllow;
    const std::uint32_t other = isCovered ? judged.strongest->line : line;
    Problem problem =
        makeProblem("rule-never-decides", context.whole(line),
                    {ruleArgument(context.file, line), ruleArgument(context.file, other),
                     lineArgument(other), groupArgument(context, context.line(line).group())},
                    !isCovered          ? "no-path"
                        : isSameVerdict ? "same-verdict"
                                        : "");
    if (isSameVerdict)
        problem.severity = Severity::Note;
    if (isCovered)
        problem.related.push_back(context.whole(other));
    problems.push_back(std::move(problem));
}

} // namespace

void checkDeadRules(const CheckContext &context, Problems &problems)
{
    JudgedLines lines;
    std::set<std::vector<std::uint32_t>> pending = readGroups(context.snapshot);
    for (const NamedCrawler &crawler : context.snapshot.namedCrawlers().crawlers())
        if (pending.erase(crawler.groups) > 0)
            judgeRules(
                context,
                CrawlerRules::collect(context.file,
                                      Crawler{std::string(crawler.token), !crawler.token.empty()},
                                      Reading::Standard),
                lines);
    if (!context.snapshot.namedCrawlers().wildcardGroups().empty())
        judgeRules(context, CrawlerRules::collectWildcard(context.file, Reading::Standard), lines);
    if (context.isStopped())
        return;
    for (const auto &[line, judged] : lines)
        if (judged.isDead)
            addProblem(context, line, judged, problems);
}

} // namespace rep
