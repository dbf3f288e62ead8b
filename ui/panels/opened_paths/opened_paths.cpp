// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths.h"

#include "core/analysis/opened_paths.h"
#include "core/wording/group_text.h"

#include <algorithm>

namespace postern {

namespace {

OpenedState stateOf(rep::OpenState state)
{
    switch (state) {
    case rep::OpenState::Opened:
        return OpenedState::Open;
    case rep::OpenState::Partly:
        return OpenedState::PartlyOpen;
    case rep::OpenState::Blocked:
        return OpenedState::StillBlocked;
    case rep::OpenState::NotDetermined:
        break;
    }
    return OpenedState::NotDetermined;
}

PathExample exampleOf(const std::string &path, const std::optional<rep::MatchedRule> &rule)
{
    return {path, rule ? std::optional(rule->line) : std::nullopt};
}

OpenedPathsRow asRow(const rep::Snapshot &snapshot, const rep::CrawlerRelease &release)
{
    OpenedPathsRow row;
    for (const std::uint32_t crawler : release.crawlers)
        row.crawlers << crawlerName(snapshot.namedCrawlers().crawlers()[crawler].token);
    row.groups = release.groups;
    row.groupLine = snapshot.file().groups()[release.groups.front()].firstLine;
    for (const rep::RuleFate &fate : release.rules)
        if (!fate.neverDecides)
            row.rules.push_back({fate.line, stateOf(fate.state),
                                 exampleOf(fate.openWitness, fate.openedBy),
                                 exampleOf(fate.blockedWitness, fate.blockedBy)});
    return row;
}

bool closesAnything(const rep::RobotsFile &file)
{
    const std::vector<std::uint32_t> groups = rep::wildcardGroups(file);
    return std::ranges::any_of(groups, [&file](std::uint32_t group) {
        return std::ranges::any_of(file.ruleLines(file.groups()[group]),
                                   [&file](std::uint32_t line) {
                                       return file.lines()[line].kind() == rep::LineKind::Disallow
                                           && !file.value(line).empty();
                                   });
    });
}

} // namespace

std::size_t OpenedPathsRow::count(OpenedState state) const
{
    return static_cast<std::size_t>(std::ranges::count(rules, state, &OpenedRule::state));
}

OpenedPaths findOpenedPaths(const rep::SnapshotPtr &snapshot, rep::Reading reading,
                            const std::stop_token &stop)
{
    OpenedPaths paths;
    paths.snapshot = snapshot;
    paths.hasClosingRules = closesAnything(snapshot->file());
    rep::SearchBudget budget;
    budget.stop = stop;
    for (const auto &release : rep::openedPaths(*snapshot, reading, budget).released) {
        OpenedPathsRow row = asRow(*snapshot, release);
        if (row.count(OpenedState::StillBlocked) < row.rules.size())
            paths.rows.push_back(std::move(row));
    }
    return paths;
}

} // namespace postern
