// SPDX-License-Identifier: MIT
#include "program_run.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace postern;
using namespace Qt::StringLiterals;

/// The command line as a person and a CI script use it.
class TstCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_file = write(u"robots.txt"_s,
                       "User-agent: *\nDisallow: /api/\n\nUser-agent: baidu\nCrawl-delay: 1\n\n"
                       "User-agent: GPTBot\nAllow: /\nDisallow: /x,y\n");
    }

    void answersWithItsExitStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitStatus");
        const QString file = u"FILE"_s;
        const auto row = [](const char *name, const QStringList &arguments, int status) {
            QTest::newRow(name) << arguments << status;
        };
        row("0 for allowed", {u"test"_s, file, u"GPTBot"_s, u"https://a.example/api/"_s}, 0);
        row("1 for blocked", {u"test"_s, file, u"FooBot"_s, u"https://a.example/api/"_s}, 1);
        row("a whole header will do",
            {u"test"_s, file, u"Mozilla/5.0 (compatible; GPTBot/1.2; +https://x)"_s, u"/api/"_s},
            0);
        row("for Google a header is no name",
            {u"test"_s, file, u"GPTBot/1.2"_s, u"/api/"_s, u"--reading"_s, u"google"_s}, 1);
        row("1 if one of several is blocked",
            {u"test"_s, file, u"--agent"_s, u"GPTBot"_s, u"--agent"_s, u"A"_s, u"--url"_s,
             u"/api/"_s},
            1);
        row("2 for a missing file", {u"test"_s, u"no/such/file"_s, u"A"_s, u"/"_s}, 2);
        row("2 for a folder", {u"report"_s, u"/"_s}, 2);
        row("2 for an unknown option", {u"report"_s, file, u"--colour"_s}, 2);
        row("2 for an unknown reading",
            {u"test"_s, file, u"A"_s, u"/"_s, u"--reading"_s, u"bing"_s}, 2);
        row("2 for an unknown format", {u"report"_s, file, u"--format"_s, u"pdf"_s}, 2);
        row("2 without a crawler", {u"test"_s, file, u"--url"_s, u"/"_s}, 2);
        row("2 without a URL", {u"test"_s, file, u"--agent"_s, u"A"_s}, 2);
        row("2 for a misspelt command", {u"reprot"_s, file}, 2);
        row("2 for a window without a display", {file}, 2);
        row("2 for an unknown option alone", {u"--frobnicate"_s}, 2);
        row("2 for a compressed file of cases", {u"verdicts"_s, file}, 2);
        row("0 for help", {u"--help"_s}, 0);
        row("0 for help of a command", {u"test"_s, u"--help"_s}, 0);
        row("0 for the version", {u"--version"_s}, 0);
    }

    void answersWithItsExitStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitStatus);
        arguments.replaceInStrings(u"FILE"_s, m_file);
        const ProgramRun run = runPostern(arguments);
        QCOMPARE(run.exitStatus, exitStatus);
        if (exitStatus == 2) {
            QVERIFY(run.output.isEmpty());
            QCOMPARE(run.errors.count('\n'), 1);
            QVERIFY2(run.errors.startsWith("postern: "), run.errors.constData());
        }
    }

    void writesCsvRows()
    {
        const QString urls = write(u"urls.txt"_s, "/api/1\n\n/x,y\r\n/free\n");
        const ProgramRun run =
            runPostern({u"test"_s, m_file, u"--agent"_s, u"GPTBot"_s, u"--agent"_s, u"FooBot"_s,
                        u"--urls"_s, urls, u"--format"_s, u"csv"_s});
        QCOMPARE(run.exitStatus, 1);
        QCOMPARE(run.output,
                 "url,agent,verdict,line,rule\n"
                 "/api/1,GPTBot,allowed,8,Allow: /\n"
                 "/api/1,FooBot,blocked,2,Disallow: /api/\n"
                 "\"/x,y\",GPTBot,blocked,9,\"Disallow: /x,y\"\n"
                 "\"/x,y\",FooBot,allowed,,\n"
                 "/free,GPTBot,allowed,8,Allow: /\n"
                 "/free,FooBot,allowed,,\n"_ba);
    }

    void readsUrlsFromStandardInput()
    {
        const ProgramRun run = runPostern({u"test"_s, m_file, u"--agent"_s, u"FooBot"_s,
                                           u"--urls"_s, u"-"_s, u"--format"_s, u"json"_s},
                                          "/api/\n/b\n");
        const QJsonArray results =
            QJsonDocument::fromJson(run.output).object()[u"results"_s].toArray();
        QCOMPARE(results.size(), 2);
        QCOMPARE(results[0][u"allowed"_s].toBool(true), false);
        QCOMPARE(results[0][u"line"_s].toInt(), 2);
        QCOMPARE(results[1][u"line"_s].toInt(), 0);
    }

    void reportsLinesGroupsAndReleasedCrawlers()
    {
        const ProgramRun run = runPostern({u"report"_s, m_file, u"--format"_s, u"json"_s});
        QCOMPARE(run.exitStatus, 0);
        const QJsonObject report = QJsonDocument::fromJson(run.output).object();
        QCOMPARE(report[u"lines"_s].toArray().size(), 10);
        const QJsonArray groups = report[u"groups"_s].toArray();
        QCOMPARE(groups.size(), 2);
        QCOMPARE(groups[1][u"melt_lines"_s].toArray(), QJsonArray{7});
        QCOMPARE(groups[1][u"crawlers"_s].toArray(), (QJsonArray{u"baidu"_s, u"GPTBot"_s}));
        QVERIFY(!report[u"released"_s].toArray().isEmpty());
        const ProgramRun text = runPostern({u"report"_s, m_file});
        QVERIFY(text.output.contains("group 2"));
        QVERIFY(text.output.contains("no new group begins there"));
    }

    void answersRecordedCases()
    {
        const QByteArray robots = QByteArray("User-agent: a\nDisallow: /\n").toBase64();
        const ProgramRun run = runPostern({u"verdicts"_s, u"-"_s, u"--reading"_s, u"google"_s},
                                          "{\"id\":\"x\",\"robots_b64\":\"" + robots
                                              + "\",\"queries\":[{\"agent\":\"a\",\"url\":\"/\"},"
                                                "{\"agent\":\"b\",\"url\":\"/\"}]}\n"
                                                "{\"id\":\"y\"}\n");
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.output,
                 "{\"id\":\"x\",\"queries\":[{\"allowed\":false,\"line\":2},"
                 "{\"allowed\":true,\"line\":0}]}\n{\"id\":\"y\",\"queries\":[]}\n"_ba);
    }

    void tellsInASentenceThatThereIsNoDisplay()
    {
        const ProgramRun run = runPostern({m_file});
        QVERIFY(run.errors.contains("display") || run.errors.contains("not installed"));
    }

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            ? file.fileName()
            : QString();
    }

    QTemporaryDir m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TstCommandLine)
#include "tst_command_line.moc"
