// SPDX-License-Identifier: MIT
#include "core/analysis/opened_paths.h"

#include <algorithm>
#include <map>

namespace rep {

namespace {

/// A row before the search.
struct RowDraft {
    std::vector<std::uint32_t> crawlers;
    CrawlerRules rules;
};

std::vector<RowDraft> draftRows(const Snapshot &snapshot, Reading reading)
{
    std::vector<RowDraft> rows;
    std::map<RuleKey, std::size_t> rowOf;
    const auto &named = snapshot.namedCrawlers().crawlers();
    for (std::uint32_t i = 0; i < named.size(); ++i) {
        // No crawler of the standard reading is without a name.
        if (named[i].token.empty())
            continue;
        const Crawler crawler{std::string(named[i].token), true};
        CrawlerRules rules = CrawlerRules::collect(snapshot.file(), crawler, reading);
        const auto [place, isNew] = rowOf.try_emplace(ruleKey(rules), rows.size());
        if (isNew)
            rows.push_back({{i}, std::move(rules)});
        else
            rows[place->second].crawlers.push_back(i);
    }
    return rows;
}

class Finder {
public:
    Finder(CrawlerRules wildcard, const SearchBudget &budget)
        : m_wildcard(std::move(wildcard))
        , m_closing(m_wildcard.closingContenders())
        , m_budget(budget)
    {
        for (const std::uint32_t contender : m_closing)
            m_closedPaths.push_back(findDecidedPath(m_wildcard.search(), contender, budget));
    }

    std::vector<RuleFate> fatesFor(const AnalysedRules &others) const
    {
        std::vector<RuleFate> fates;
        for (std::size_t i = 0; i < m_closing.size(); ++i)
            fates.push_back(
                judgeRule(m_wildcard, m_closing[i], m_closedPaths[i], others, m_budget));
        return fates;
    }

    CrawlerRelease release(RowDraft draft) const
    {
        CrawlerRelease row;
        row.crawlers = std::move(draft.crawlers);
        row.groups = draft.rules.choice().groups;
        const AnalysedRules own(std::move(draft.rules));
        row.rules = fatesFor(own);
        for (const std::uint32_t contender : own.closingContenders()) {
            const Witness closed = findDecidedPath(own.search(), contender, m_budget);
            RuleFate fate = judgeRule(own, contender, closed, m_wildcard, m_budget);
            if (fate.state != OpenState::Blocked)
                row.closed.push_back(std::move(fate));
        }
        return row;
    }

    const AnalysedRules &wildcard() const { return m_wildcard; }

private:
    AnalysedRules m_wildcard;
    std::vector<std::uint32_t> m_closing;
    std::vector<Witness> m_closedPaths; // by m_closing
    SearchBudget m_budget;
};

} // namespace

std::size_t CrawlerRelease::count(OpenState state) const
{
    return static_cast<std::size_t>(
        std::count_if(rules.begin(), rules.end(), [state](const RuleFate &fate) {
            return fate.state == state && !fate.neverDecides;
        }));
}

std::size_t CrawlerRelease::bindingCount() const
{
    return static_cast<std::size_t>(std::count_if(
        rules.begin(), rules.end(), [](const RuleFate &fate) { return !fate.neverDecides; }));
}

OpenedPaths openedPaths(const Snapshot &snapshot, Reading reading, const SearchBudget &budget,
                        const std::function<void(std::size_t, std::size_t)> &onProgress)
{
    OpenedPaths opened;
    const Finder finder(CrawlerRules::collectWildcard(snapshot.file(), reading), budget);
    opened.others = finder.fatesFor(finder.wildcard());
    std::vector<RowDraft> drafts = draftRows(snapshot, reading);
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        opened.released.push_back(finder.release(std::move(drafts[i])));
        if (onProgress)
            onProgress(i + 1, drafts.size());
    }
    opened.isStopped = budget.stop.stop_requested();
    return opened;
}

} // namespace rep
