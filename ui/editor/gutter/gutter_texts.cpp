// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/gutter_texts.h"

#include "core/analysis/line_role.h"
#include "core/protocol/record_names.h"
#include "core/wording/group_text.h"
#include "core/wording/number_text.h"

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamesInToolTip = 200;
constexpr int kNamesInSentence = 4;
constexpr int kMergeSentences = 4;
constexpr std::size_t kNumbersInLabel = 2;

QStringList groupNumbers(const std::vector<std::uint32_t> &groups)
{
    QStringList numbers;
    for (const std::uint32_t group : groups)
        numbers << QString::number(group + 1);
    return numbers;
}

/// Parts that end in a full stop already do not get a second one.
QString joined(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty())
            text += text.endsWith(u'.') ? u" "_s : u". "_s;
        text += sentence;
    }
    return text;
}

} // namespace

GutterTexts::GutterTexts(rep::SnapshotPtr snapshot) : m_snapshot(std::move(snapshot))
{
}

const rep::GroupFacts &GutterTexts::facts(std::uint32_t group) const
{
    const auto [place, isNew] = m_facts.try_emplace(group);
    if (isNew)
        place->second = rep::groupFacts(*m_snapshot, group);
    return place->second;
}

QString GutterTexts::groupLabel(std::uint32_t group) const
{
    return tr("Group %1").arg(group + 1);
}

QStringList GutterTexts::crawlers(std::uint32_t group) const
{
    QStringList names = groupCrawlers(facts(group));
    if (facts(group).hasWildcard)
        names.first() = tr("* (all others)");
    return names;
}

QString GutterTexts::mergeLabel(std::uint32_t group) const
{
    const std::vector<std::uint32_t> &others = facts(group).mergedWith;
    if (others.empty())
        return {};
    if (others.size() == 1)
        return tr("+ group %1").arg(others.front() + 1);
    if (others.size() <= kNumbersInLabel)
        return tr("+ groups %1").arg(groupNumbers(others).join(tr(", ")));
    return tr("+ %1 groups").arg(others.size());
}

QString GutterTexts::mergeText(std::uint32_t group) const
{
    const rep::NamedCrawlers &named = m_snapshot->namedCrawlers();
    QStringList sentences;
    if (named.hasWildcard(group) && named.wildcardGroups().size() > 1)
        sentences << tr("* stands in groups %1: their rules are combined.")
                         .arg(enumeration(groupNumbers(named.wildcardGroups())));
    for (const std::uint32_t index : named.crawlersOf(group)) {
        const rep::NamedCrawler &crawler = named.crawlers()[index];
        if (crawler.groups.size() < 2)
            continue;
        if (sentences.size() == kMergeSentences) {
            sentences << tr("More of its crawlers are named in other groups too.");
            break;
        }
        sentences << tr("%1 is named in groups %2: their rules are combined.")
                         .arg(crawlerName(crawler.token),
                              shortList(groupNumbers(crawler.groups), kNamesInSentence));
    }
    return sentences.join(u'\n');
}

bool GutterTexts::isMeltLine(std::uint32_t line) const
{
    const std::uint32_t group = m_snapshot->file().lines()[line].group();
    if (group == rep::kNoGroup)
        return false;
    const std::vector<std::uint32_t> &lines = facts(group).meltLines;
    return std::binary_search(lines.begin(), lines.end(), line);
}

QString GutterTexts::meltText(std::uint32_t line) const
{
    const std::uint32_t group = m_snapshot->file().lines()[line].group();
    return tr("No Allow or Disallow came before this line, so the group goes on: %1 are one group "
              "and share all its rules.")
        .arg(shortList(groupCrawlers(facts(group)), kNamesInSentence));
}

QString GutterTexts::markText(std::uint32_t line) const
{
    switch (rep::lineRole(m_snapshot->file(), line)) {
    case rep::LineRole::WholeFile:
        return tr("whole file");
    case rep::LineRole::StrayRule:
    case rep::LineRole::StrayRecord:
        return tr("read by nobody");
    case rep::LineRole::Unreadable:
        return tr("not a directive");
    case rep::LineRole::PastLimit:
        return tr("past 500 KiB");
    case rep::LineRole::InGroup:
        return isMeltLine(line) ? tr("same group") : QString();
    case rep::LineRole::Outside:
        break;
    }
    return {};
}

QString GutterTexts::linesOf(std::uint32_t group) const
{
    const rep::Group &facts = m_snapshot->file().groups()[group];
    if (facts.firstLine == facts.lastLine)
        return tr("line %1").arg(lineNumber(facts.firstLine));
    return tr("lines %1 to %2").arg(lineNumber(facts.firstLine)).arg(lineNumber(facts.lastLine));
}

QString GutterTexts::covers(std::uint32_t group, int shownNames) const
{
    QStringList names = groupCrawlers(facts(group));
    if (facts(group).hasWildcard)
        names.first() = tr("all crawlers that no group names (*)");
    return tr("covers %1").arg(shortList(names, shownNames));
}

QString GutterTexts::groupToolTip(std::uint32_t group) const
{
    QStringList lines{groupLabel(group) + tr(", ") + linesOf(group) + u": "_s
                      + covers(group, kNamesInToolTip) + u'.'};
    if (!m_snapshot->file().groups()[group].hasRules())
        lines << tr("It has no rules, so it closes nothing to them.");
    lines << mergeText(group) << meltSentence(facts(group));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString GutterTexts::lineToolTip(std::uint32_t line) const
{
    const rep::RobotsFile &file = m_snapshot->file();
    const rep::LineRole role = rep::lineRole(file, line);
    const std::uint32_t group = file.lines()[line].group();
    if (role == rep::LineRole::WholeFile)
        return tr("A sitemap is for every crawler, wherever it stands. It neither belongs to a "
                  "group nor ends one.");
    if (rep::isReadByNobody(role))
        return whyUnread(role);
    if (group == rep::kNoGroup)
        return {};
    return isMeltLine(line) ? meltText(line) : groupToolTip(group);
}

QString GutterTexts::lineKindName(std::uint32_t line) const
{
    switch (m_snapshot->file().lines()[line].kind()) {
    case rep::LineKind::Empty:
        return tr("empty");
    case rep::LineKind::Comment:
        return tr("comment");
    case rep::LineKind::Unreadable:
        return tr("not a directive");
    case rep::LineKind::OtherRecord:
        return shownText(m_snapshot->file().key(line));
    default:
        break;
    }
    const std::string_view name = rep::properName(m_snapshot->file().lines()[line].kind());
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

QString GutterTexts::lineDescription(std::uint32_t line) const
{
    const rep::Line &facts = m_snapshot->file().lines()[line];
    const rep::LineRole role = rep::lineRole(m_snapshot->file(), line);
    QStringList parts{tr("Line %1: %2").arg(QString::number(lineNumber(line)), lineKindName(line))};
    if (role == rep::LineRole::WholeFile)
        parts << tr("for the whole file");
    else if (role == rep::LineRole::InGroup)
        parts << tr("group %1").arg(facts.group() + 1) << covers(facts.group(), 1);
    QStringList sentences{parts.join(tr(", "))};
    if (rep::isReadByNobody(role))
        sentences << whyUnread(role);
    else if (isMeltLine(line))
        sentences << meltText(line);
    if (facts.isCut() || facts.hasNul())
        sentences << tr("The end of the line is not read.");
    return joined(sentences);
}

QString GutterTexts::groupDescription(std::uint32_t group) const
{
    QStringList sentences{groupLabel(group) + tr(", ") + linesOf(group) + tr(", ")
                          + covers(group, 1)};
    if (!facts(group).mergedWith.empty())
        sentences << mergeText(group).replace(u'\n', u' ');
    return joined(sentences);
}

} // namespace postern
