// SPDX-License-Identifier: MIT
#include "app/cli/report_json.h"

#include "app/cli/output.h"
#include "core/analysis/group_facts.h"
#include "core/analysis/line_role.h"
#include "core/analysis/released_crawlers.h"
#include "core/protocol/record_names.h"
#include "core/wording/group_text.h"
#include "core/wording/number_text.h"
#include "core/wording/totals_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString asText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString kindName(rep::LineKind kind)
{
    switch (kind) {
    case rep::LineKind::Empty:
        return u"empty"_s;
    case rep::LineKind::Comment:
        return u"comment"_s;
    case rep::LineKind::Unreadable:
        return u"unreadable"_s;
    case rep::LineKind::UserAgent:
        return u"user-agent"_s;
    case rep::LineKind::Allow:
        return u"allow"_s;
    case rep::LineKind::Disallow:
        return u"disallow"_s;
    case rep::LineKind::Sitemap:
        return u"sitemap"_s;
    case rep::LineKind::OtherRecord:
        return u"other"_s;
    }
    return {};
}

QString roleName(rep::LineRole role)
{
    switch (role) {
    case rep::LineRole::InGroup:
        return u"in-group"_s;
    case rep::LineRole::WholeFile:
        return u"whole-file"_s;
    case rep::LineRole::Outside:
        return u"outside"_s;
    case rep::LineRole::StrayRule:
        return u"stray-rule"_s;
    case rep::LineRole::StrayRecord:
        return u"stray-record"_s;
    case rep::LineRole::Unreadable:
        return u"unreadable"_s;
    case rep::LineRole::PastLimit:
        return u"past-limit"_s;
    }
    return {};
}

qint64 number(std::size_t count)
{
    return static_cast<qint64>(count);
}

template<class Numbers>
QJsonArray fromOne(const Numbers &numbers)
{
    QJsonArray array;
    for (const std::uint32_t number : numbers)
        array.append(qint64{number} + 1);
    return array;
}

QJsonArray flagsOf(const rep::Line &line)
{
    QJsonArray flags;
    const auto add = [&flags](bool isSet, const QString &name) {
        if (isSet)
            flags.append(name);
    };
    add(line.isMisspelt(), u"misspelt"_s);
    add(line.hasLongerKey(), u"longer-key"_s);
    add(line.lacksColon(), u"missing-colon"_s);
    add(line.isCut(), u"cut"_s);
    add(line.hasNul(), u"nul"_s);
    return flags;
}

QJsonObject lineObject(const rep::RobotsFile &file, std::uint32_t index)
{
    const rep::Line &line = file.lines()[index];
    QJsonObject object{
        {u"line"_s, qint64{lineNumber(index)}},
        {u"text"_s, asText(rep::slice(file.bytes(), line.text()))},
        {u"kind"_s, kindName(line.kind())},
        {u"role"_s, roleName(rep::lineRole(file, index))},
        {u"group"_s, line.group() == rep::kNoGroup ? QJsonValue() : qint64{line.group()} + 1},
    };
    if (rep::isRecord(line.kind())) {
        object[u"key"_s] = asText(file.key(index));
        object[u"value"_s] = asText(file.value(index));
    }
    if (const QJsonArray flags = flagsOf(line); !flags.isEmpty())
        object[u"flags"_s] = flags;
    return object;
}

QJsonObject groupObject(const rep::Snapshot &snapshot, std::uint32_t index)
{
    const rep::Group &group = snapshot.file().groups()[index];
    const rep::GroupFacts facts = rep::groupFacts(snapshot, index);
    return {
        {u"group"_s, qint64{index} + 1},
        {u"first_line"_s, qint64{lineNumber(group.firstLine)}},
        {u"last_line"_s, qint64{lineNumber(group.lastLine)}},
        {u"crawlers"_s, QJsonArray::fromStringList(groupCrawlers(facts))},
        {u"rules"_s, fromOne(snapshot.file().ruleLines(group))},
        {u"merged_with"_s, fromOne(facts.mergedWith)},
        {u"melt_lines"_s, fromOne(facts.meltLines)},
    };
}

QJsonObject ruleObject(const rep::RobotsFile &file, const rep::ReleasedRule &rule)
{
    return {
        {u"line"_s, qint64{lineNumber(rule.line)}},
        {u"pattern"_s, asText(file.value(rule.line))},
        {u"path"_s, asText(rule.examplePath)},
        {u"allowed"_s, rule.isAllowed},
        {u"by_line"_s, rule.deciding ? qint64{lineNumber(rule.deciding->line)} : 0},
    };
}

QJsonObject releasedObject(const rep::Snapshot &snapshot, const rep::ReleasedCrawlers &row)
{
    QJsonArray tokens;
    for (const std::uint32_t crawler : row.crawlers)
        tokens.append(crawlerName(snapshot.namedCrawlers().crawlers()[crawler].token));
    QJsonArray rules;
    for (const rep::ReleasedRule &rule : row.rules)
        rules.append(ruleObject(snapshot.file(), rule));
    return {{u"crawlers"_s, tokens},
            {u"groups"_s, fromOne(row.groups)},
            {u"opened"_s, qint64{row.openedCount}},
            {u"rules"_s, rules}};
}

QJsonObject totalsObject(const Totals &totals)
{
    return {{u"lines"_s, number(totals.lines)},
            {u"groups"_s, number(totals.groups)},
            {u"rules"_s, number(totals.rules)},
            {u"crawlers"_s, number(totals.crawlers)},
            {u"sitemaps"_s, number(totals.sitemaps)},
            {u"bytes"_s, number(totals.bytes)},
            {u"unread_lines"_s, number(totals.unreadLines)}};
}

} // namespace

void printReportAsJson(const rep::Snapshot &snapshot, rep::Reading reading, const QString &name)
{
    const rep::RobotsFile &file = snapshot.file();
    QJsonArray lines;
    for (std::uint32_t line = 0; line < file.lines().size(); ++line)
        lines.append(lineObject(file, line));
    QJsonArray groups;
    for (std::uint32_t group = 0; group < file.groups().size(); ++group)
        groups.append(groupObject(snapshot, group));
    QJsonArray released;
    for (const rep::ReleasedCrawlers &row : rep::releasedCrawlers(snapshot, reading))
        released.append(releasedObject(snapshot, row));
    const QJsonObject report{{u"file"_s, name},
                             {u"lines"_s, lines},
                             {u"groups"_s, groups},
                             {u"released"_s, released},
                             {u"totals"_s, totalsObject(countTotals(snapshot))}};
    printBytes(QJsonDocument(report).toJson().toStdString());
}

} // namespace postern
