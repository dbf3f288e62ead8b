// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths_panel.h"

#include "ui/panels/opened_paths/opened_paths_model.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace postern;

namespace {

const auto kFile = "User-agent: *\n"
                   "Disallow: /api/\n"
                   "Disallow: /search\n"
                   "\n"
                   "User-agent: GPTBot\n"
                   "User-agent: CCBot\n"
                   "Allow: /\n"
                   "\n"
                   "User-agent: Googlebot\n"
                   "Disallow: /search\n"_ba;

} // namespace

class TstOpenedPathsPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { m_panel.reset(); }

    void theSummaryStandsOnTop();
    void aFileThatOpensNothingSaysWhy_data();
    void aFileThatOpensNothingSaysWhy();
    void enterGoesToTheClosingLine();
    void controlEnterGoesToTheDecidingLine();
    void controlEnterGoesNowhereWhereNoRuleDecides();
    void enterOnCrawlersGoesToTheirGroup();
    void aDoubleClickOnARuleGoesToTheClosingLine();
    void aDoubleClickOnCrawlersUnfoldsThem();
    void theContextMenuOffersBothLines();
    void anOldAnswerLeadsToNoLine();
    void anEditKeepsWhatIsSelectedAndUnfolded();
    void rowsThatComeBackAreUnfoldedAsTheyWere();
    void aSingleRowIsUnfolded();
    void theReadingDecides();
    void allThatTakesTheFocusHasAName();

private:
    void show(const QByteArray &file);
    QAbstractItemModel *model() const { return m_tree->model(); }
    QModelIndex crawlers(int row) const { return model()->index(row, 0); }
    QModelIndex rule(int row, int rule) const { return model()->index(rule, 0, crawlers(row)); }
    QString labelText(const char *name) const;
    QPoint centerOf(const QModelIndex &index) const;

    std::unique_ptr<OpenedPathsPanel> m_panel;
    QTreeView *m_tree = nullptr;
    std::uint64_t m_revision = 0;
};

void TstOpenedPathsPanel::init()
{
    m_panel = std::make_unique<OpenedPathsPanel>();
    m_panel->resize(700, 400);
    m_tree = m_panel->findChild<QTreeView *>(u"openedPathsTree"_s);
    QVERIFY(m_tree);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_tree->setFocus();
}

/// Shows a file and waits for its answer.
void TstOpenedPathsPanel::show(const QByteArray &file)
{
    const rep::SnapshotPtr snapshot = rep::Snapshot::make(file.toStdString(), ++m_revision);
    m_panel->setSnapshot(snapshot);
    const auto *shown = qobject_cast<OpenedPathsModel *>(model());
    QTRY_COMPARE(shown->snapshot(), snapshot);
}

QString TstOpenedPathsPanel::labelText(const char *name) const
{
    const auto *label = m_panel->findChild<QLabel *>(QLatin1String(name));
    return label->isVisible() ? label->text() : QString();
}

QPoint TstOpenedPathsPanel::centerOf(const QModelIndex &index) const
{
    return m_tree->visualRect(index).center();
}

void TstOpenedPathsPanel::theSummaryStandsOnTop()
{
    show(kFile);
    QCOMPARE(labelText("openedPathsSummary"),
             u"GPTBot and CCBot are released from 2 of 2 rules for *; /api/ is open to them. "
             "Also released: Googlebot."_s);
    QVERIFY(m_tree->isVisible());
    QVERIFY(labelText("openedPathsEmpty").isEmpty());
}

void TstOpenedPathsPanel::aFileThatOpensNothingSaysWhy_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("text");
    const QString noRules = u"There are no rules for * that close anything."_s;
    const QString noRelease = u"No named group releases a crawler from the rules for *."_s;
    QTest::newRow("an empty file") << ""_ba << noRules;
    QTest::newRow("no group for *") << "User-agent: A\nDisallow: /\n"_ba << noRules;
    QTest::newRow("a Disallow without a path")
        << "User-agent: *\nDisallow:\n\nUser-agent: A\nAllow: /\n"_ba << noRules;
    QTest::newRow("only Allow") << "User-agent: *\nAllow: /\nUser-agent: A\nAllow: /\n"_ba
                                << noRules;
    QTest::newRow("no named group") << "User-agent: *\nDisallow: /\n"_ba << noRelease;
    QTest::newRow("a named group that closes all")
        << "User-agent: *\nDisallow: /a\n\nUser-agent: A\nDisallow: /\n"_ba << noRelease;
}

void TstOpenedPathsPanel::aFileThatOpensNothingSaysWhy()
{
    QFETCH(const QByteArray, file);
    show(kFile);
    show(file);
    QTEST(labelText("openedPathsEmpty"), "text");
    QVERIFY(!m_tree->isVisible());
    QVERIFY(labelText("openedPathsSummary").isEmpty());
    show(kFile);
    QVERIFY(m_tree->isVisible());
}

void TstOpenedPathsPanel::enterGoesToTheClosingLine()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->setCurrentIndex(rule(0, 1));
    QTest::keyClick(m_tree, Qt::Key_Return);
    QTest::keyClick(m_tree, Qt::Key_Enter);
    QCOMPARE(spy.size(), 2);
    QCOMPARE(spy.at(0).at(0).toUInt(), 2U);
    QCOMPARE(spy.at(1).at(0).toUInt(), 2U);
}

void TstOpenedPathsPanel::controlEnterGoesToTheDecidingLine()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->setCurrentIndex(rule(0, 1));
    QTest::keyClick(m_tree, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toUInt(), 6U);
}

void TstOpenedPathsPanel::controlEnterGoesNowhereWhereNoRuleDecides()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->setCurrentIndex(rule(1, 0));
    QVERIFY(!m_panel->findChild<QAction *>(u"goToDecidingLine"_s)->isEnabled());
    QTest::keyClick(m_tree, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(spy.size(), 0);
}

void TstOpenedPathsPanel::enterOnCrawlersGoesToTheirGroup()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->setCurrentIndex(crawlers(0));
    QTest::keyClick(m_tree, Qt::Key_Down);
    QCOMPARE(m_tree->currentIndex(), crawlers(1));
    QTest::keyClick(m_tree, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toUInt(), 8U);
}

void TstOpenedPathsPanel::aDoubleClickOnARuleGoesToTheClosingLine()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->expand(crawlers(0));
    const QPoint place = centerOf(rule(0, 0));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(spy.size(), 0);
    QTest::mouseDClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toUInt(), 1U);
}

void TstOpenedPathsPanel::aDoubleClickOnCrawlersUnfoldsThem()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    const QPoint place = centerOf(crawlers(1));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(m_tree->isExpanded(crawlers(1)));
    QCOMPARE(spy.size(), 0);
}

void TstOpenedPathsPanel::theContextMenuOffersBothLines()
{
    show(kFile);
    QCOMPARE(m_tree->contextMenuPolicy(), Qt::ActionsContextMenu);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->setCurrentIndex(rule(0, 0));
    for (QAction *action : m_tree->actions()) {
        QVERIFY(action->isEnabled());
        action->trigger();
    }
    QCOMPARE(spy.size(), 2);
    QCOMPARE(spy.at(0).at(0).toUInt(), 1U);
    QCOMPARE(spy.at(1).at(0).toUInt(), 6U);
}

void TstOpenedPathsPanel::anOldAnswerLeadsToNoLine()
{
    show(kFile);
    QSignalSpy spy(m_panel.get(), &OpenedPathsPanel::lineRequested);
    m_tree->expand(crawlers(0));
    const QPoint place = centerOf(rule(0, 0));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    m_panel->setSnapshot(rep::Snapshot::make("\n\n" + kFile.toStdString(), ++m_revision));
    QTest::keyClick(m_tree, Qt::Key_Return);
    QTest::mouseDClick(m_tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(spy.size(), 0);
    QTRY_VERIFY(m_panel->findChild<QAction *>(u"goToClosingLine"_s)->isEnabled());
    QTest::keyClick(m_tree, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toUInt(), 3U);
}

void TstOpenedPathsPanel::anEditKeepsWhatIsSelectedAndUnfolded()
{
    show(kFile);
    m_tree->expand(crawlers(1));
    m_tree->setCurrentIndex(rule(1, 1));
    show("# a comment\nUser-agent: *\nDisallow: /new\n" + kFile);
    QVERIFY(!m_tree->isExpanded(crawlers(0)));
    QVERIFY(m_tree->isExpanded(crawlers(1)));
    QCOMPARE(m_tree->currentIndex(), rule(1, 2));
    QCOMPARE(m_tree->currentIndex().data().toString(), u"/search"_s);
    QVERIFY(m_tree->selectionModel()->isSelected(rule(1, 2)));
}

void TstOpenedPathsPanel::rowsThatComeBackAreUnfoldedAsTheyWere()
{
    show(kFile);
    m_tree->expand(crawlers(1));
    show("User-agent: *\n");
    QCOMPARE(model()->rowCount(), 0);
    show(kFile);
    QVERIFY(!m_tree->isExpanded(crawlers(0)));
    QVERIFY(m_tree->isExpanded(crawlers(1)));
}

void TstOpenedPathsPanel::aSingleRowIsUnfolded()
{
    const QByteArray file = "User-agent: *\nDisallow: /a\nUser-agent: B\nAllow: /\n";
    show(file);
    QVERIFY(m_tree->isExpanded(crawlers(0)));
    m_tree->collapse(crawlers(0));
    show("");
    show(file);
    QVERIFY(!m_tree->isExpanded(crawlers(0)));
}

void TstOpenedPathsPanel::theReadingDecides()
{
    // Only the standard reading takes %61 for a.
    show("User-agent: *\nDisallow: /a\nUser-agent: B\nDisallow: /%61\n");
    QCOMPARE(model()->rowCount(), 0);
    m_panel->setReading(rep::Reading::Google);
    QTRY_COMPARE(model()->rowCount(), 1);
}

void TstOpenedPathsPanel::allThatTakesTheFocusHasAName()
{
    show(kFile);
    for (const QWidget *widget : m_panel->findChildren<QWidget *>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr) {
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
        }
}

QTEST_MAIN(TstOpenedPathsPanel)
#include "tst_opened_paths_panel.moc"
