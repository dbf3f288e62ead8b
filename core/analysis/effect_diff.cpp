// SPDX-License-Identifier: MIT
#include "core/analysis/effect_diff.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace rep {

namespace {

/// The tokens that either version names, each once; the empty one, which names nobody, last: it
/// stands for any other crawler.
std::vector<std::string> allTokens(const Snapshot &before, const Snapshot &after)
{
    std::vector<std::string> tokens;
    std::unordered_set<std::string> seen;
    for (const Snapshot *version : {&before, &after})
        for (const NamedCrawler &crawler : version->namedCrawlers().crawlers())
            if (!crawler.token.empty() && seen.insert(toAsciiLower(crawler.token)).second)
                tokens.emplace_back(crawler.token);
    tokens.emplace_back();
    return tokens;
}

CrawlerRules rulesOf(const Snapshot &snapshot, const std::string &token, Reading reading)
{
    return CrawlerRules::collect(snapshot.file(), Crawler{token, !token.empty()}, reading);
}

/// The Disallow rules of one side of which the other side opens something.
std::vector<RuleFate> openedRules(const AnalysedRules &closing, const AnalysedRules &others,
                                  const SearchBudget &budget, std::size_t &undetermined)
{
    std::vector<RuleFate> opened;
    for (const std::uint32_t contender : closing.closingContenders()) {
        const Witness closed = findDecidedPath(closing.search(), contender, budget);
        RuleFate fate = judgeRule(closing, contender, closed, others, budget);
        if (!fate.openWitness.empty())
            opened.push_back(std::move(fate));
        else if (fate.state == OpenState::NotDetermined)
            ++undetermined;
    }
    return opened;
}

void compare(CrawlerEffect &effect, CrawlerRules before, CrawlerRules after,
             const SearchBudget &budget)
{
    const AnalysedRules old(std::move(before));
    const AnalysedRules now(std::move(after));
    effect.opened = openedRules(old, now, budget, effect.undetermined);
    effect.closed = openedRules(now, old, budget, effect.undetermined);
}

} // namespace

bool EffectDiff::differs() const
{
    return std::any_of(changed.begin(), changed.end(), [](const CrawlerEffect &effect) {
        return !effect.opened.empty() || !effect.closed.empty();
    });
}

EffectDiff effectDiff(const Snapshot &before, const Snapshot &after, Reading reading,
                      const SearchBudget &budget,
                      const std::function<void(std::size_t, std::size_t)> &onProgress)
{
    std::map<std::pair<RuleKey, RuleKey>, CrawlerEffect> effects;
    std::vector<CrawlerEffect *> inOrder;
    const std::vector<std::string> tokens = allTokens(before, after);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        CrawlerRules old = rulesOf(before, tokens[i], reading);
        CrawlerRules now = rulesOf(after, tokens[i], reading);
        const auto key = std::pair(ruleKey(old), ruleKey(now));
        const auto [place, isNew] = effects.try_emplace(key);
        CrawlerEffect &effect = place->second;
        if (isNew) {
            inOrder.push_back(&effect);
            if (key.first != key.second)
                compare(effect, std::move(old), std::move(now), budget);
        }
        if (tokens[i].empty())
            effect.isAnyOther = true;
        else
            effect.tokens.push_back(tokens[i]);
        if (onProgress)
            onProgress(i + 1, tokens.size());
    }
    EffectDiff diff;
    for (CrawlerEffect *effect : inOrder)
        (effect->isUnchanged() ? diff.unchanged : diff.changed).push_back(std::move(*effect));
    return diff;
}

} // namespace rep
