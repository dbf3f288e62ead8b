// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/url_test_bar.h"

#include "core/crawlers/catalogue.h"
#include "ui/panels/signed_line.h"
#include "ui/panels/url_tests/number_badge.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace Qt::StringLiterals;
using namespace postern;

namespace {

constexpr auto kCatalogue =
    "token\toperator\tpurpose\thonours\tsource\tas_of\toffer\tflags\tfallbacks\tfallback_source"
    "\tvariants\tdocumentation\tnote\n"
    "GPTBot\tOpenAI\tai-train\tyes\toperator\t2026-11\t1\t\t\t\t\t\t\n"
    "AdsBot-Google\tGoogle\tads\tyes\toperator\t2026-11\t\tignores-wildcard\t\t\t\t\t\n";

constexpr auto kFile = "User-agent: *\n"
                       "Disallow: /api/\n"
                       "Disallow: /%61dmin/\n"
                       "\n"
                       "User-agent: MyBot\n"
                       "User-agent: gptbot\n"
                       "Disallow: /secret\n";

QStringList g_announced;

void noteAnnouncement(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement)
        g_announced << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
}

} // namespace

class TstUrlTestBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();

    void theVerdictIsRightAfterEachKey();
    void theVerdictIsRightAfterEachChangeOfTheText();
    void withoutAnAnswerAHintSaysWhatToDo();
    void whatIsShownIsNeverRichText();
    void googlesReadingIsShownWhereItDiffers();
    void aRemarkTellsWhatTheProtocolDoesNot();
    void enterGoesToTheDecidingLine();
    void enterGoesToTheGroupWhereNoRuleMatches();
    void enterGoesNowhereWithoutAnAnswer();
    void theFieldsShowTheCurrentTestWhoeverSetsIt();
    void keptTestsAreChips();
    void aChipPutsItsTestBackIntoTheFields();
    void chipsAreRemovedByMouseAndKey();
    void theSizeLimitIsOfferedForBigFilesOnly();
    void onlyAChangeOfTheVerdictIsAnnounced();
    void aBarThatGoesTestsNothingMore();
    void narrowWindowsAreWideEnough();
    void allThatTakesTheFocusHasAName();

private:
    void setFile(std::string bytes);
    void type(const QString &url, const QString &crawler);
    QString shown(const char *label) const;
    QString line(const char *name) const;
    template<class Widget>
    Widget *find(const char *name) const
    {
        return m_bar->findChild<Widget *>(QLatin1String(name));
    }

    rep::Catalogue m_catalogue = rep::Catalogue::parse(kCatalogue);
    std::unique_ptr<UrlTests> m_tests;
    std::unique_ptr<UrlTestBar> m_bar;
    QLineEdit *m_url = nullptr;
    QComboBox *m_crawler = nullptr;
    std::uint64_t m_revision = 0;
};

void TstUrlTestBar::init()
{
    m_tests = std::make_unique<UrlTests>(m_catalogue);
    setFile(kFile);
    m_bar = std::make_unique<UrlTestBar>(m_tests.get(), m_catalogue);
    m_url = find<QLineEdit>("testUrl");
    m_crawler = find<QComboBox>("testCrawler");
    QVERIFY(m_url && m_crawler);
    m_bar->resize(700, 100);
    m_bar->show();
    m_bar->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
}

void TstUrlTestBar::cleanup()
{
    m_bar.reset();
    m_tests.reset();
}

void TstUrlTestBar::setFile(std::string bytes)
{
    m_tests->setSnapshot(rep::Snapshot::make(std::move(bytes), ++m_revision));
}

void TstUrlTestBar::type(const QString &url, const QString &crawler)
{
    m_url->setFocus();
    m_url->selectAll();
    QTest::keyClick(m_url, Qt::Key_Delete);
    QTest::keyClicks(m_url, url);
    m_crawler->setFocus();
    m_crawler->lineEdit()->selectAll();
    QTest::keyClick(m_crawler, Qt::Key_Delete);
    QTest::keyClicks(m_crawler, crawler);
    if (m_crawler->completer()->popup()->isVisible())
        m_crawler->completer()->popup()->hide();
}

QString TstUrlTestBar::shown(const char *label) const
{
    const auto *found = find<QLabel>(label);
    return found->isVisible() ? found->text() : QString();
}

QString TstUrlTestBar::line(const char *name) const
{
    const auto *found = find<SignedLine>(name);
    return found->isVisible() ? found->text() : QString();
}

void TstUrlTestBar::theVerdictIsRightAfterEachKey()
{
    type(u""_s, u"SomeBot"_s);
    m_url->setFocus();
    QStringList verdicts;
    for (const char key : {'/', 'a', 'p', 'i', '/', 'x'}) {
        QTest::keyClick(m_url, key);
        verdicts << shown("verdictWord");
    }
    const QString allowed = u"Allowed"_s;
    const QString blocked = u"Blocked"_s;
    QCOMPARE(verdicts, (QStringList{allowed, allowed, allowed, allowed, blocked, blocked}));
    QVERIFY(shown("verdictSentence").contains(u"Disallow: /api/"));
    QVERIFY(shown("verdictReason").contains(u"No group names SomeBot"));
    type(u"/api/x"_s, u"MyBo"_s);
    QCOMPARE(shown("verdictWord"), blocked);
    QTest::keyClick(m_crawler, 't');
    QCOMPARE(shown("verdictWord"), allowed);
}

void TstUrlTestBar::theVerdictIsRightAfterEachChangeOfTheText()
{
    type(u"/api/x"_s, u"SomeBot"_s);
    QCOMPARE(shown("verdictWord"), u"Blocked"_s);
    setFile("User-agent: *\nDisallow: /api/y\n");
    QCOMPARE(shown("verdictWord"), u"Allowed"_s);
    setFile("");
    QVERIFY(shown("verdictReason").contains(u"there is no group for *"));
}

void TstUrlTestBar::withoutAnAnswerAHintSaysWhatToDo()
{
    QVERIFY(shown("verdictWord").isEmpty());
    QVERIFY(shown("verdictSentence").startsWith(u"Enter a URL"));
    type(u"/"_s, u""_s);
    QVERIFY(shown("verdictWord").isEmpty());
    QVERIFY(shown("verdictSentence").startsWith(u"Name a crawler"));
    type(u"/"_s, u"MyBot"_s);
    QVERIFY(!shown("verdictWord").isEmpty());
    type(u""_s, u"MyBot"_s);
    QVERIFY(shown("verdictWord").isEmpty());
    QVERIFY(shown("verdictReason").isEmpty());
    QVERIFY(!find<QPushButton>("keepTest")->isEnabled());
}

void TstUrlTestBar::whatIsShownIsNeverRichText()
{
    for (const QLabel *label : m_bar->findChildren<QLabel *>())
        if (label->buddy() == nullptr && label->pixmap().isNull() && label->isVisible())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(find<QLabel>("verdictReason")->textFormat(), Qt::PlainText);
}

void TstUrlTestBar::googlesReadingIsShownWhereItDiffers()
{
    type(u"/api/"_s, u"SomeBot"_s);
    QVERIFY(line("otherReading").isEmpty());
    type(u"/admin/"_s, u"SomeBot"_s);
    QCOMPARE(shown("verdictWord"), u"Blocked"_s);
    QVERIFY2(line("otherReading").startsWith(u"Google decides otherwise: Allowed."),
             qPrintable(line("otherReading")));
    UrlTest test = m_tests->current();
    test.reading = rep::Reading::Google;
    m_tests->setCurrent(test);
    QCOMPARE(shown("verdictWord"), u"Allowed"_s);
    QVERIFY(
        line("otherReading").startsWith(u"The standard, RFC 9309, decides otherwise: Blocked."));
    setFile("User-agent: *\nDisallow: /a\nDisallow: /%61d\n");
    QVERIFY(line("otherReading").contains(u"too, says Blocked"));
}

void TstUrlTestBar::aRemarkTellsWhatTheProtocolDoesNot()
{
    type(u"/api/"_s, u"GPTBot"_s);
    QVERIFY(line("crawlerRemark").isEmpty());
    type(u"/api/"_s, u"AdsBot-Google"_s);
    QVERIFY(line("crawlerRemark").contains(u"does not read the rules for *"));
}

void TstUrlTestBar::enterGoesToTheDecidingLine()
{
    QSignalSpy spy(m_bar.get(), &UrlTestBar::lineRequested);
    type(u"/secret"_s, u"GPTBot"_s);
    QTest::keyClick(m_url, Qt::Key_Return);
    QTest::keyClick(m_crawler, Qt::Key_Enter);
    QCOMPARE(spy, (QList<QVariantList>{{6U}, {6U}}));
    QCOMPARE(m_crawler->currentText(), u"gptbot"_s); // as the file spells it
}

void TstUrlTestBar::enterGoesToTheGroupWhereNoRuleMatches()
{
    QSignalSpy spy(m_bar.get(), &UrlTestBar::lineRequested);
    type(u"/api/"_s, u"GPTBot"_s);
    QTest::keyClick(m_url, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toUInt(), 4U);
}

void TstUrlTestBar::enterGoesNowhereWithoutAnAnswer()
{
    QSignalSpy spy(m_bar.get(), &UrlTestBar::lineRequested);
    QTest::keyClick(m_url, Qt::Key_Return);
    setFile("");
    type(u"/"_s, u"GPTBot"_s);
    QTest::keyClick(m_url, Qt::Key_Return);
    QCOMPARE(spy.size(), 0);
}

void TstUrlTestBar::theFieldsShowTheCurrentTestWhoeverSetsIt()
{
    QSignalSpy spy(m_tests.get(), &UrlTests::resultChanged);
    m_tests->setCurrent({.url = u"/secret"_s, .crawler = u"MyBot"_s, .hasSizeLimit = true});
    QCOMPARE(spy.size(), 1);
    QCOMPARE(m_url->text(), u"/secret"_s);
    QCOMPARE(m_crawler->currentText(), u"MyBot"_s);
    QVERIFY(find<QCheckBox>("sizeLimit")->isChecked());
    QCOMPARE(shown("verdictWord"), u"Blocked"_s);
    m_url->setFocus();
    QTest::keyClick(m_url, 's');
    QCOMPARE(m_tests->current().url, u"/secrets"_s);
    QCOMPARE(m_tests->current().crawler, u"MyBot"_s);
}

void TstUrlTestBar::keptTestsAreChips()
{
    auto *view = find<QWidget>("keptTests");
    QVERIFY(!view->isVisible());
    type(u"/secret"_s, u"GPTBot"_s);
    QTest::mouseClick(find<QPushButton>("keepTest"), Qt::LeftButton);
    QVERIFY(!find<QPushButton>("keepTest")->isEnabled());
    QVERIFY(view->isVisible());
    const auto *chip = find<QToolButton>("keptTest1");
    QVERIFY(chip);
    QVERIFY(chip->accessibleName().contains(u"GPTBot, /secret: Blocked"));
    setFile("");
    QCOMPARE(find<QToolButton>("keptTest1"), chip); // the focus stays where it is
    QVERIFY(chip->accessibleName().contains(u"GPTBot, /secret: Allowed"));
}

void TstUrlTestBar::aChipPutsItsTestBackIntoTheFields()
{
    type(u"/secret"_s, u"GPTBot"_s);
    m_tests->keepCurrent();
    const auto *badge = find<NumberBadge>("verdictNumber");
    QVERIFY(!badge->isVisible()); // there is one test only
    type(u"/api/"_s, u"SomeBot"_s);
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->number(), 2);
    QTest::mouseClick(find<QToolButton>("keptTest1"), Qt::LeftButton);
    QVERIFY(!badge->isVisible());
    QCOMPARE(m_url->text(), u"/secret"_s);
    QCOMPARE(m_crawler->currentText(), u"GPTBot"_s);
    QCOMPARE(m_tests->current().url, u"/secret"_s);
    QVERIFY(shown("verdictSentence").contains(u"Disallow: /secret"));
}

void TstUrlTestBar::chipsAreRemovedByMouseAndKey()
{
    for (const auto &url : {u"/1"_s, u"/2"_s, u"/3"_s}) {
        type(url, u"GPTBot"_s);
        m_tests->keepCurrent();
    }
    QTest::mouseClick(find<QToolButton>("removeKeptTest2"), Qt::LeftButton);
    QCOMPARE(m_tests->kept().size(), 2U);
    QVERIFY(!find<QToolButton>("keptTest2"));
    find<QToolButton>("keptTest3")->setFocus();
    QTest::keyClick(find<QToolButton>("keptTest3"), Qt::Key_Delete);
    QCOMPARE(m_tests->kept().size(), 1U);
    QVERIFY(find<QToolButton>("keptTest1")->hasFocus());
    QTest::keyClick(find<QToolButton>("keptTest1"), Qt::Key_Delete);
    QVERIFY(m_tests->kept().empty());
    QVERIFY(!find<QWidget>("keptTests")->isVisible());
}

void TstUrlTestBar::theSizeLimitIsOfferedForBigFilesOnly()
{
    auto *option = find<QCheckBox>("sizeLimit");
    QVERIFY(!option->isVisible());
    setFile("User-agent: *\n#" + std::string(512'000, '-') + "\nDisallow: /late\n");
    QVERIFY(option->isVisible());
    type(u"/late"_s, u"GPTBot"_s);
    QCOMPARE(shown("verdictWord"), u"Blocked"_s);
    QTest::keyClick(option, Qt::Key_Space);
    QVERIFY(option->isChecked());
    QCOMPARE(shown("verdictWord"), u"Allowed"_s);
    setFile(kFile);
    QVERIFY(!option->isVisible());
}

void TstUrlTestBar::onlyAChangeOfTheVerdictIsAnnounced()
{
    QAccessible::setActive(true);
    const auto before = QAccessible::installUpdateHandler(noteAnnouncement);
    g_announced.clear();
    type(u"/api/x"_s, u"SomeBot"_s); // an answer from the first letter of the crawler on
    QCOMPARE(g_announced.size(), 1);
    QVERIFY(g_announced.first().startsWith(u"Blocked. Line 2"));
    QTest::keyClick(m_url, 'y');
    QCOMPARE(g_announced.size(), 1);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(m_url, Qt::Key_Backspace);
    QCOMPARE(m_url->text(), u"/a"_s);
    QCOMPARE(g_announced.size(), 2);
    QVERIFY(g_announced.last().startsWith(u"Allowed."));
    setFile("# x\n" + std::string(kFile));
    QCOMPARE(g_announced.size(), 2);
    setFile("User-agent: *\nDisallow: /\n");
    QCOMPARE(g_announced.size(), 3);
    QVERIFY(g_announced.last().startsWith(u"Blocked."));
    QAccessible::installUpdateHandler(before);
    QAccessible::setActive(false);
}

void TstUrlTestBar::aBarThatGoesTestsNothingMore()
{
    type(u"/secret"_s, u"GPTBot"_s); // would become gptbot when the field loses the focus
    QVERIFY(m_crawler->hasFocus());
    QSignalSpy spy(m_tests.get(), &UrlTests::resultChanged);
    m_bar.reset();
    QCOMPARE(spy.size(), 0);
}

void TstUrlTestBar::narrowWindowsAreWideEnough()
{
    type(u"https://example.com/a/very/long/path/that/goes/on/and/on/for/ever/and/ever.html"_s,
         u"Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)"_s);
    m_tests->keepCurrent();
    setFile("User-agent: *\n#" + std::string(512'000, '-') + "\nDisallow: /" + std::string(500, 'x')
            + "\n");
    QVERIFY2(m_bar->minimumSizeHint().width() <= 700,
             qPrintable(QString::number(m_bar->minimumSizeHint().width())));
}

void TstUrlTestBar::allThatTakesTheFocusHasAName()
{
    type(u"/secret"_s, u"GPTBot"_s);
    m_tests->keepCurrent();
    for (QWidget *widget : m_bar->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
            || widget->focusProxy() != nullptr)
            continue;
        const auto *about = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(!about->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
    }
}

QTEST_MAIN(TstUrlTestBar)
#include "tst_url_test_bar.moc"
