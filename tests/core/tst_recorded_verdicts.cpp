// SPDX-License-Identifier: MIT
#include "recorded_verdicts.h"

#include "core/protocol/record_names.h"
#include "core/protocol/rule_set.h"

#include <QFile>
#include <QJsonObject>
#include <QTest>

using namespace postern;
using namespace Qt::StringLiterals;

/// Holds the Google reading against what Google's parser answered: verdict, deciding line, and what
/// each line was read as.
class TstRecordedVerdicts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithGoogle_data()
    {
        QTest::addColumn<QString>("path");
        const auto add = [](const char *name, const QString &path) { QTest::newRow(name) << path; };
        const QString shared = QStringLiteral(POSTERN_SHARED_DIR "/verdicts/");
        add("random files in the shapes people write, our own part",
            QStringLiteral(POSTERN_TEST_CASES "/written.jsonl.gz"));
        add("random files in the shapes people write", shared + u"written.jsonl.gz"_s);
        add("real files, edited as a person would", shared + u"real.jsonl.gz"_s);
        add("public reports", shared + u"public-reports.jsonl"_s);
        add("google/robotstxt-spec-test", shared + u"spec-test.jsonl"_s);
    }

    void agreesWithGoogle()
    {
        QFETCH(QString, path);
        if (!QFile::exists(path))
            QSKIP("The recorded verdicts are not on this machine.");
        m_compared = 0;
        m_differences.clear();
        QVERIFY(forEachRecordedCase(
            path, [this](const RecordedCase &recorded) { compareCase(recorded); }));
        QVERIFY(m_compared > 100);
        QVERIFY2(m_differences.isEmpty(), qPrintable(m_differences.join(u'\n')));
    }

private:
    void compareCase(const RecordedCase &recorded)
    {
        const std::string_view bytes(recorded.robots.constData(),
                                     static_cast<std::size_t>(recorded.robots.size()));
        const rep::RobotsFile file = rep::RobotsFile::parse(bytes);
        for (const QJsonValue &query : recorded.queries)
            compareQuery(file, recorded.id, query.toObject());
        if (!recorded.lines.isEmpty())
            compareLines(file, recorded);
    }

    void compareQuery(const rep::RobotsFile &file, const QString &id, const QJsonObject &query)
    {
        const auto reading = rep::Reading::Google;
        const auto crawler =
            rep::Crawler::named(query[u"agent"_s].toString().toStdString(), reading);
        const auto path = rep::requestPath(query[u"url"_s].toString().toStdString(), reading);
        auto rules = rep::CrawlerRules::collect(file, crawler, reading);
        const rep::Decision decision = rep::decide(rules, path);
        const rep::Verdict fast = rep::RuleSet(std::move(rules)).decide(path);
        const int line = decision.deciding ? static_cast<int>(decision.deciding->line) + 1 : 0;
        const int fastLine = fast.line ? static_cast<int>(*fast.line) + 1 : 0;
        const bool allowed = query[u"allowed"_s].toBool();
        const int wanted = query[u"line"_s].toInt();
        ++m_compared;
        if (decision.isAllowed != allowed || line != wanted)
            note(id, query, u"decide() differs, line %1"_s.arg(line));
        if (fast.isAllowed != allowed || fastLine != wanted)
            note(id, query, u"RuleSet differs, line %1"_s.arg(fastLine));
    }

    void compareLines(const rep::RobotsFile &file, const RecordedCase &recorded)
    {
        QCOMPARE(static_cast<qsizetype>(file.lines().size()), recorded.lines.size());
        for (std::uint32_t i = 0; i < file.lines().size(); ++i) {
            const QString wanted = recorded.lines[i].toString();
            if (const QString read = lineText(file, i); read != wanted)
                note(recorded.id, {}, u"line read as %1 and not %2"_s.arg(read, wanted));
        }
    }

    /// As verdicts/README.md writes it: the number, the kind, and flags.
    static QString lineText(const rep::RobotsFile &file, std::uint32_t index)
    {
        const rep::Line &line = file.lines()[index];
        QString text = QString::number(index + 1) + u':' + QString::number(kindNumber(file, index));
        if (line.isMisspelt())
            text += u't';
        if (line.lacksColon())
            text += u'm';
        if (line.hasComment())
            text += u'c';
        if (line.isCut())
            text += u'L';
        if (line.kind() == rep::LineKind::Empty)
            text += u'e';
        return text;
    }

    static int kindNumber(const rep::RobotsFile &file, std::uint32_t index)
    {
        switch (file.lines()[index].kind()) {
        case rep::LineKind::UserAgent:
            return 1;
        case rep::LineKind::Allow:
            return 2;
        case rep::LineKind::Disallow:
            return 3;
        case rep::LineKind::Sitemap:
            return 4;
        case rep::LineKind::OtherRecord:
            return rep::isKnownToGoogleButUnused(file.key(index)) ? 5 : 0;
        default:
            return 0;
        }
    }

    void note(const QString &id, const QJsonObject &query, const QString &what)
    {
        if (m_differences.size() < 20)
            m_differences << id + u' ' + query[u"agent"_s].toString() + u' '
                    + query[u"url"_s].toString() + u": "_s + what;
    }

    int m_compared = 0;
    QStringList m_differences;
};

QTEST_APPLESS_MAIN(TstRecordedVerdicts)
#include "tst_recorded_verdicts.moc"
