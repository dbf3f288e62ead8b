// SPDX-License-Identifier: MIT
#include "core/wording/decision_text.h"
#include "editor_fixture.h"
#include "ui/editor/line_tool_tip.h"
#include "ui/editor/overlays/overlay_badge.h"
#include "ui/editor/overlays/overlay_marks.h"
#include "ui/editor/theme/contrast.h"
#include "ui/editor/theme/editor_colours.h"

#include <QSignalSpy>
#include <QStandardPaths>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

constexpr char kFile[] = "User-agent: *\n" // 0
                         "Disallow: /shop\n" // 1
                         "Allow: /shop/open\n" // 2
                         "Disallow: /shop/*\n" // 3
                         "Disallow:\n" // 4
                         "\n"
                         "User-agent: GPTBot\n" // 6
                         "Disallow: /tie\n" // 7
                         "Allow: /tie\n" // 8
                         "Allow: /tie\n"; // 9

struct Test {
    std::string crawler;
    std::string url;
};

std::vector<Overlay> overlaysOf(const rep::Snapshot &snapshot, const std::vector<Test> &tests)
{
    std::vector<Overlay> overlays;
    for (const Test &test : tests) {
        const auto crawler = rep::Crawler::named(test.crawler, rep::Reading::Standard);
        const auto rules =
            rep::CrawlerRules::collect(snapshot.file(), crawler, rep::Reading::Standard);
        Overlay overlay;
        overlay.revision = snapshot.revision();
        overlay.number = int(overlays.size()) + 1;
        overlay.decision = rep::decide(rules, rep::requestPath(test.url, rep::Reading::Standard));
        overlay.reason = overlayReason(snapshot.file(), overlay.decision);
        overlays.push_back(overlay);
    }
    return overlays;
}

QStringList textsAt(const OverlayMarks &marks, std::uint32_t line)
{
    QStringList texts;
    for (const OverlayMark &mark : marks.of(line))
        texts << mark.text;
    return texts;
}

/// The colour that most of a line of the text has: that behind its letters.
QColor backOf(EditorFixture &fixture, std::uint32_t line)
{
    const QImage image = fixture.editor().viewport()->grab().toImage();
    return image.pixelColor(image.width() - 3, fixture.middleOf(line));
}

bool hasColour(EditorFixture &fixture, std::uint32_t line, const QColor &colour)
{
    const QImage image = fixture.editor().viewport()->grab().toImage();
    for (int x = 0; x < image.width(); ++x)
        if (image.pixelColor(x, fixture.middleOf(line)) == colour)
            return true;
    return false;
}

} // namespace

class TstOverlays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theDecidingLineHasTheReasonAndTheOthersWhyTheyLost()
    {
        const auto snapshot = rep::Snapshot::make(kFile, 7);
        const auto overlays = overlaysOf(*snapshot, {{"Bot", "/shop/open/1"}});
        const OverlayMarks marks(overlays, 7);
        QCOMPARE(marks.of(2).size(), 1U);
        QVERIFY(marks.of(2).front().isDeciding && marks.of(2).front().isAllowed);
        QCOMPARE(marks.of(2).front().text, overlays.front().reason);
        QCOMPARE(textsAt(marks, 1), QStringList{u"matches, 5 bytes: shorter"_s});
        QCOMPARE(textsAt(marks, 3), QStringList{u"matches, 7 bytes: shorter"_s});
        QCOMPARE(textsAt(marks, 4), QStringList{u"matches, but has no path and no say"_s});
        QVERIFY(!marks.of(1).front().isDeciding);
        QVERIFY(marks.of(7).empty());
        QVERIFY(!marks.hasNumbers());
    }

    void aTieIsExplained()
    {
        const auto snapshot = rep::Snapshot::make(kFile, 7);
        const OverlayMarks marks(overlaysOf(*snapshot, {{"GPTBot", "/tie"}}), 7);
        QVERIFY(marks.of(8).front().isDeciding);
        QCOMPARE(textsAt(marks, 7), QStringList{u"matches, 4 bytes: on a tie Allow wins"_s});
        QCOMPARE(textsAt(marks, 9), QStringList{u"matches, 4 bytes: as long, but later"_s});
    }

    void overlaysOfAnotherSnapshotSayNothing()
    {
        const auto snapshot = rep::Snapshot::make(kFile, 7);
        QVERIFY(OverlayMarks(overlaysOf(*snapshot, {{"Bot", "/shop"}}), 8).all().empty());
    }

    void severalOverlaysAreNumberedAndDecidingMarksComeFirst()
    {
        const auto snapshot = rep::Snapshot::make(kFile, 7);
        const OverlayMarks marks(
            overlaysOf(*snapshot, {{"Bot", "/shop/open"}, {"Bot", "/shop/x"}, {"Bot", "/none"}}),
            7);
        QVERIFY(marks.hasNumbers());
        QCOMPARE(marks.of(3).size(), 2U);
        QCOMPARE(marks.of(3).front().number, 2);
        QVERIFY(marks.of(3).front().isDeciding);
        QCOMPARE(marks.of(3).back().number, 1);
        QCOMPARE(marks.of(4).front().number, 3); // an empty rule decides, and allows
        QVERIFY(marks.of(4).front().isDeciding && marks.of(4).front().isAllowed);
    }

    void theDecidingLineIsLitAndTheLosersLessSo()
    {
        EditorFixture fixture(kFile);
        const EditorColours &colours = fixture.editor().colours();
        const auto show = [&](const std::string &url) {
            fixture.editor().setOverlays(overlaysOf(*fixture.document.snapshot(), {{"Bot", url}}));
        };
        show("/shop/open");
        QCOMPARE(backOf(fixture, 2), colours.allowed.tint);
        QCOMPARE(backOf(fixture, 1), colours.loserTint);
        QVERIFY(hasColour(fixture, 2, colours.allowed.accent));
        show("/shop/x");
        QCOMPARE(backOf(fixture, 3), colours.blocked.tint);
        QCOMPARE(backOf(fixture, 2), colours.base);
        fixture.editor().setOverlays({});
        QCOMPARE(backOf(fixture, 3), colours.base);
    }

    void theVerdictFollowsInTheFrameOfTheKeystroke()
    {
        EditorFixture fixture(kFile);
        connect(&fixture.document, &RobotsDocument::snapshotChanged, &fixture.editor(),
                [&fixture](const rep::SnapshotPtr &snapshot) {
                    fixture.editor().setOverlays(overlaysOf(*snapshot, {{"Bot", "/shop/open"}}));
                });
        fixture.editor().goToLine(2);
        QTest::keyClick(&fixture.editor(), Qt::Key_End);
        QTest::keyClick(&fixture.editor(), Qt::Key_Backspace); // Allow: /shop/ope
        QCOMPARE(backOf(fixture, 2), fixture.editor().colours().allowed.tint);
        QTest::keyClick(&fixture.editor(), Qt::Key_X); // Allow: /shop/opex
        QCOMPARE(backOf(fixture, 2), fixture.editor().colours().currentLine);
        QCOMPARE(backOf(fixture, 3), fixture.editor().colours().blocked.tint);
    }

    void whatAnOverlaySaysOfAnOlderTextIsNotPainted()
    {
        EditorFixture fixture(kFile);
        fixture.editor().setOverlays(
            overlaysOf(*fixture.document.snapshot(), {{"Bot", "/shop/open"}}));
        QVERIFY(!fixture.editor().overlayMarks().all().empty());
        QTest::keyClick(&fixture.editor(), Qt::Key_Return);
        QVERIFY(fixture.editor().overlayMarks().all().empty());
        QCOMPARE(backOf(fixture, 3), fixture.editor().colours().base);
    }

    void severalOverlaysAreToldApartByNumberedBadges()
    {
        EditorFixture fixture(kFile);
        fixture.editor().setOverlays(
            overlaysOf(*fixture.document.snapshot(), {{"Bot", "/shop/open"}, {"GPTBot", "/tie"}}));
        QVERIFY(hasColour(fixture, 2, overlayBadgeColour(1)));
        QVERIFY(!hasColour(fixture, 2, overlayBadgeColour(2)));
        QVERIFY(hasColour(fixture, 8, overlayBadgeColour(2)));
        for (int number = 1; number <= 12; ++number)
            QVERIFY(contrastRatio(overlayBadgeColour(number), Qt::white) >= kTextContrast);
    }

    void wordsStayInViewWhereTheLineIsLong()
    {
        EditorFixture fixture("User-agent: *\nDisallow: /" + std::string(500, 'x') + "\n",
                              {500, 200});
        fixture.editor().setOverlays(
            overlaysOf(*fixture.document.snapshot(), {{"Bot", "/" + std::string(600, 'x')}}));
        const QImage image = fixture.editor().viewport()->grab().toImage();
        const QColor accent = fixture.editor().colours().blocked.accent;
        int found = 0;
        for (int x = image.width() / 2; x < image.width(); ++x)
            found += image.pixelColor(x, fixture.middleOf(1) - 3) == accent;
        QVERIFY(found > 10);
    }

    void controlClickOnALineActivatesItsOverlay()
    {
        EditorFixture fixture(kFile);
        fixture.editor().setOverlays(
            overlaysOf(*fixture.document.snapshot(), {{"GPTBot", "/tie"}, {"Bot", "/shop/open"}}));
        QSignalSpy activated(&fixture.editor(), &RobotsEditor::overlayActivated);
        const auto click = [&](std::uint32_t line, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(fixture.editor().viewport(), Qt::LeftButton, modifiers,
                              {30, fixture.middleOf(line)});
        };
        click(2, Qt::ControlModifier);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().toInt(), 2);
        QCOMPARE(fixture.editor().currentLine(), 0U);
        click(5, Qt::ControlModifier);
        click(2, Qt::NoModifier);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(fixture.editor().currentLine(), 2U);
    }

    void theDescriptionOfALineSaysWhatOverlaysSay()
    {
        EditorFixture fixture(kFile);
        QSignalSpy described(&fixture.editor(), &RobotsEditor::lineDescribed);
        fixture.editor().goToLine(2);
        fixture.editor().setOverlays(
            overlaysOf(*fixture.document.snapshot(), {{"Bot", "/shop/open"}}));
        QCoreApplication::processEvents();
        QVERIFY(described.last().first().toString().contains(
            u". Allowed by this line: the longest of "_s));
        const OverlayMark lost{0, 3, false, false, u"matches, 1 byte: shorter"_s};
        QCOMPARE(overlayText(lost, true), u"Test 3: Does not decide: matches, 1 byte: shorter"_s);
        QCOMPARE(overlayText(lost, false), u"Does not decide: matches, 1 byte: shorter"_s);
    }
};

QTEST_MAIN(TstOverlays)
#include "tst_overlays.moc"
