// SPDX-License-Identifier: MIT
#include "editor_fixture.h"
#include "ui/editor/gutter/fitted_names.h"
#include "ui/editor/gutter/gutter_texts.h"
#include "ui/editor/theme/contrast.h"
#include "ui/editor/theme/group_colours.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTextDocumentFragment>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

constexpr char kMelted[] = "User-agent: baidu\n"
                           "Crawl-delay: 1\n"
                           "\n"
                           "User-agent: *\n"
                           "Disallow: /gist/\n"
                           "\n"
                           "User-agent: GPTBot\n"
                           "Disallow: /\n";

constexpr char kMerged[] = "User-agent: GPTBot\n"
                           "Disallow: /private/\n"
                           "\n"
                           "User-agent: *\n"
                           "Disallow: /tmp/\n"
                           "\n"
                           "User-agent: GPTBot\n"
                           "Allow: /private/help/\n"
                           "\n";

std::vector<GutterRow> rowsOf(const std::string &bytes)
{
    const GutterTexts texts(rep::Snapshot::make(bytes));
    const auto last = static_cast<std::uint32_t>(texts.snapshot().file().lines().size() - 1);
    return gutterRows(texts, 0, last);
}

QStringList labels(const std::vector<GutterRow> &rows)
{
    QStringList found;
    for (const GutterRow &row : rows)
        if (row.kind == GutterText::Label)
            found << row.text;
    return found;
}

class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget &widget) : QObject(&widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
    QRegion region;
};

} // namespace

class TstGroupGutter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aGroupIsOneBandWithOneLabelAlsoWhereItSeemsToEnd()
    {
        const std::vector<GutterRow> rows = rowsOf(kMelted);
        QCOMPARE(labels(rows), (QStringList{u"Group 1"_s, u"Group 2"_s}));
        for (std::uint32_t line = 0; line <= 4; ++line) {
            QCOMPARE(rows[line].group, 0U);
            QCOMPARE(rows[line].band, GutterBand::Group);
            QCOMPARE(rows[line].beginsBand, line == 0);
            QCOMPARE(rows[line].endsBand, line == 4);
        }
        QCOMPARE(rows[3].kind, GutterText::Melt);
        QCOMPARE(rows[3].text, u"same group"_s);
        QCOMPARE(rows[5].band, GutterBand::None);
    }

    void crawlersStandBelowTheLabelWhereNothingElseDoes()
    {
        const std::vector<GutterRow> rows = rowsOf(kMelted);
        QCOMPARE(rows[0].kind, GutterText::Label);
        QCOMPARE(rows[1].kind, GutterText::Crawlers);
        QCOMPARE(rows[1].crawlers, (QStringList{u"* (all others)"_s, u"baidu"_s}));
        QCOMPARE(rows[1].crawlerRow, 0);
        QCOMPARE(rows[2].crawlerRow, 1);
        QCOMPARE(rows[2].crawlerRows, rows[1].crawlerRows);
    }

    void aGroupOfOneLineHasItsCrawlersBesideTheLabel()
    {
        const std::vector<GutterRow> rows = rowsOf("User-agent: GPTBot\n");
        QCOMPARE(rows[0].kind, GutterText::Label);
        QCOMPARE(rows[0].crawlers, QStringList{u"GPTBot"_s});
        QVERIFY(rows[0].beginsBand && rows[0].endsBand);
    }

    void groupsThatAreReadTogetherSaySoAtTheirLabels()
    {
        const std::vector<GutterRow> rows = rowsOf(kMerged);
        QCOMPARE(rows[0].note, u"+ group 3"_s);
        QCOMPARE(rows[3].note, QString());
        QCOMPARE(rows[6].note, u"+ group 1"_s);
    }

    void linesThatNobodyReadsLookDifferentAndSayWhyOnce()
    {
        const std::vector<GutterRow> rows =
            rowsOf("Disallow: /a\nDisallow: /b\n\nnonsense without sense\nUser-agent: *\n"
                   "Disallow: /c\n<html>\nAllow: /d\nSitemap: /s\n");
        QCOMPARE(rows[0].band, GutterBand::Unread);
        QCOMPARE(rows[0].text, u"read by nobody"_s);
        QCOMPARE(rows[1].band, GutterBand::Unread);
        QCOMPARE(rows[1].text, QString());
        QCOMPARE(rows[3].text, u"not a directive"_s);
        QCOMPARE(rows[6].band, GutterBand::Unread);
        QCOMPARE(rows[6].group, 0U); // the band of the group goes on beside it
        QCOMPARE(rows[6].text, u"not a directive"_s);
        QCOMPARE(rows[8].band, GutterBand::None);
        QCOMPARE(rows[8].text, u"whole file"_s);
    }

    void namesAreShownAsFarAsTheyFit_data()
    {
        QTest::addColumn<QString>("fitsInto"); // as wide as this text
        QTest::addColumn<int>("rows");
        QTest::addColumn<QStringList>("shown");

        const QString all = u"GPTBot, CCBot, ClaudeBot"_s;
        QTest::newRow("all in one row") << all << 1 << QStringList{all};
        QTest::newRow("the rest is counted")
            << u"GPTBot, CCBot +9 more"_s << 1 << QStringList{u"GPTBot, CCBot +1 more"_s};
        QTest::newRow("a second row takes on")
            << u"GPTBot, CCBot,"_s << 2 << QStringList{u"GPTBot, CCBot,"_s, u"ClaudeBot"_s};
        QTest::newRow("one that is too long is cut") << u"GPTB +9 more"_s << 1 << QStringList();
    }

    void namesAreShownAsFarAsTheyFit()
    {
        QFETCH(const QString, fitsInto);
        QFETCH(const int, rows);
        QFETCH(const QStringList, shown);
        const QFontMetricsF metrics{QFont()};
        const double width = metrics.horizontalAdvance(fitsInto) + 0.5;
        const QStringList fitted =
            fittedNames({u"GPTBot"_s, u"CCBot"_s, u"ClaudeBot"_s}, metrics, width, rows);
        if (shown.isEmpty()) {
            QCOMPARE(fitted.size(), 1);
            QVERIFY2(fitted.first().contains(u'…') && fitted.first().endsWith(u" +2 more"_s),
                     qPrintable(fitted.first()));
            return;
        }
        QCOMPARE(fitted, shown);
    }

    void aGroupThatBeganAboveStillSaysWhatItIs()
    {
        std::string bytes = "User-agent: *\n";
        for (int i = 0; i < 500; ++i)
            bytes += "Disallow: /" + std::to_string(i) + "\n";
        EditorFixture fixture(bytes);
        fixture.editor().verticalScrollBar()->setValue(200);
        const std::vector<GutterRow> rows = fixture.gutter().rows();
        QCOMPARE(rows.front().line, 200U);
        QCOMPARE(rows.front().text, u"Group 1"_s);
        QVERIFY(!rows.front().beginsBand);
        QVERIFY(rows.size() < 60); // what is in view, not the file
    }

    void aClickOnAGroupSelectsItsLines()
    {
        EditorFixture fixture(kMerged);
        QSignalSpy activated(&fixture.editor(), &RobotsEditor::groupActivated);
        QSignalSpy described(&fixture.editor(), &RobotsEditor::lineDescribed);
        QTest::mouseClick(&fixture.gutter(), Qt::LeftButton, {}, {40, fixture.middleOf(7)});
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().toUInt(), 2U);
        QCOMPARE(fixture.editor().textCursor().selection().toPlainText(),
                 u"User-agent: GPTBot\nAllow: /private/help/"_s);
        QVERIFY(described.last().first().toString().contains(
            u"GPTBot is named in groups 1 and 3: their rules are combined."_s));
        QVERIFY(fixture.editor().hasFocus());
    }

    void theChosenGroupIsPointedOutUntilTheCursorMoves()
    {
        EditorFixture fixture(kMerged);
        const auto colourAt = [&](std::uint32_t line) {
            const QImage image = fixture.gutter().grab().toImage();
            return image.pixelColor(100, fixture.middleOf(line) + 4);
        };
        const QColor plain = colourAt(1);
        const QColor plainOther = colourAt(4);
        QTest::mouseClick(&fixture.gutter(), Qt::LeftButton, {}, {40, fixture.middleOf(1)});
        QCOMPARE(fixture.gutter().pointedOutGroup(), std::optional<std::uint32_t>(0));
        QVERIFY(colourAt(1) != plain);
        QCOMPARE(colourAt(4), plainOther);
        QTest::keyClick(&fixture.editor(), Qt::Key_Down);
        QVERIFY(!fixture.gutter().pointedOutGroup().has_value());
        QCOMPARE(colourAt(1), plain);
    }

    void theChosenGroupIsForgottenWhenTheTextChangesElsewhere()
    {
        EditorFixture fixture(kMerged);
        fixture.editor().selectGroup(2);
        const int end = int(fixture.document.snapshot()->bytes().size());
        QTextCursor elsewhere(fixture.editor().document());
        elsewhere.setPosition(end);
        elsewhere.insertText(u"x"_s);
        QVERIFY(!fixture.gutter().pointedOutGroup().has_value());
        fixture.editor().selectGroup(2);
        fixture.document.load("User-agent: a\n"); // there is no group 3 any more
        QVERIFY(!fixture.gutter().pointedOutGroup().has_value());
        QVERIFY(!fixture.gutter().grab().isNull());
    }

    void groupsReadTogetherWithTheChosenOneAreOutlined()
    {
        EditorFixture fixture(kMerged);
        const auto edge = [&](std::uint32_t line) { // the right end of the band
            const QImage image = fixture.gutter().grab().toImage();
            QSet<QRgb> colours;
            for (int x = fixture.gutter().width() / 2; x < fixture.gutter().width() - 36; ++x)
                colours.insert(image.pixel(x, fixture.middleOf(line) + 4));
            return colours.size();
        };
        const qsizetype before = edge(7);
        const qsizetype other = edge(4);
        fixture.editor().selectGroup(0);
        QVERIFY(edge(7) > before);
        QCOMPARE(edge(4), other);
    }

    void aClickOnALineNumberPutsTheCursorThere()
    {
        EditorFixture fixture(kMerged);
        QSignalSpy activated(&fixture.editor(), &RobotsEditor::groupActivated);
        const int x = fixture.gutter().width() - 14;
        QTest::mouseClick(&fixture.gutter(), Qt::LeftButton, {}, {x, fixture.middleOf(4)});
        QCOMPARE(fixture.editor().currentLine(), 4U);
        QVERIFY(!fixture.editor().textCursor().hasSelection());
        QCOMPARE(activated.size(), 0);
    }

    void theRowsFollowEachKeystroke()
    {
        EditorFixture fixture("Disallow: /\n");
        QCOMPARE(fixture.gutter().rows().front().text, u"read by nobody"_s);
        QTest::keyClicks(&fixture.editor(), u"User-agent: *"_s);
        QTest::keyClick(&fixture.editor(), Qt::Key_Return);
        const std::vector<GutterRow> rows = fixture.gutter().rows();
        QCOMPARE(rows[0].text, u"Group 1"_s);
        QCOMPARE(rows[1].crawlers, QStringList{u"* (all others)"_s});
    }

    void onlyRowsThatChangedArePaintedAgain()
    {
        EditorFixture fixture(kMerged);
        fixture.editor().goToLine(4);
        QTest::keyClick(&fixture.editor(), Qt::Key_End);
        QCoreApplication::processEvents();
        PaintWatch watch(fixture.gutter());
        QTest::keyClick(&fixture.editor(), Qt::Key_X);
        QCoreApplication::processEvents();
        QVERIFY(watch.region.boundingRect().height() < fixture.gutter().height() / 4);
        QTest::keyClick(&fixture.editor(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(watch.region.boundingRect().height() >= fixture.gutter().height() / 3);
    }

    void theWidthFollowsTheLabelsAndTheText()
    {
        EditorFixture fixture(kMerged);
        const int width = fixture.gutter().width();
        fixture.gutter().setLabelCharacters(40);
        QVERIFY(fixture.gutter().width() > width);
        fixture.gutter().setLabelCharacters(24);
        QCOMPARE(fixture.gutter().width(), width);
        fixture.editor().setZoom(6);
        QVERIFY(fixture.gutter().width() > width);
    }

    void theColoursOfGroupsCanBeToldApart_data()
    {
        QTest::addColumn<QColor>("background");
        QTest::newRow("white") << QColor(Qt::white);
        QTest::newRow("black") << QColor(Qt::black);
        QTest::newRow("the dark theme") << QColor(0x23, 0x26, 0x29);
    }

    void theColoursOfGroupsCanBeToldApart()
    {
        QFETCH(const QColor, background);
        const GroupColours colours(background);
        QVERIFY(colours.count() >= 6);
        for (std::uint32_t group = 0; group < colours.count(); ++group) {
            const GroupColour &colour = colours.of(group);
            const int hue = colour.bar.hslHue();
            const int next = colours.of(group + 1).bar.hslHue();
            const int apart = std::abs(hue - next);
            if (hue >= 0 && next >= 0) // black and white have none
                QVERIFY(std::min(apart, 360 - apart) >= 40);
            QVERIFY(contrastRatio(colour.bar, background) >= kMarkContrast);
            QVERIFY(contrastRatio(colour.text, colour.tint) >= kTextContrast);
            QVERIFY(contrastRatio(colour.text, colour.strongTint) >= kTextContrast);
        }
    }
};

QTEST_MAIN(TstGroupGutter)
#include "tst_group_gutter.moc"
