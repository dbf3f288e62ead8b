// SPDX-License-Identifier: MIT
#include "core/wording/totals_text.h"

#include "core/analysis/group_facts.h"
#include "core/analysis/line_role.h"
#include "core/wording/decision_text.h"
#include "core/wording/group_text.h"
#include "core/wording/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamesInSentence = 4;

QString tr(const char *text)
{
    return QCoreApplication::translate("TotalsText", text);
}

QString counted(std::size_t count, const char *one, const char *many)
{
    return count == 1 ? tr(one) : tr(many).arg(count);
}

QStringList crawlerNames(const rep::Snapshot &snapshot, const std::vector<std::uint32_t> &crawlers)
{
    QStringList names;
    for (const std::uint32_t crawler : crawlers)
        names << crawlerName(snapshot.namedCrawlers().crawlers()[crawler].token);
    return names;
}

/// The crawlers for whose sake the group merges with others.
QStringList sharedCrawlers(const rep::Snapshot &snapshot, std::uint32_t group)
{
    const rep::NamedCrawlers &named = snapshot.namedCrawlers();
    QStringList names;
    if (named.hasWildcard(group) && named.wildcardGroups().size() > 1)
        names << u"*"_s;
    for (const std::uint32_t crawler : named.crawlersOf(group))
        if (named.crawlers()[crawler].groups.size() > 1)
            names << crawlerName(named.crawlers()[crawler].token);
    return names;
}

} // namespace

Totals countTotals(const rep::Snapshot &snapshot)
{
    const rep::RobotsFile &file = snapshot.file();
    Totals totals;
    totals.lines = file.lines().size();
    totals.groups = file.groups().size();
    totals.rules = file.ruleLines().size();
    totals.crawlers = snapshot.namedCrawlers().crawlers().size();
    totals.bytes = snapshot.bytes().size();
    for (std::uint32_t line = 0; line < file.lines().size(); ++line) {
        totals.sitemaps += file.lines()[line].kind() == rep::LineKind::Sitemap;
        totals.unreadLines += rep::isReadByNobody(rep::lineRole(file, line));
    }
    return totals;
}

QString totalsSentence(const rep::Snapshot &snapshot)
{
    const Totals totals = countTotals(snapshot);
    QStringList parts{
        counted(totals.lines, QT_TR_NOOP("1 line"), QT_TR_NOOP("%1 lines")),
        counted(totals.groups, QT_TR_NOOP("1 group"), QT_TR_NOOP("%1 groups")),
        counted(totals.rules, QT_TR_NOOP("1 rule"), QT_TR_NOOP("%1 rules")),
        counted(totals.crawlers, QT_TR_NOOP("1 crawler named"), QT_TR_NOOP("%1 crawlers named")),
    };
    if (totals.sitemaps > 0)
        parts << counted(totals.sitemaps, QT_TR_NOOP("1 sitemap"), QT_TR_NOOP("%1 sitemaps"));
    if (totals.unreadLines > 0)
        parts << counted(totals.unreadLines, QT_TR_NOOP("1 line that nobody reads"),
                         QT_TR_NOOP("%1 lines that nobody reads"));
    return parts.join(tr(", "));
}

QString mergeSentence(const rep::Snapshot &snapshot, std::uint32_t group)
{
    std::vector<std::uint32_t> groups = snapshot.namedCrawlers().mergedWith(group);
    groups.insert(std::upper_bound(groups.begin(), groups.end(), group), group);
    QStringList numbers;
    for (const std::uint32_t index : groups)
        numbers << QString::number(index + 1);
    const QStringList shared = sharedCrawlers(snapshot, group);
    return tr("Groups %1 name %2: for that crawler their rules are one set.")
        .arg(shortList(numbers, kNamesInSentence), shortList(shared, kNamesInSentence));
}

QString releasedSentence(const rep::Snapshot &snapshot, const rep::ReleasedCrawlers &released,
                         int shownCrawlers)
{
    const QStringList names = crawlerNames(snapshot, released.crawlers);
    const bool isOne = names.size() == 1;
    const QString sentence =
        (isOne ? tr("%1 does not read the rules for *: of %2 paths closed there, %3 are open to it")
               : tr("%1 do not read the rules for *: of %2 paths closed there, %3 are open to "
                    "them"))
            .arg(shortList(names, shownCrawlers))
            .arg(released.rules.size())
            .arg(released.openedCount);
    const auto opened = std::find_if(released.rules.begin(), released.rules.end(),
                                     [](const rep::ReleasedRule &rule) { return rule.isAllowed; });
    if (opened == released.rules.end())
        return sentence + u'.';
    return tr("%1, for example %2.").arg(sentence, shownText(opened->examplePath));
}

QString releasedRuleSentence(const rep::RobotsFile &file, const rep::ReleasedRule &rule)
{
    const QString own = rule.deciding ? tr("line %1, %2")
                                            .arg(QString::number(lineNumber(rule.deciding->line)),
                                                 ruleText(file, rule.deciding->line))
                                      : tr("no rule of its own group speaks of it");
    const QString state = rule.isAllowed ? tr("open") : tr("still closed");
    return tr("line %1, %2: %3 (%4)")
        .arg(QString::number(lineNumber(rule.line)), ruleText(file, rule.line), state, own);
}

} // namespace postern
