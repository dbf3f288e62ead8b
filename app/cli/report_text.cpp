// SPDX-License-Identifier: MIT
#include "app/cli/report_text.h"

#include "app/cli/output.h"
#include "core/analysis/group_facts.h"
#include "core/analysis/line_role.h"
#include "core/analysis/released_crawlers.h"
#include "core/wording/decision_text.h"
#include "core/wording/group_text.h"
#include "core/wording/number_text.h"
#include "core/wording/totals_text.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGroupColumns = 9;
constexpr int kCrawlerColumns = 26;
constexpr int kCrawlersInLine = 2;
constexpr int kCrawlersInSentence = 3;

QString tr(const char *text)
{
    return QCoreApplication::translate("ReportText", text);
}

class TextReport {
public:
    TextReport(const rep::Snapshot &snapshot, rep::Reading reading)
        : m_snapshot(snapshot)
        , m_file(snapshot.file())
        , m_reading(reading)
        , m_lineColumns(static_cast<int>(QString::number(m_file.lines().size()).size()))
    {
    }

    void print(const QString &name)
    {
        add(name + u": "_s + totalsSentence(m_snapshot) + u"\n\n"_s);
        for (std::uint32_t line = 0; line < m_file.lines().size(); ++line)
            addLine(line);
        addNotes();
        addReleased();
    }

private:
    void add(const QString &text)
    {
        m_output.text() += text.toStdString();
        m_output.handOn();
    }

    void addLine(std::uint32_t line)
    {
        const rep::LineRole role = rep::lineRole(m_file, line);
        QString row = QString::number(lineNumber(line)).rightJustified(m_lineColumns) + u"  "_s;
        row += groupLabel(line, role).leftJustified(kGroupColumns) + u' ';
        row += crawlers(line, role).leftJustified(kCrawlerColumns) + u' ';
        row += shownText(rep::slice(m_file.bytes(), m_file.lines()[line].text()));
        while (row.endsWith(u' '))
            row.chop(1);
        add(row + u'\n');
    }

    QString groupLabel(std::uint32_t line, rep::LineRole role) const
    {
        if (role == rep::LineRole::WholeFile)
            return tr("all");
        if (rep::isReadByNobody(role))
            return tr("nobody");
        const std::uint32_t group = m_file.lines()[line].group();
        return group == rep::kNoGroup ? QString() : tr("group %1").arg(group + 1);
    }

    QString crawlers(std::uint32_t line, rep::LineRole role)
    {
        if (role != rep::LineRole::InGroup)
            return {};
        const std::uint32_t group = m_file.lines()[line].group();
        if (group != m_describedGroup) {
            m_describedGroup = group;
            m_described =
                shortList(groupCrawlers(rep::groupFacts(m_snapshot, group)), kCrawlersInLine);
            if (m_described.size() > kCrawlerColumns)
                m_described = m_described.first(kCrawlerColumns - 1) + u'…';
        }
        return m_described;
    }

    void addNotes()
    {
        for (std::uint32_t group = 0; group < m_file.groups().size(); ++group) {
            const rep::GroupFacts facts = rep::groupFacts(m_snapshot, group);
            if (const QString melted = meltSentence(facts); !melted.isEmpty())
                add(tr("\nGroup %1: %2\n").arg(QString::number(group + 1), melted));
            if (!facts.mergedWith.empty() && facts.mergedWith.front() > group)
                add(u'\n' + mergeSentence(m_snapshot, group) + u'\n');
        }
    }

    void addReleased()
    {
        for (const rep::ReleasedCrawlers &row : rep::releasedCrawlers(m_snapshot, m_reading)) {
            add(u'\n' + releasedSentence(m_snapshot, row, kCrawlersInSentence) + u'\n');
            for (const rep::ReleasedRule &rule : row.rules)
                add(u"  "_s + releasedRuleSentence(m_file, rule) + u'\n');
        }
    }

    const rep::Snapshot &m_snapshot;
    const rep::RobotsFile &m_file;
    rep::Reading m_reading;
    int m_lineColumns;
    OutputBuffer m_output;
    std::uint32_t m_describedGroup = rep::kNoGroup;
    QString m_described;
};

} // namespace

void printReportAsText(const rep::Snapshot &snapshot, rep::Reading reading, const QString &name)
{
    TextReport(snapshot, reading).print(name);
}

} // namespace postern
