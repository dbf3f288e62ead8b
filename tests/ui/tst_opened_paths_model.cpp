// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths_model.h"

#include "ui/panels/opened_paths/opened_paths_text.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace postern;

namespace {

constexpr auto kFile = "User-agent: *\n"
                       "Disallow: /api/\n"
                       "Disallow: /*.pdf$\n"
                       "Allow: /api/public\n"
                       "Disallow: /search\n"
                       "\n"
                       "User-agent: GPTBot\n"
                       "User-agent: ClaudeBot\n"
                       "User-agent: CCBot\n"
                       "User-agent: Bytespider\n"
                       "Allow: /\n"
                       "\n"
                       "User-agent: Googlebot\n"
                       "Disallow: /search\n"
                       "\n"
                       "User-agent: Slurp\n"
                       "Disallow: /\n";

OpenedPaths pathsOf(std::string bytes)
{
    static std::uint64_t revision = 0;
    return findOpenedPaths(rep::Snapshot::make(std::move(bytes), ++revision),
                           rep::Reading::Standard, {});
}

QString cell(const QAbstractItemModel &model, int row, int column, const QModelIndex &parent = {})
{
    return model.index(row, column, parent).data().toString();
}

/// All cells, lines and tool tips, a row of the tree a line.
QStringList dump(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << cell(model, row, column, parent);
        const QModelIndex index = model.index(row, 0, parent);
        for (const int role : {int(OpenedPathsModel::LineRole),
                               int(OpenedPathsModel::DecidingLineRole), int(Qt::ToolTipRole)})
            cells << index.data(role).toString();
        lines << cells.join(u" | "_s) << dump(model, index);
    }
    return lines;
}

std::string randomFile(QRandomGenerator &random)
{
    static const char *const kPaths[] = {"/a", "/b", "/*c", "/d$", "/"};
    static const char *const kNames[] = {"A", "B", "C", "D"};
    std::string text;
    const auto addGroup = [&](const char *name) {
        text += std::string("User-agent: ") + name + '\n';
        for (int i = 1 + random.bounded(4); i > 0; --i)
            text += std::string(random.bounded(4) == 0 ? "Allow: " : "Disallow: ")
                + kPaths[random.bounded(5)] + '\n';
    };
    for (int group = random.bounded(4); group > 0; --group)
        addGroup(kNames[random.bounded(4)]);
    addGroup("*");
    for (int group = random.bounded(3); group > 0; --group)
        addGroup(kNames[random.bounded(4)]);
    return text;
}

} // namespace

class TstOpenedPathsModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void crawlersWithTheSameRulesAreOneRow();
    void eachClosingRuleTellsWhatTheOwnGroupSays();
    void eachStateHasItsWords();
    void rulesThatNeverDecideAreLeftOut();
    void crawlersThatOpenNothingHaveNoRow();
    void theToolTipNamesAllCrawlers();
    void namesAndPathsAreShownAsWritten();
    void linesToJumpTo();
    void summaries_data();
    void summaries();
    void anEditKeepsTheRowsThatStay_data();
    void anEditKeepsTheRowsThatStay();
    void anyUpdateGivesWhatAFreshModelShows();
    void realFilesAreShown();
};

void TstOpenedPathsModel::crawlersWithTheSameRulesAreOneRow()
{
    OpenedPathsModel model;
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    model.setPaths(pathsOf(kFile));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, OpenedPathsModel::PathColumn), u"GPTBot, ClaudeBot and 2 more"_s);
    QCOMPARE(cell(model, 0, OpenedPathsModel::StateColumn), u"3 of 3 open"_s);
    QCOMPARE(cell(model, 0, OpenedPathsModel::OwnRuleColumn), u"Group 2"_s);
    QCOMPARE(cell(model, 1, OpenedPathsModel::PathColumn), u"Googlebot"_s);
    QCOMPARE(cell(model, 1, OpenedPathsModel::StateColumn), u"1 of 3 open, 1 in part"_s);
}

void TstOpenedPathsModel::eachClosingRuleTellsWhatTheOwnGroupSays()
{
    OpenedPathsModel model;
    model.setPaths(pathsOf(kFile));
    const QStringList expected{
        u"GPTBot, ClaudeBot and 2 more | 3 of 3 open | Group 2 | 7"_s,
        u"/api/ | Open | Allow: / in line 11 | 2"_s,
        u"/*.pdf$ | Open | Allow: / in line 11 | 3"_s,
        u"/search | Open | Allow: / in line 11 | 5"_s,
        u"Googlebot | 1 of 3 open, 1 in part | Group 3 | 13"_s,
        u"/api/ | Open | No rule: allowed | 2"_s,
        u"/*.pdf$ | Partly open | No rule: allowed; Disallow: /search in line 14 | 3"_s,
        u"/search | Still blocked | Disallow: /search in line 14 | 5"_s,
    };
    QStringList shown = dump(model);
    for (QString &line : shown)
        line = line.section(u" | "_s, 0, 3);
    QCOMPARE(shown, expected);
}

void TstOpenedPathsModel::eachStateHasItsWords()
{
    OpenedPaths paths;
    paths.snapshot = rep::Snapshot::make("User-agent: *\nDisallow: /a\nUser-agent: X\nAllow: /b\n");
    OpenedPathsRow row{.crawlers = {u"X"_s}, .groups = {1}, .groupLine = 2, .rules = {}};
    for (const auto state : {OpenedState::Open, OpenedState::PartlyOpen, OpenedState::StillBlocked,
                             OpenedState::NotDetermined})
        row.rules.push_back({1, state, {"/a1", 3}, {"/a2", 3}});
    paths.rows.push_back(row);
    OpenedPathsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setPaths(paths);
    QStringList words;
    QStringList tips;
    for (int i = 0; i < 4; ++i) {
        const QModelIndex rule = model.index(i, OpenedPathsModel::StateColumn, model.index(0, 0));
        QVERIFY(!rule.data(Qt::DecorationRole).isNull());
        words << rule.data().toString();
        tips << rule.data(Qt::ToolTipRole).toString().remove(u"<p>"_s).remove(u"</p>"_s);
    }
    QCOMPARE(words,
             (QStringList{u"Open"_s, u"Partly open"_s, u"Still blocked"_s, u"Not determined"_s}));
    QCOMPARE(tips.first(3),
             (QStringList{u"For example, /a1 is open to X."_s,
                          u"For example, /a1 is open to X, but /a2 is not."_s,
                          u"For example, /a2 is blocked for X."_s}));
    QVERIFY(tips.last().contains(u"too many ways"));
    QCOMPARE(cell(model, 3, OpenedPathsModel::OwnRuleColumn, model.index(0, 0)),
             u"The rules are too complex to be sure"_s);
    paths.rows.front().rules = {{1, OpenedState::NotDetermined, {}, {}}};
    QCOMPARE(summaryText(paths),
             u"The rules are too complex to be sure what the named groups open."_s);
}

void TstOpenedPathsModel::rulesThatNeverDecideAreLeftOut()
{
    OpenedPathsModel model;
    model.setPaths(
        pathsOf("User-agent: *\nDisallow: /a\nDisallow: /a*\nUser-agent: X\nAllow: /\n"));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
}

void TstOpenedPathsModel::crawlersThatOpenNothingHaveNoRow()
{
    OpenedPathsModel model;
    model.setPaths(pathsOf("User-agent: *\nDisallow: /a\n\nUser-agent: Slurp\nDisallow: /\n"));
    QCOMPARE(model.rowCount(), 0);
}

void TstOpenedPathsModel::theToolTipNamesAllCrawlers()
{
    OpenedPathsModel model;
    model.setPaths(pathsOf(kFile));
    const QString tip = model.index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(u"GPTBot, ClaudeBot, CCBot and Bytespider"_s), qPrintable(tip));
}

void TstOpenedPathsModel::namesAndPathsAreShownAsWritten()
{
    OpenedPathsModel model;
    model.setPaths(pathsOf("user-agent: *\ndisallow: /%20<b>%1\nUser-agent: gptBOT\nDisallow:\n"));
    QCOMPARE(cell(model, 0, OpenedPathsModel::PathColumn), u"gptBOT"_s);
    const QModelIndex rule = model.index(0, 0, model.index(0, 0));
    QCOMPARE(rule.data().toString(), u"/%20<b>%1"_s);
    QVERIFY(rule.data(Qt::ToolTipRole).toString().contains(u"%20%3Cb%3E%1"_s)
            || rule.data(Qt::ToolTipRole).toString().contains(u"%20&lt;b&gt;%1"_s));
}

void TstOpenedPathsModel::linesToJumpTo()
{
    OpenedPathsModel model;
    model.setPaths(pathsOf(kFile));
    const QModelIndex ai = model.index(0, 0);
    const QModelIndex googlebot = model.index(1, 0);
    QCOMPARE(ai.data(OpenedPathsModel::LineRole).toInt(), 6);
    QVERIFY(!ai.data(OpenedPathsModel::DecidingLineRole).isValid());
    // The same whichever column is clicked.
    for (int column = 0; column < model.columnCount(); ++column)
        QCOMPARE(model.index(1, column, ai).data(OpenedPathsModel::LineRole).toInt(), 2);
    QCOMPARE(model.index(1, 0, ai).data(OpenedPathsModel::DecidingLineRole).toInt(), 10);
    QVERIFY(!model.index(0, 0, googlebot).data(OpenedPathsModel::DecidingLineRole).isValid());
    // Of what is open in part: no rule decides what is open, so it is the one that closes the rest.
    QCOMPARE(model.index(1, 0, googlebot).data(OpenedPathsModel::DecidingLineRole).toInt(), 13);
    QCOMPARE(model.index(2, 0, googlebot).data(OpenedPathsModel::DecidingLineRole).toInt(), 13);
}

void TstOpenedPathsModel::summaries_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("summary");
    const QByteArray rules = "User-agent: *\nDisallow: /api/\nDisallow: /b\n";
    QTest::newRow("an empty file has none") << QByteArray() << QString();
    QTest::newRow("no named group") << rules << QString();
    QTest::newRow("a named group that opens nothing") << rules + "User-agent: X\nDisallow: /\n"
                                                      << QString();
    QTest::newRow("one crawler") << rules + "User-agent: X\nDisallow: /api/\n"
                                 << u"X is released from 1 of 2 rules for *; /b is open to it."_s;
    QTest::newRow("two crawlers are both named")
        << rules + "User-agent: X\nUser-agent: Y\nAllow: /\n"
        << u"X and Y are released from 2 of 2 rules for *; /b is open to them."_s;
    QTest::newRow("three crawlers")
        << rules + "User-agent: X\nUser-agent: Y\nUser-agent: Z\nAllow: /\n"
        << u"X and 2 more are released from 2 of 2 rules for *; /b is open to them."_s;
    QTest::newRow("a rule that is opened in part")
        << rules + "User-agent: X\nAllow: /api/x\nDisallow: /\n"
        << u"X is released in part from 1 of 2 rules for *; /api/x is open to it."_s;
    QTest::newRow("one wholly, one in part")
        << rules + "User-agent: X\nAllow: /api/\nAllow: /bc\nDisallow: /b\n"
        << u"X is released from 1 of 2 rules for *, and in part from 1 more; /bc is open to it."_s;
    QTest::newRow("the row that opens most comes first")
        << rules + "User-agent: X\nDisallow: /b\nUser-agent: Y\nAllow: /\n"
        << u"Y is released from 2 of 2 rules for *; /b is open to it. Also released: X."_s;
}

void TstOpenedPathsModel::summaries()
{
    QFETCH(const QByteArray, file);
    QTEST(summaryText(pathsOf(file.toStdString())), "summary");
}

void TstOpenedPathsModel::anEditKeepsTheRowsThatStay_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("rule"); // what the kept index of /*.pdf$ shows afterwards
    QTest::newRow("a comment above moves all lines")
        << "User-agent: *\n"_ba << "# x\n\nUser-agent: *\n"_ba << u"/*.pdf$"_s;
    QTest::newRow("another rule for * is written before it")
        << "Disallow: /api/"_ba << "Disallow: /new\nDisallow: /api/"_ba << u"/*.pdf$"_s;
    QTest::newRow("the rule before it goes") << "Disallow: /api/\n"_ba << ""_ba << u"/*.pdf$"_s;
    QTest::newRow("its own pattern is retyped") << "/*.pdf$"_ba << "/*.pd$"_ba << u"/*.pd$"_s;
    QTest::newRow("a group of another crawler is written before")
        << "User-agent: GPTBot"_ba << "User-agent: X\nAllow: /a\n\nUser-agent: GPTBot"_ba
        << u"/*.pdf$"_s;
    QTest::newRow("the first crawler is retyped") << "GPTBot"_ba << "GPTBo"_ba << u"/*.pdf$"_s;
    QTest::newRow("the row below goes")
        << "User-agent: Googlebot"_ba << "User-agent: Slurp"_ba << u"/*.pdf$"_s;
}

void TstOpenedPathsModel::anEditKeepsTheRowsThatStay()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    OpenedPathsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setPaths(pathsOf(kFile));
    const QPersistentModelIndex crawlers(model.index(0, 0));
    const QPersistentModelIndex rule(model.index(1, 0, crawlers));
    QCOMPARE(rule.data().toString(), u"/*.pdf$"_s);
    QByteArray edited = kFile;
    QVERIFY(edited.contains(from));
    model.setPaths(pathsOf(edited.replace(from, to).toStdString()));
    QVERIFY(crawlers.isValid());
    QVERIFY(rule.isValid());
    QTEST(rule.data().toString(), "rule");
    QCOMPARE(rule.parent(), QModelIndex(crawlers));
}

void TstOpenedPathsModel::anyUpdateGivesWhatAFreshModelShows()
{
    QRandomGenerator random(20250117);
    OpenedPathsModel model;
    const QAbstractItemModelTester tester(&model);
    int shownRows = 0;
    for (int i = 0; i < 1500; ++i) {
        const std::string file = randomFile(random);
        OpenedPathsModel fresh;
        fresh.setPaths(pathsOf(file));
        model.setPaths(pathsOf(file));
        QCOMPARE(dump(model), dump(fresh));
        shownRows += model.rowCount();
    }
    QVERIFY(shownRows > 1000);
}

void TstOpenedPathsModel::realFilesAreShown()
{
    OpenedPathsModel model;
    const QAbstractItemModelTester tester(&model);
    for (const auto *name :
         {"an-bloomberg.com", "an-bbc.com", "an-atlassian.com", "an-paytm.com"}) {
        QFile file(QStringLiteral(POSTERN_SHARED_DIR) + u"/real-files/"_s + QLatin1String(name)
                   + u".txt"_s);
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the real files are not there");
        const std::string bytes = file.readAll().toStdString();
        OpenedPathsModel fresh;
        fresh.setPaths(pathsOf(bytes));
        model.setPaths(pathsOf(bytes));
        QCOMPARE(dump(model), dump(fresh));
    }
}

QTEST_MAIN(TstOpenedPathsModel)
#include "tst_opened_paths_model.moc"
