// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/url_tests.h"

#include "core/crawlers/catalogue.h"
#include "ui/panels/url_tests/crawler_text.h"
#include "ui/panels/url_tests/crawler_words.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace postern;

namespace {

constexpr auto kCatalogue =
    "token\toperator\tpurpose\thonours\tsource\tas_of\toffer\tflags\tfallbacks\tfallback_source"
    "\tvariants\tdocumentation\tnote\n"
    "GPTBot\tOpenAI\tai-train\tyes\toperator\t2026-11\t1\t\t\t\t\t\t\n"
    "Googlebot\tGoogle\tsearch\tyes\toperator\t2026-11\t2\t\t\t\t\t\t\n"
    "Googlebot-Image\tGoogle\tsearch\tyes\toperator\t2026-11\t\t\tGooglebot\toperator\t\t\t\n"
    "AdsBot-Google\tGoogle\tads\tyes\toperator\t2026-11\t\tignores-wildcard\t\t\t\t\t\n"
    "MJ12bot\tMajestic\tseo\tyes\toperator\t2026-11\t\t\t\t\t\t\t\n"
    "360Spider\tQihoo\tsearch\tnot-stated\toperator\t2026-11\t\t\t\t\t\t\t\n"
    "Google-Extended\tGoogle\tai-train\tyes\toperator\t2026-11\t\tcontrol-token\t\t\t\t\t\n"
    "NoHeed\tSomebody\tother\tunverified-no\ta-list\t2026-11\t\t\t\t\t\t\t\n";

constexpr auto kFile = "User-agent: *\n"
                       "Disallow: /api/\n"
                       "Disallow: /%61dmin/\n"
                       "\n"
                       "User-agent: GPTBot\n"
                       "Allow: /\n"
                       "Disallow: /secret\n";

constexpr auto kGptBotHeader = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; "
                               "GPTBot/1.2; +https://openai.com/gptbot)";

UrlTest testOf(const QString &url, const QString &crawler)
{
    return {.url = url, .crawler = crawler};
}

QList<int> numbersOf(const std::vector<Overlay> &overlays)
{
    QList<int> numbers;
    for (const Overlay &overlay : overlays)
        numbers << overlay.number;
    return numbers;
}

} // namespace

class TstUrlTests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    void crawlersAreResolved_data();
    void crawlersAreResolved();
    void remarks_data();
    void remarks();
    void withoutUrlOrCrawlerThereIsNoAnswer_data();
    void withoutUrlOrCrawlerThereIsNoAnswer();
    void bothReadingsAnswer();
    void googleIsAskedWithTheTokenOfAHeader();
    void anotherSnapshotIsAnsweredAtOnce();
    void theOverlaySpeaksOfTheChosenReading();
    void aKeptTestStaysMarkedWhileAnotherIsTested();
    void aTestThatIsKeptIsMarkedOnce();
    void numbersStayAndAreUsedAgain();
    void atMostNineAreKept();
    void keptTestsAreAnsweredAnew();
    void signalsTellWhatChanged();
    void theSizeLimitLeavesOutWhatComesLater();
    void theSizeLimitChangesNothingInASmallFile();

private:
    void setFile(std::string bytes);
    void test(const QString &url, const QString &crawler = u"GPTBot"_s);

    rep::Catalogue m_catalogue = rep::Catalogue::parse(kCatalogue);
    std::unique_ptr<UrlTests> m_tests;
    std::uint64_t m_revision = 0;
};

void TstUrlTests::init()
{
    m_tests = std::make_unique<UrlTests>(m_catalogue);
    setFile(kFile);
}

void TstUrlTests::setFile(std::string bytes)
{
    m_tests->setSnapshot(rep::Snapshot::make(std::move(bytes), ++m_revision));
}

void TstUrlTests::test(const QString &url, const QString &crawler)
{
    m_tests->setCurrent(testOf(url, crawler));
}

void TstUrlTests::crawlersAreResolved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *title, const QString &text, const QString &name,
                        const QString &token, const QString &sentence = {}) {
        QTest::newRow(title) << text << name << token << sentence;
    };
    row("a plain name is taken as it is", u"MyBot"_s, u"MyBot"_s, u"MyBot"_s);
    row("spaces around it do not count", u" GPTBot "_s, u"GPTBot"_s, u"GPTBot"_s);
    row("a known name is spelt as its operator does", u"gptbot"_s, u"GPTBot"_s, u"GPTBot"_s);
    row("a version is left out", u"GPTBot/1.2"_s, u"GPTBot"_s, u"GPTBot"_s,
        u"Read as GPTBot, found in the header."_s);
    row("a whole header", QString::fromLatin1(kGptBotHeader), u"GPTBot"_s, u"GPTBot"_s,
        u"Read as GPTBot, found in the header."_s);
    row("a header of an unknown crawler", u"Mozilla/5.0 (compatible; MyBot/2.0)"_s, u"MyBot"_s,
        u"MyBot"_s, u"Read as MyBot, found in the header."_s);
    row("a header of a browser", u"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101"_s,
        u"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101"_s, u""_s,
        u"This names no crawler; it reads like the header of a browser."_s);
    row("a name with digits is cut", u"MJ12bot"_s, u"MJ12bot"_s, u"MJ"_s,
        u"User-agent lines can only name MJ12bot as MJ."_s);
    row("also in a header", u"Mozilla/5.0 (compatible; MJ12bot/v1.4.8)"_s, u"MJ12bot"_s, u"MJ"_s,
        u"Read as MJ12bot, found in the header, which user-agent lines can only name as MJ."_s);
    row("a name that begins with a digit cannot be named", u"360Spider"_s, u"360Spider"_s, u""_s,
        u"No user-agent line can name 360Spider: a name begins with a letter, - or _."_s);
    row("a star stands for all others", u"*"_s, u"*"_s, u""_s);
}

void TstUrlTests::crawlersAreResolved()
{
    QFETCH(const QString, text);
    const ResolvedCrawler crawler = resolveCrawler(text, m_catalogue);
    QTEST(crawler.name, "name");
    QTEST(QString::fromStdString(crawler.token), "token");
    QTEST(whoSentence(crawler), "sentence");
    QCOMPARE(asCrawler(crawler).canBeNamed, !crawler.token.empty());
}

void TstUrlTests::remarks_data()
{
    QTest::addColumn<QString>("crawler");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("remark");
    const QByteArray wildcard = "User-agent: *\nDisallow: /\n";
    QTest::newRow("mostly nothing") << u"GPTBot"_s << wildcard << QString();
    QTest::newRow("a crawler that ignores *")
        << u"AdsBot-Google"_s << wildcard
        << u"According to Google, AdsBot-Google does not read the rules for *, only a group of its "
           "own."_s;
    QTest::newRow("it obeys a group of its own")
        << u"AdsBot-Google"_s << wildcard + "User-agent: adsbot-google\nAllow: /\n"
        << QString();
    QTest::newRow("a crawler that follows the group of another one")
        << u"Googlebot-Image"_s << wildcard + "User-agent: googlebot\nAllow: /\n"
        << u"According to Google, Googlebot-Image follows the group for Googlebot where no group "
           "names it: test Googlebot."_s;
    QTest::newRow("but there is none") << u"Googlebot-Image"_s << wildcard << QString();
    QTest::newRow("a token that fetches nothing") << u"Google-Extended"_s << wildcard
                                                  << u"Google-Extended fetches nothing itself. It "
                                                     u"says what Google may do with pages that its "
                                                     "other crawlers fetch."_s;
    QTest::newRow("a crawler that does not obey")
        << u"NoHeed"_s << wildcard << u"According to a-list, NoHeed does not obey robots.txt."_s;
}

void TstUrlTests::remarks()
{
    QFETCH(const QString, crawler);
    QFETCH(const QByteArray, file);
    setFile(file.toStdString());
    test(u"/"_s, crawler);
    const UrlTestResult &result = *m_tests->result();
    QVERIFY(result.crawler.facts);
    QTEST(remarkOn(*result.crawler.facts, *result.snapshot, result.standard), "remark");
}

void TstUrlTests::withoutUrlOrCrawlerThereIsNoAnswer_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("crawler");
    QTest::newRow("nothing at all") << u""_s << u""_s;
    QTest::newRow("no URL") << u""_s << u"GPTBot"_s;
    QTest::newRow("a URL of spaces") << u"  "_s << u"GPTBot"_s;
    QTest::newRow("no crawler") << u"/"_s << u""_s;
    QTest::newRow("a crawler of spaces") << u"/"_s << u" "_s;
}

void TstUrlTests::withoutUrlOrCrawlerThereIsNoAnswer()
{
    QFETCH(const QString, url);
    QFETCH(const QString, crawler);
    test(u"/"_s);
    QVERIFY(m_tests->result());
    test(url, crawler);
    QVERIFY(!m_tests->result());
    QVERIFY(m_tests->overlays().empty());
    QVERIFY(!m_tests->canKeep());
    QCOMPARE(m_tests->keepCurrent(), 0);
}

void TstUrlTests::bothReadingsAnswer()
{
    test(u"https://example.com/admin/x"_s, u"SomeBot"_s);
    // Google decodes nothing in a pattern.
    QVERIFY(!m_tests->result()->standard.isAllowed);
    QVERIFY(m_tests->result()->google.isAllowed);
    QVERIFY(m_tests->result()->differs());
    test(u"https://example.com/api/x"_s, u"SomeBot"_s);
    QVERIFY(!m_tests->result()->standard.isAllowed);
    QVERIFY(!m_tests->result()->google.isAllowed);
    QVERIFY(!m_tests->result()->differs());
    setFile("User-agent: *\nDisallow: /a\nDisallow: /%61b\n");
    test(u"/ab"_s, u"SomeBot"_s);
    QVERIFY(m_tests->result()->differs()); // the same verdict by another line
}

void TstUrlTests::googleIsAskedWithTheTokenOfAHeader()
{
    test(u"/secret"_s, QString::fromLatin1(kGptBotHeader));
    for (const auto reading : {rep::Reading::Standard, rep::Reading::Google}) {
        const rep::Decision &decision = m_tests->result()->decision(reading);
        QCOMPARE(decision.groupReason, rep::GroupReason::Named);
        QVERIFY(!decision.isAllowed);
        QCOMPARE(decision.deciding->line, 6U);
    }
}

void TstUrlTests::anotherSnapshotIsAnsweredAtOnce()
{
    test(u"/api/x"_s, u"SomeBot"_s);
    QVERIFY(!m_tests->result()->standard.isAllowed);
    setFile("User-agent: SomeBot\nAllow: /\n");
    QVERIFY(m_tests->result()->standard.isAllowed);
    const std::vector<Overlay> overlays = m_tests->overlays();
    QCOMPARE(overlays.size(), 1U);
    QCOMPARE(overlays.front().revision, m_revision);
    QCOMPARE(overlays.front().decision.deciding->line, 1U);
    QVERIFY(!overlays.front().reason.isEmpty());
}

void TstUrlTests::theOverlaySpeaksOfTheChosenReading()
{
    UrlTest current = testOf(u"/admin/"_s, u"SomeBot"_s);
    m_tests->setCurrent(current);
    QVERIFY(!m_tests->overlays().front().decision.isAllowed);
    current.reading = rep::Reading::Google;
    m_tests->setCurrent(current);
    QVERIFY(m_tests->overlays().front().decision.isAllowed);
}

void TstUrlTests::aKeptTestStaysMarkedWhileAnotherIsTested()
{
    test(u"/secret"_s);
    QCOMPARE(m_tests->keepCurrent(), 1);
    test(u"/api/"_s, u"SomeBot"_s);
    const std::vector<Overlay> overlays = m_tests->overlays();
    QCOMPARE(numbersOf(overlays), (QList{2, 1}));
    QCOMPARE(overlays[0].decision.deciding->line, 1U);
    QCOMPARE(overlays[1].decision.deciding->line, 6U);
}

void TstUrlTests::aTestThatIsKeptIsMarkedOnce()
{
    test(u"/secret"_s);
    m_tests->keepCurrent();
    QCOMPARE(numbersOf(m_tests->overlays()), QList{1});
    QVERIFY(!m_tests->canKeep());
    QCOMPARE(m_tests->keepCurrent(), 1);
    QCOMPARE(m_tests->kept().size(), 1U);
    m_tests->remove(1);
    QCOMPARE(m_tests->overlays().size(), 1U);
    QVERIFY(m_tests->canKeep());
}

void TstUrlTests::numbersStayAndAreUsedAgain()
{
    for (const auto &url : {u"/1"_s, u"/2"_s, u"/3"_s}) {
        test(url);
        m_tests->keepCurrent();
    }
    m_tests->remove(2);
    m_tests->remove(7); // is not there
    test(u"/4"_s);
    QCOMPARE(numbersOf(m_tests->overlays()), (QList{4, 1, 3}));
    QCOMPARE(m_tests->keepCurrent(), 4);
    test(u"/5"_s);
    QCOMPARE(m_tests->keepCurrent(), 2);
    test(u"/6"_s);
    QCOMPARE(numbersOf(m_tests->overlays()), (QList{5, 1, 2, 3, 4}));
}

void TstUrlTests::atMostNineAreKept()
{
    for (int i = 1; i <= 9; ++i) {
        test(u"/%1"_s.arg(i));
        QCOMPARE(m_tests->keepCurrent(), i);
    }
    test(u"/more"_s);
    QVERIFY(!m_tests->canKeep());
    QCOMPARE(m_tests->keepCurrent(), 0);
    QCOMPARE(m_tests->overlays().size(), 10U);
}

void TstUrlTests::keptTestsAreAnsweredAnew()
{
    test(u"/secret"_s);
    m_tests->keepCurrent();
    test(u""_s);
    QVERIFY(!m_tests->kept().front().result.standard.isAllowed);
    setFile("# nothing\n");
    QVERIFY(m_tests->kept().front().result.standard.isAllowed);
    QCOMPARE(m_tests->overlays().front().revision, m_revision);
}

void TstUrlTests::signalsTellWhatChanged()
{
    QSignalSpy result(m_tests.get(), &UrlTests::resultChanged);
    QSignalSpy kept(m_tests.get(), &UrlTests::keptChanged);
    QSignalSpy overlays(m_tests.get(), &UrlTests::overlaysChanged);
    const auto counts = [&] { return QList{result.size(), kept.size(), overlays.size()}; };
    test(u"/secret"_s);
    QCOMPARE(counts(), (QList<qsizetype>{1, 0, 1}));
    test(u"/secret"_s); // the same once more
    QCOMPARE(counts(), (QList<qsizetype>{1, 0, 1}));
    m_tests->keepCurrent();
    QCOMPARE(counts(), (QList<qsizetype>{1, 1, 2}));
    m_tests->remove(1);
    QCOMPARE(counts(), (QList<qsizetype>{1, 2, 3}));
    setFile(kFile);
    QCOMPARE(counts(), (QList<qsizetype>{2, 3, 4}));
}

void TstUrlTests::theSizeLimitLeavesOutWhatComesLater()
{
    std::string file = "User-agent: *\nAllow: /a\n";
    file += "#" + std::string(512'000 - file.size() - 2, '-') + "\nDisallow: /a/late\n";
    setFile(file);
    UrlTest current = testOf(u"/a/late"_s, u"SomeBot"_s);
    m_tests->setCurrent(current);
    QVERIFY(!m_tests->result()->standard.isAllowed);
    current.hasSizeLimit = true;
    m_tests->setCurrent(current);
    QVERIFY(m_tests->result()->standard.isAllowed);
    QVERIFY(m_tests->result()->google.isAllowed);
    QCOMPARE(m_tests->overlays().front().decision.deciding->line, 1U);
    QCOMPARE(m_tests->overlays().front().revision, m_revision);
    // The cut follows the text.
    setFile("# before\n" + file);
    QCOMPARE(m_tests->overlays().front().decision.deciding->line, 2U);
}

void TstUrlTests::theSizeLimitChangesNothingInASmallFile()
{
    UrlTest current = testOf(u"/secret"_s, u"GPTBot"_s);
    current.hasSizeLimit = true;
    m_tests->setCurrent(current);
    QVERIFY(!m_tests->result()->standard.isAllowed);
    QCOMPARE(m_tests->result()->snapshot, m_tests->snapshot());
}

QTEST_GUILESS_MAIN(TstUrlTests)
#include "tst_url_tests.moc"
