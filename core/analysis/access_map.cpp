// SPDX-License-Identifier: MIT
#include "core/analysis/access_map.h"

#include "core/analysis/access_budget.h"
#include "core/analysis/analysed_rules.h"
#include "core/analysis/prefix_search.h"
#include "core/protocol/path_pattern.h"

#include <unordered_set>
#include <utility>

namespace rep {

namespace {

constexpr std::string_view kRobotsTxt = "/robots.txt";

std::vector<AccessRow> rowsOf(const std::vector<AccessColumnDraft> &drafts, Reading reading)
{
    std::vector<std::string_view> prefixes;
    for (const AccessColumnDraft &draft : drafts)
        for (const Rule &rule : draft.rules.rules())
            prefixes.push_back(literalPrefix(rule.pattern));
    return accessRows(std::move(prefixes), reading);
}

bool isFound(const Witness &witness)
{
    return witness.state == Witness::State::Found;
}

AccessState stateOf(const Witness &open, const Witness &blocked)
{
    if (isFound(open) && isFound(blocked))
        return AccessState::Mixed;
    if (open.state == Witness::State::NotDetermined
        || blocked.state == Witness::State::NotDetermined)
        return AccessState::NotDetermined;
    return isFound(open) ? AccessState::Open : AccessState::Blocked;
}

/// Fills one column, from the top down.
class ColumnJudge {
public:
    ColumnJudge(CrawlerRules rules, AccessBudget &budget)
        : m_rules(std::move(rules)), m_budget(budget)
    {
        for (const Contender &contender : m_rules.search().contenders())
            m_ownPrefixes.insert(contender.prefix);
    }

    /// `above` is what holds for all paths of the parent row.
    AccessCell judge(std::string_view prefix, AccessState above) const
    {
        Witness open;
        Witness blocked;
        if (isPath(prefix, m_rules.rules().reading())) {
            const bool isAllowed = allows(prefix);
            Witness &known = isAllowed ? open : blocked;
            known.state = Witness::State::Found;
            known.path = prefix;
            // What holds for all of the parent's paths holds for these. Only the exempt path may be
            // otherwise.
            if (above == (isAllowed ? AccessState::Open : AccessState::Blocked))
                (isAllowed ? blocked : open).state = Witness::State::Impossible;
        }
        search(open, prefix, true);
        search(blocked, prefix, false);
        return {stateOf(open, blocked), m_ownPrefixes.contains(prefix), decided(open),
                decided(blocked)};
    }

private:
    bool isExempt(std::string_view path) const
    {
        return path == kRobotsTxt && m_rules.rules().reading() == Reading::Standard;
    }
    bool allows(std::string_view path) const { return isExempt(path) || m_rules.allows(path); }

    /// For what is not known yet.
    void search(Witness &witness, std::string_view prefix, bool isAllowed) const
    {
        if (witness.state != Witness::State::NotDetermined)
            return;
        witness = findPathBelow(m_rules.search(), prefix, isAllowed, m_budget.forNext());
        m_budget.note(witness);
    }

    DecidedPath decided(const Witness &witness) const
    {
        if (!isFound(witness) || isExempt(witness.path))
            return {witness.path, std::nullopt};
        return {witness.path, m_rules.decidingRule(witness.path)};
    }

    AnalysedRules m_rules;
    AccessBudget &m_budget;
    std::unordered_set<std::string_view> m_ownPrefixes;
};

} // namespace

const DecidedPath *AccessCell::example(std::string_view prefix) const
{
    for (const DecidedPath *decided : {&open, &blocked})
        if (decided->path == prefix)
            return decided;
    for (const DecidedPath *decided : {&blocked, &open})
        if (!decided->path.empty() && decided->rule)
            return decided;
    return !open.path.empty() ? &open : !blocked.path.empty() ? &blocked : nullptr;
}

AccessMap accessMap(const Snapshot &snapshot, Reading reading, const SearchBudget &budget,
                    const std::function<void(std::size_t, std::size_t)> &onProgress)
{
    AccessMap map;
    std::vector<AccessColumnDraft> drafts = draftAccessColumns(snapshot, reading);
    map.rows = rowsOf(drafts, reading);
    for (const AccessColumnDraft &draft : drafts)
        map.columns.push_back(draft.column);
    map.cells.resize(map.rows.size() * drafts.size());
    AccessBudget shared(budget);
    for (std::size_t column = 0; column < drafts.size(); ++column) {
        const ColumnJudge judge(std::move(drafts[column].rules), shared);
        for (std::size_t row = 0; row < map.rows.size() && !budget.stop.stop_requested(); ++row) {
            const auto &[prefix, parent, depth] = map.rows[row];
            const AccessState above = parent == AccessRow::kNoParent
                ? AccessState::NotDetermined
                : map.cell(parent, column).state;
            map.cells[row * drafts.size() + column] = judge.judge(prefix, above);
        }
        if (onProgress)
            onProgress(column + 1, drafts.size());
    }
    map.isStopped = budget.stop.stop_requested();
    return map;
}

} // namespace rep
