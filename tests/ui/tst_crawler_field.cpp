// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/crawler_field.h"

#include "core/crawlers/catalogue.h"
#include "ui/panels/url_tests/crawler_choices.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
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
    "Zebra\tSomebody\tother\tyes\toperator\t2026-11\t\t\t\t\t\t\t\n"
    "bingbot\tMicrosoft\tsearch\tyes\toperator\t2026-11\t2\t\t\t\t\t\t\n"
    "GPTBot\tOpenAI\tai-train\tyes\toperator\t2026-11\t1\t\t\t\t\t\t\n"
    "AhrefsBot\tAhrefs\tseo\tyes\toperator\t2026-11\t\t\t\t\t\t\t\n"
    "OldBot\tSomebody\tother\tyes\toperator\t2026-11\t\tretired\t\t\t\t\t\n";

rep::SnapshotPtr fileNaming(const std::string &crawler)
{
    return rep::Snapshot::make("User-agent: " + crawler + "\nUser-agent: MyBot\nDisallow: /\n");
}

} // namespace

class TstCrawlerField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { m_field.reset(); }

    void crawlersOfTheFileAreOfferedFirst();
    void notesTellWhoseTheyAre();
    void theListFollowsTheFile();
    void aCrawlerIsChosenByKey();
    void whatIsTypedStaysWhenTheFileNamesOthers();
    void whatWasChosenStaysWhenTheFileNamesOthers();
    void typingCompletesNothingByItself();
    void theCompletionsHoldWhatIsTypedAnywhere();
    void anyTextIsTaken();

private:
    QStringList names() const;

    rep::Catalogue m_catalogue = rep::Catalogue::parse(kCatalogue);
    std::unique_ptr<CrawlerField> m_field;
};

void TstCrawlerField::init()
{
    m_field = std::make_unique<CrawlerField>(m_catalogue);
    m_field->setFile(*fileNaming("gptbot"));
    m_field->show();
    m_field->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
    m_field->setFocus();
}

QStringList TstCrawlerField::names() const
{
    QStringList names;
    for (int i = 0; i < m_field->count(); ++i)
        names << m_field->itemText(i);
    return names;
}

void TstCrawlerField::crawlersOfTheFileAreOfferedFirst()
{
    // Then all others by `*`, the well-known ones in their order, the rest by name; no retired one.
    QCOMPARE(
        names(),
        (QStringList{u"gptbot"_s, u"MyBot"_s, u"*"_s, u"bingbot"_s, u"AhrefsBot"_s, u"Zebra"_s}));
    QCOMPARE(m_field->currentText(), QString());
}

void TstCrawlerField::notesTellWhoseTheyAre()
{
    const auto note = [this](int row) {
        return m_field->itemData(row, CrawlerChoices::NoteRole).toString();
    };
    QCOMPARE(note(0), u"in this file · OpenAI, AI training"_s);
    QCOMPARE(note(1), u"in this file"_s);
    QCOMPARE(note(2), u"any crawler that no group names"_s);
    QCOMPARE(note(3), u"Microsoft, search"_s);
}

void TstCrawlerField::theListFollowsTheFile()
{
    const QAbstractItemModelTester tester(m_field->model());
    QSignalSpy resets(m_field->model(), &QAbstractItemModel::modelReset);
    m_field->setFile(*fileNaming("gptbot")); // as before
    QCOMPARE(resets.size(), 0);
    m_field->setFile(*fileNaming("zebra"));
    QCOMPARE(resets.size(), 1);
    QCOMPARE(
        names(),
        (QStringList{u"zebra"_s, u"MyBot"_s, u"*"_s, u"GPTBot"_s, u"bingbot"_s, u"AhrefsBot"_s}));
}

void TstCrawlerField::aCrawlerIsChosenByKey()
{
    m_field->showPopup();
    QTest::keyClick(m_field->view(), Qt::Key_Home);
    QTest::keyClick(m_field->view(), Qt::Key_Down);
    QTest::keyClick(m_field->view(), Qt::Key_Return);
    QCOMPARE(m_field->currentText(), u"MyBot"_s);
}

void TstCrawlerField::whatIsTypedStaysWhenTheFileNamesOthers()
{
    QTest::keyClicks(m_field.get(), u"MyBotX"_s);
    m_field->lineEdit()->setCursorPosition(2);
    QSignalSpy changes(m_field.get(), &QComboBox::editTextChanged);
    m_field->setFile(*fileNaming("Other"));
    QCOMPARE(m_field->itemText(0), u"Other"_s);
    QCOMPARE(m_field->currentText(), u"MyBotX"_s);
    QCOMPARE(m_field->lineEdit()->cursorPosition(), 2);
    QCOMPARE(changes.size(), 0);
}

void TstCrawlerField::whatWasChosenStaysWhenTheFileNamesOthers()
{
    m_field->setCurrentIndex(0);
    QCOMPARE(m_field->currentText(), u"gptbot"_s);
    m_field->setFile(*fileNaming("Other"));
    QCOMPARE(m_field->currentText(), u"gptbot"_s);
    m_field->setFile(*rep::Snapshot::make(""));
    QCOMPARE(m_field->currentText(), u"gptbot"_s);
}

void TstCrawlerField::typingCompletesNothingByItself()
{
    QTest::keyClicks(m_field.get(), u"gptbo"_s);
    QCOMPARE(m_field->currentText(), u"gptbo"_s);
    QVERIFY(m_field->completer()->popup()->isVisible());
}

void TstCrawlerField::theCompletionsHoldWhatIsTypedAnywhere()
{
    QTest::keyClicks(m_field.get(), u"BOT"_s);
    const QAbstractItemModel *found = m_field->completer()->completionModel();
    QStringList completions;
    for (int i = 0; i < found->rowCount(); ++i)
        completions << found->index(i, 0).data().toString();
    QCOMPARE(completions, (QStringList{u"gptbot"_s, u"MyBot"_s, u"bingbot"_s, u"AhrefsBot"_s}));
    QTest::keyClick(m_field->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(m_field->completer()->popup(), Qt::Key_Return);
    QCOMPARE(m_field->currentText(), u"gptbot"_s);
}

void TstCrawlerField::anyTextIsTaken()
{
    const QString header = u"Mozilla/5.0 (compatible; NobodyKnowsMe/1.0)"_s;
    QTest::keyClicks(m_field.get(), header);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(m_field->currentText(), header);
    QVERIFY(!names().contains(header));
}

QTEST_MAIN(TstCrawlerField)
#include "tst_crawler_field.moc"
