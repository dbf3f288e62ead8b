// SPDX-License-Identifier: MIT
#include "core/analysis/released_crawlers.h"

#include "core/protocol/rule_set.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rep {

namespace {

/// Order and repetition of rules change nothing.
std::set<std::pair<std::string, bool>> keyOf(const CrawlerRules &rules)
{
    std::set<std::pair<std::string, bool>> key;
    for (const Rule &rule : rules.rules())
        if (rule.length() > 0)
            key.emplace(rule.pattern, rule.isAllow);
    return key;
}

std::vector<const Rule *> closingRules(const CrawlerRules &wildcard)
{
    std::vector<const Rule *> closing;
    for (const Rule &rule : wildcard.rules())
        if (!rule.isAllow && rule.length() > 0)
            closing.push_back(&rule);
    return closing;
}

ReleasedRule judge(const Rule &closing, const RuleSet &own)
{
    ReleasedRule released;
    released.line = closing.line;
    released.examplePath = examplePath(closing.pattern);
    const Rule *deciding = own.strongestMatch(released.examplePath);
    if (deciding == nullptr)
        return released;
    released.deciding = asMatched(*deciding);
    released.isAllowed = deciding->isAllow || deciding->length() == 0;
    return released;
}

} // namespace

std::string examplePath(std::string_view pattern)
{
    std::string path = pattern.starts_with('*') ? "/" : "";
    for (const char c : pattern)
        if (c != '*')
            path += c;
    if (pattern.ends_with('$'))
        path.pop_back();
    // `*/x` matches the path /x itself.
    return path.starts_with("//") && pattern.starts_with("*/") ? path.substr(1) : path;
}

std::vector<ReleasedCrawlers> releasedCrawlers(const Snapshot &snapshot, Reading reading)
{
    const CrawlerRules wildcard = CrawlerRules::collectWildcard(snapshot.file(), reading);
    const std::vector<const Rule *> closing = closingRules(wildcard);
    std::vector<ReleasedCrawlers> released;
    if (closing.empty())
        return released;
    std::map<std::set<std::pair<std::string, bool>>, std::size_t> rowOf;
    const auto &named = snapshot.namedCrawlers().crawlers();
    for (std::uint32_t i = 0; i < named.size(); ++i) {
        const Crawler crawler{std::string(named[i].token), !named[i].token.empty()};
        if (!crawler.canBeNamed)
            continue;
        CrawlerRules rules = CrawlerRules::collect(snapshot.file(), crawler, reading);
        const auto [place, isNew] = rowOf.try_emplace(keyOf(rules), released.size());
        if (!isNew) {
            released[place->second].crawlers.push_back(i);
            continue;
        }
        ReleasedCrawlers row{{i}, rules.choice().groups, {}, 0};
        const RuleSet own(std::move(rules));
        for (const Rule *rule : closing)
            row.openedCount += row.rules.emplace_back(judge(*rule, own)).isAllowed;
        released.push_back(std::move(row));
    }
    return released;
}

} // namespace rep
