// SPDX-License-Identifier: MIT
#include "core/protocol/decision.h"
#include "core/protocol/product_token.h"
#include "core/protocol/reading.h"
#include "core/protocol/request_path.h"
#include "core/protocol/robots_file.h"
#include "core/protocol/rule.h"
#include "core/protocol/rule_set.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <string_view>

// The format of the cases is described in tests/cases/README.md.

using rep::Reading;
using namespace Qt::StringLiterals;

namespace {

struct ExpectedVerdict {
    bool isAllowed = true;
    int line = 0; // from 1; 0 where no rule decides

    bool operator==(const ExpectedVerdict &) const = default;
};

char *toString(const ExpectedVerdict &verdict)
{
    return QTest::toString(
        u"%1, line %2"_s.arg(verdict.isAllowed ? u"allowed"_s : u"closed"_s).arg(verdict.line));
}

QByteArray readFile(const QString &nameInCases)
{
    QFile file(QStringLiteral(POSTERN_TEST_CASES "/") + nameInCases);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QJsonObject> readCases()
{
    QList<QJsonObject> cases;
    const QList<QByteArray> lines = readFile(u"seeds.jsonl"_s).split('\n');
    for (const QByteArray &line : lines)
        if (!line.isEmpty())
            cases.append(QJsonDocument::fromJson(line).object());
    return cases;
}

QByteArray robotsOf(const QJsonObject &seedCase)
{
    if (seedCase.contains("robots_b64"_L1))
        return QByteArray::fromBase64(seedCase["robots_b64"_L1].toString().toLatin1());
    return seedCase["robots"_L1].toString().toUtf8();
}

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

/// Cells of the last column of statements.md, and in them all that is named in backticks.
QStringList namesInStatements()
{
    static const QRegularExpression kRow(uR"(^\| [GR]\d+\.\d+ \|.*\|(.*)\|$)"_s,
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression kName(u"`([^`]+)`"_s);
    QStringList names;
    const QString text = QString::fromUtf8(readFile(u"statements.md"_s));
    for (const QRegularExpressionMatch &row : kRow.globalMatch(text))
        for (const QRegularExpressionMatch &name : kName.globalMatch(row.captured(1)))
            names.append(name.captured(1));
    return names;
}

bool isRowOfRetrieval(const QString &name)
{
    return name.contains(u' ');
}

} // namespace

class TstSeedStatements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data();
    void verdicts();
    void fixtureIsLargeEnough();
    void everyCaseIsComplete();
    void everyNameInStatementsExists_data();
    void everyNameInStatementsExists();
    void everyCaseIsNamedInStatements();
    void forgivenLinesAreFlagged_data();
    void forgivenLinesAreFlagged();
    void everyLineKnowsItsGroup();
};

Q_DECLARE_METATYPE(ExpectedVerdict)

void TstSeedStatements::verdicts_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<ExpectedVerdict>("google");
    QTest::addColumn<ExpectedVerdict>("standard");

    const QList<QJsonObject> cases = readCases();
    for (const QJsonObject &seedCase : cases) {
        const QJsonArray queries = seedCase["queries"_L1].toArray();
        for (const QJsonValueConstRef value : queries) {
            const QJsonObject query = value.toObject();
            const QByteArray agent = query["agent"_L1].toString().toUtf8();
            const QByteArray url = query["url"_L1].toString().toUtf8();
            const ExpectedVerdict google = {query["allowed"_L1].toBool(),
                                            query["line"_L1].toInt(-1)};
            const ExpectedVerdict standard = {query["standard_allowed"_L1].toBool(google.isAllowed),
                                              query["standard_line"_L1].toInt(google.line)};
            QTest::addRow("%s [%s, %s]", qUtf8Printable(seedCase["statement"_L1].toString()),
                          agent.constData(), url.constData())
                << robotsOf(seedCase) << agent << url << google << standard;
        }
    }
}

void TstSeedStatements::verdicts()
{
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, agent);
    QFETCH(QByteArray, url);
    const rep::RobotsFile file = rep::RobotsFile::parse(viewOf(robots));

    for (const Reading reading : {Reading::Google, Reading::Standard}) {
        const char *readingName = reading == Reading::Google ? "google" : "standard";
        const auto crawler = rep::Crawler::named(viewOf(agent), reading);
        const auto path = rep::requestPath(viewOf(url), reading);
        const rep::RuleSet ruleSet(rep::CrawlerRules::collect(file, crawler, reading));

        const rep::Decision decision = rep::decide(ruleSet.rules(), path);
        const int decidingLine = decision.deciding ? int(decision.deciding->line) + 1 : 0;
        const ExpectedVerdict slow = {decision.isAllowed, decidingLine};
        QTEST(slow, readingName);

        const rep::Verdict verdict = ruleSet.decide(path);
        const ExpectedVerdict fast = {verdict.isAllowed, verdict.line ? int(*verdict.line) + 1 : 0};
        QTEST(fast, readingName);
    }
}

void TstSeedStatements::fixtureIsLargeEnough()
{
    const qsizetype count = readCases().size();
    QVERIFY2(count >= 72, QByteArray::number(count));
}

void TstSeedStatements::everyCaseIsComplete()
{
    QSet<QString> ids;
    const QList<QJsonObject> cases = readCases();
    for (const QJsonObject &seedCase : cases) {
        const QString id = seedCase["id"_L1].toString();
        const QByteArray name = id.toUtf8();
        QVERIFY2(!id.isEmpty() && !ids.contains(id), name);
        ids.insert(id);
        const QString seed = seedCase["seed"_L1].toString();
        QVERIFY2(seed == "google"_L1 || seed == "rfc"_L1, name);
        QVERIFY2(!seedCase["section"_L1].toString().isEmpty(), name);
        QVERIFY2(seedCase["statement"_L1].toString().endsWith(u'.'), name);
        QVERIFY2(seedCase.contains("robots"_L1) != seedCase.contains("robots_b64"_L1), name);
        const QJsonArray queries = seedCase["queries"_L1].toArray();
        QVERIFY2(!queries.isEmpty(), name);
        for (const QJsonValueConstRef query : queries) {
            QVERIFY2(query["allowed"_L1].isBool() && query["line"_L1].isDouble(), name);
            QVERIFY2(query["standard_allowed"_L1].isBool() == query["standard_line"_L1].isDouble(),
                     name);
        }
    }
}

void TstSeedStatements::everyNameInStatementsExists_data()
{
    QTest::addColumn<QString>("name");
    QStringList names = namesInStatements();
    names.removeDuplicates();
    QVERIFY(!names.isEmpty());
    for (const QString &name : std::as_const(names))
        QTest::newRow(qUtf8Printable(name)) << name;
}

void TstSeedStatements::everyNameInStatementsExists()
{
    QFETCH(QString, name);
    if (isRowOfRetrieval(name)) {
        const QString source = QString::fromUtf8(readFile(u"../core/tst_retrieval.cpp"_s));
        QVERIFY(source.contains(u"\"%1\""_s.arg(name)));
        return;
    }
    const QList<QJsonObject> cases = readCases();
    const auto hasName = [&name](const QJsonObject &seedCase) {
        return seedCase["id"_L1].toString() == name;
    };
    QVERIFY(std::any_of(cases.begin(), cases.end(), hasName));
}

void TstSeedStatements::everyCaseIsNamedInStatements()
{
    const QStringList names = namesInStatements();
    const QList<QJsonObject> cases = readCases();
    for (const QJsonObject &seedCase : cases) {
        const QString id = seedCase["id"_L1].toString();
        QVERIFY2(names.contains(id), qUtf8Printable(id));
    }
}

void TstSeedStatements::forgivenLinesAreFlagged_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isMisspelt");
    QTest::addColumn<bool>("lacksColon");
    QTest::addColumn<bool>("hasLongerKey");

    const auto row = [](const char *text, bool isMisspelt, bool lacksColon, bool hasLongerKey) {
        QTest::newRow(text) << QByteArray(text) << isMisspelt << lacksColon << hasLongerKey;
    };
    row("Dissallow: /a", true, false, false);
    row("Useragent: GPTBot", true, false, false);
    row("Site-map: https://site.example/map.xml", true, false, false);
    row("Disallow /a", false, true, false);
    row("Disalow /a", true, true, false);
    row("Disallowed: /a", false, false, true);
    row("Disallow: /a", false, false, false);
    row("Crawl-delay: 1", false, false, false);
}

void TstSeedStatements::forgivenLinesAreFlagged()
{
    QFETCH(QByteArray, text);
    const rep::RobotsFile file = rep::RobotsFile::parse(viewOf(text));
    const rep::Line &line = file.lines().front();
    QTEST(line.isMisspelt(), "isMisspelt");
    QTEST(line.lacksColon(), "lacksColon");
    QTEST(line.hasLongerKey(), "hasLongerKey");
}

void TstSeedStatements::everyLineKnowsItsGroup()
{
    const QByteArray robots = "Disallow: /nobody\n"
                              "User-agent: baidu\n"
                              "Crawl-delay: 1\n"
                              "\n"
                              "User-agent: *\n"
                              "Disallow: /a\n"
                              "User-agent: GPTBot\n"
                              "Allow: /\n";
    const rep::RobotsFile file = rep::RobotsFile::parse(viewOf(robots));
    QCOMPARE(file.groups().size(), 2U);
    QCOMPARE(file.lines().at(0).group(), rep::kNoGroup);
    for (const std::size_t line : {1, 2, 3, 4, 5})
        QCOMPARE(file.lines().at(line).group(), 0U);
    for (const std::size_t line : {6, 7})
        QCOMPARE(file.lines().at(line).group(), 1U);
    QCOMPARE(file.userAgentLines(file.groups().front()).size(), 2U);
}

QTEST_APPLESS_MAIN(TstSeedStatements)
#include "tst_seed_statements.moc"
