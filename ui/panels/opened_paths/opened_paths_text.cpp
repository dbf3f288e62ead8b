// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths_text.h"

#include "core/wording/decision_text.h"
#include "core/wording/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamesInRow = 2;
constexpr int kNamesInSummary = 1;
constexpr qsizetype kPathInSummary = 60; // UTF-16 units

QString tr(const char *text)
{
    return QCoreApplication::translate("OpenedPaths", text);
}

bool isOpened(const OpenedRule &rule)
{
    return rule.state == OpenedState::Open || rule.state == OpenedState::PartlyOpen;
}

/// The first of the shortest ones; null if nothing is open.
const OpenedRule *shortestExample(const OpenedPathsRow &row)
{
    const OpenedRule *shortest = nullptr;
    for (const OpenedRule &rule : row.rules)
        if (isOpened(rule)
            && (shortest == nullptr || rule.open.path.size() < shortest->open.path.size()))
            shortest = &rule;
    return shortest;
}

std::pair<std::size_t, std::size_t> weightOf(const OpenedPathsRow &row)
{
    return {row.openedCount(), row.count(OpenedState::Open)};
}

QString decidedBy(const rep::RobotsFile &file, const PathExample &example)
{
    if (!example.line)
        return tr("No rule: allowed");
    return tr("%1 in line %2")
        .arg(ruleText(file, *example.line).trimmed(), QString::number(lineNumber(*example.line)));
}

/// "24 of 24 rules for *".
QString rulesText(const OpenedPathsRow &row)
{
    const QString all = QString::number(row.rules.size());
    const QString open = QString::number(row.count(OpenedState::Open));
    const QString partly = QString::number(row.count(OpenedState::PartlyOpen));
    if (row.count(OpenedState::PartlyOpen) == 0)
        return tr("from %1 of %2 rules for *").arg(open, all);
    if (row.count(OpenedState::Open) == 0)
        return tr("in part from %1 of %2 rules for *").arg(partly, all);
    return tr("from %1 of %2 rules for *, and in part from %3 more").arg(open, all, partly);
}

QString shortPath(const std::string &path)
{
    const QString text = shownText(path);
    return text.size() <= kPathInSummary ? text : text.first(kPathInSummary - 1) + u'…';
}

QString othersText(const std::vector<OpenedPathsRow> &rows, const OpenedPathsRow &shown)
{
    QStringList others;
    for (const OpenedPathsRow &row : rows)
        if (&row != &shown && row.openedCount() > 0)
            others << row.crawlers;
    if (others.isEmpty())
        return {};
    return u' ' + tr("Also released: %1.").arg(shortList(others, kNamesInRow));
}

} // namespace

QString crawlersText(const OpenedPathsRow &row)
{
    return shortList(row.crawlers, kNamesInRow);
}

QString stateText(OpenedState state)
{
    switch (state) {
    case OpenedState::Open:
        return tr("Open");
    case OpenedState::PartlyOpen:
        return tr("Partly open");
    case OpenedState::StillBlocked:
        return tr("Still blocked");
    case OpenedState::NotDetermined:
        return tr("Not determined");
    }
    return {};
}

QString openedCountText(const OpenedPathsRow &row)
{
    const QString all = QString::number(row.rules.size());
    const QString open = QString::number(row.count(OpenedState::Open));
    const QString partly = QString::number(row.count(OpenedState::PartlyOpen));
    if (row.count(OpenedState::PartlyOpen) == 0)
        return tr("%1 of %2 open").arg(open, all);
    if (row.count(OpenedState::Open) == 0)
        return tr("%1 of %2 in part").arg(partly, all);
    return tr("%1 of %2 open, %3 in part").arg(open, all, partly);
}

QString groupsText(const OpenedPathsRow &row)
{
    QStringList numbers;
    for (const std::uint32_t group : row.groups)
        numbers << QString::number(group + 1);
    return (numbers.size() == 1 ? tr("Group %1") : tr("Groups %1")).arg(enumeration(numbers));
}

QString ownRuleText(const rep::RobotsFile &file, const OpenedRule &rule)
{
    switch (rule.state) {
    case OpenedState::Open:
        return decidedBy(file, rule.open);
    case OpenedState::PartlyOpen:
        return tr("%1; %2").arg(decidedBy(file, rule.open), decidedBy(file, rule.blocked));
    case OpenedState::StillBlocked:
        return decidedBy(file, rule.blocked);
    case OpenedState::NotDetermined:
        break;
    }
    return tr("The rules are too complex to be sure");
}

QString examplesText(const OpenedPathsRow &row, const OpenedRule &rule)
{
    const QString crawlers = crawlersText(row);
    const QString open = shownText(rule.open.path);
    const QString blocked = shownText(rule.blocked.path);
    switch (rule.state) {
    case OpenedState::Open:
        return tr("For example, %1 is open to %2.").arg(open, crawlers);
    case OpenedState::PartlyOpen:
        return tr("For example, %1 is open to %2, but %3 is not.").arg(open, crawlers, blocked);
    case OpenedState::StillBlocked:
        return tr("For example, %1 is blocked for %2.").arg(blocked, crawlers);
    case OpenedState::NotDetermined:
        break;
    }
    return tr("The rules for * and those of %1 combine in too many ways to follow them all.")
        .arg(crawlers);
}

QString summaryText(const OpenedPaths &paths)
{
    const auto most = std::ranges::max_element(paths.rows, {}, weightOf);
    if (most == paths.rows.end())
        return {};
    const OpenedRule *shown = shortestExample(*most);
    if (shown == nullptr)
        return tr("The rules are too complex to be sure what the named groups open.");
    const QString sentence = most->crawlers.size() == 1
        ? tr("%1 is released %2; %3 is open to it.")
        : tr("%1 are released %2; %3 is open to them.");
    return sentence.arg(shortList(most->crawlers, kNamesInSummary), rulesText(*most),
                        shortPath(shown->open.path))
        + othersText(paths.rows, *most);
}

} // namespace postern
