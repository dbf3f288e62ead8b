// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/gutter_texts.h"

#include <QFontMetricsF>
#include <QTest>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

GutterTexts textsOf(std::string bytes)
{
    return GutterTexts(rep::Snapshot::make(std::move(bytes), 1));
}

constexpr char kMelted[] = "User-agent: baidu\n"
                           "Crawl-delay: 1\n"
                           "\n"
                           "User-agent: *\n"
                           "Disallow: /gist/\n";

constexpr char kMerged[] = "User-agent: GPTBot\n"
                           "Disallow: /private/\n"
                           "\n"
                           "User-agent: *\n"
                           "Disallow: /tmp/\n"
                           "User-agent: GPTBot\n"
                           "Allow: /private/help/\n";

} // namespace

class TstGutterTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsAreCountedAsPeopleDo()
    {
        const GutterTexts texts = textsOf(kMerged);
        QCOMPARE(texts.groupLabel(0), u"Group 1"_s);
        QCOMPARE(texts.crawlers(0), QStringList{u"GPTBot"_s});
        QCOMPARE(texts.crawlers(1), QStringList{u"* (all others)"_s});
    }

    void aGroupSaysWhichOthersItIsReadWith()
    {
        const GutterTexts texts = textsOf(kMerged);
        QCOMPARE(texts.mergeLabel(0), u"+ group 3"_s);
        QCOMPARE(texts.mergeLabel(2), u"+ group 1"_s);
        QCOMPARE(texts.mergeLabel(1), QString());
        QCOMPARE(texts.mergeText(0),
                 u"GPTBot is named in groups 1 and 3: their rules are combined."_s);
        QVERIFY(texts.groupToolTip(2).contains(texts.mergeText(0)));
        QVERIFY(texts.groupDescription(2).contains(texts.mergeText(0)));
    }

    void manyMergedGroupsAreOnlyCounted()
    {
        std::string bytes;
        for (int i = 0; i < 5; ++i)
            bytes += "User-agent: *\nDisallow: /a\n";
        const GutterTexts texts = textsOf(bytes);
        QCOMPARE(texts.mergeLabel(0), u"+ 4 groups"_s);
        QCOMPARE(texts.mergeText(0),
                 u"* stands in groups 1, 2, 3, 4 and 5: their rules are combined."_s);
    }

    void aGroupThatGoesOnSaysSoWhereItSeemsToEnd()
    {
        const GutterTexts texts = textsOf(kMelted);
        QVERIFY(texts.isMeltLine(3));
        QVERIFY(!texts.isMeltLine(0));
        QVERIFY(!texts.isMeltLine(4));
        QCOMPARE(texts.markText(3), u"same group"_s);
        QCOMPARE(texts.lineToolTip(3),
                 u"No Allow or Disallow came before this line, so the group goes on: * and baidu "
                 "are one group and share all its rules."_s);
        QVERIFY(texts.groupToolTip(0).contains(u"* and baidu are one group"_s));
    }

    void theToolTipNamesEveryCrawler()
    {
        std::string bytes;
        for (char c = 'a'; c <= 'z'; ++c)
            bytes += std::string("User-agent: Bot") + c + "\n";
        const QString tip = textsOf(bytes + "Disallow: /\n").groupToolTip(0);
        QVERIFY(tip.startsWith(u"Group 1, lines 1 to 27: covers Bota, Botb"_s));
        for (char c = 'a'; c <= 'z'; ++c)
            QVERIFY(tip.contains(u"Bot"_s + QLatin1Char(c)));
    }

    void aGroupWithoutRulesSaysSo()
    {
        const QString tip = textsOf("User-agent: Bot\nCrawl-delay: 1\n").groupToolTip(0);
        QVERIFY(tip.contains(u"It has no rules"_s));
        QVERIFY(!textsOf(kMelted).groupToolTip(0).contains(u"It has no rules"_s));
    }

    void linesOutsideGroupsSayWhatTheyAre_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("mark");
        QTest::addColumn<QString>("toolTipStart");

        QTest::newRow("a rule before any user-agent line")
            << QByteArray("Disallow: /\n") << u"read by nobody"_s
            << u"Read by nobody: no user-agent line"_s;
        QTest::newRow("another record before any user-agent line")
            << QByteArray("Crawl-delay: 3\n") << u"read by nobody"_s
            << u"Read by nobody: no user-agent line"_s;
        QTest::newRow("a line that is no record")
            << QByteArray("please do not crawl\n") << u"not a directive"_s << u"Not read"_s;
        QTest::newRow("a sitemap") << QByteArray("Sitemap: https://a/s\n") << u"whole file"_s
                                   << u"A sitemap is for every"_s;
        QTest::newRow("past the limit")
            << QByteArray("#" + QByteArray(512'000, 'x') + "\nDisallow: /\n") << u"past 500 KiB"_s
            << u"Past 500 KiB"_s;
        QTest::newRow("a comment") << QByteArray("# hello\n") << QString() << QString();
    }

    void linesOutsideGroupsSayWhatTheyAre()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, mark);
        QFETCH(const QString, toolTipStart);
        const GutterTexts texts = textsOf(bytes.toStdString());
        const auto line = static_cast<std::uint32_t>(texts.snapshot().file().lines().size() - 2);
        QCOMPARE(texts.markText(line), mark);
        QVERIFY2(texts.lineToolTip(line).startsWith(toolTipStart),
                 qPrintable(texts.lineToolTip(line)));
        QCOMPARE(texts.lineToolTip(line).isEmpty(), toolTipStart.isEmpty());
    }

    void aLineIsDescribedInOneSentenceOrTwo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("description");

        const QByteArray nine("User-agent: GPTBot\nUser-agent: a\nUser-agent: b\nUser-agent: c\n"
                              "User-agent: d\nUser-agent: e\nUser-agent: f\nUser-agent: g\n"
                              "User-agent: h\n# for them\n\ndissallow: /x\n");
        QTest::newRow("a rule") << nine << 12
                                << u"Line 12: Disallow, group 1, covers GPTBot and 8 more"_s;
        QTest::newRow("a comment in a group")
            << nine << 10 << u"Line 10: comment, group 1, covers GPTBot and 8 more"_s;
        QTest::newRow("an empty line in a group")
            << nine << 11 << u"Line 11: empty, group 1, covers GPTBot and 8 more"_s;
        QTest::newRow("a wildcard group")
            << QByteArray("User-agent: *\n") << 1
            << u"Line 1: User-agent, group 1, covers all crawlers that no group names (*)"_s;
        QTest::newRow("after the last group") << nine << 13 << u"Line 13: empty"_s;
        QTest::newRow("another record") << QByteArray("User-agent: a\nCrawl-Delay: 1") << 2
                                        << u"Line 2: Crawl-Delay, group 1, covers a"_s;
        QTest::newRow("a sitemap")
            << QByteArray("Sitemap: /s") << 1 << u"Line 1: Sitemap, for the whole file"_s;
        QTest::newRow("a rule that nobody reads")
            << QByteArray("Allow: /x") << 1
            << u"Line 1: Allow. Read by nobody: no user-agent line stands before this rule."_s;
        QTest::newRow("what follows a NUL")
            << QByteArray("User-agent: a\nAllow: /x\0y", 25) << 2
            << u"Line 2: Allow, group 1, covers a. The end of the line is not read."_s;
        QTest::newRow("a group that goes on")
            << QByteArray(kMelted) << 4
            << u"Line 4: User-agent, group 1, covers all crawlers that no group names (*) and "
               "baidu. No Allow or Disallow came before this line, so the group goes on: * and "
               "baidu are one group and share all its rules."_s;
    }

    void aLineIsDescribedInOneSentenceOrTwo()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, line);
        QFETCH(const QString, description);
        QCOMPARE(textsOf(bytes.toStdString()).lineDescription(std::uint32_t(line - 1)),
                 description);
    }
};

QTEST_GUILESS_MAIN(TstGutterTexts)
#include "tst_gutter_texts.moc"
