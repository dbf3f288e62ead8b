// SPDX-License-Identifier: MIT
#include "editor_fixture.h"
#include "ui/editor/byte_marks.h"
#include "ui/editor/editor_mime.h"
#include "ui/editor/theme/editor_colours.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTextLayout>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

constexpr char kFile[] = "User-agent: *\n"
                         "Disallow: /a\n"
                         "\n"
                         "# outside\n"
                         "User-agent: GPTBot\n"
                         "Allow: /\n"
                         "Sitemap: https://example.com/s\n";

QString bytesType()
{
    return QString::fromUtf16(kBytesMimeType);
}

QMimeData *clipboard()
{
    // QClipboard gives its data as const only for readers' sake.
    return const_cast<QMimeData *>(QApplication::clipboard()->mimeData());
}

} // namespace

class TstRobotsEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void shiftReturnBeginsALineLikeReturn()
    {
        EditorFixture fixture("ab");
        QTest::keyClick(&fixture.editor(), Qt::Key_Right);
        QTest::keyClick(&fixture.editor(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(fixture.bytes(), std::string("a\nb"));
        QTest::keyClick(&fixture.editor(), Qt::Key_Tab);
        QCOMPARE(fixture.bytes(), std::string("a\n\tb"));
    }

    void theTextReadsFromLeftToRight()
    {
        EditorFixture fixture("\xD7\x90: /b*$\n");
        const QTextLine row = fixture.editor().document()->firstBlock().layout()->lineAt(0);
        QVERIFY(row.cursorToX(0) < row.cursorToX(5));
        QCOMPARE(fixture.editor().lineWrapMode(), QPlainTextEdit::NoWrap);
    }

    void theTextIsNamedForScreenReaders()
    {
        EditorFixture fixture(kFile);
        QCOMPARE(fixture.editor().accessibleName(), u"robots.txt text"_s);
        QVERIFY(!fixture.editor().accessibleDescription().isEmpty());
        QCOMPARE(fixture.view.focusProxy(), &fixture.editor());
    }

    void controlPlusMinusAndZeroChangeTheSize()
    {
        EditorFixture fixture(kFile);
        QSignalSpy changed(&fixture.editor(), &ByteTextEdit::zoomChanged);
        const double size = fixture.editor().font().pointSizeF();
        QTest::keyClick(&fixture.editor(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&fixture.editor(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(fixture.editor().font().pointSizeF(), size + 2);
        QTest::keyClick(&fixture.editor(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(fixture.editor().zoom(), 1);
        QTest::keyClick(&fixture.editor(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(fixture.editor().font().pointSizeF(), size);
        QCOMPARE(changed.size(), 4);
        fixture.editor().setZoom(-100);
        QVERIFY(fixture.editor().font().pointSizeF() >= 5);
        QCOMPARE(fixture.bytes(), std::string(kFile));
    }

    void controlWheelChangesTheSizeByWholeNotches()
    {
        EditorFixture fixture(kFile);
        const auto turn = [&](int angle, Qt::KeyboardModifiers modifiers) {
            QWheelEvent event({10, 10}, fixture.editor().mapToGlobal(QPointF(10, 10)), {},
                              {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QApplication::sendEvent(fixture.editor().viewport(), &event);
        };
        turn(60, Qt::ControlModifier);
        QCOMPARE(fixture.editor().zoom(), 0);
        turn(60, Qt::ControlModifier);
        QCOMPARE(fixture.editor().zoom(), 1);
        turn(-240, Qt::ControlModifier);
        QCOMPARE(fixture.editor().zoom(), -1);
        turn(120, Qt::NoModifier);
        QCOMPARE(fixture.editor().zoom(), -1);
    }

    void copyAndPasteKeepEveryByte()
    {
        const std::string odd = "a\xC2\xA0"
                                "b\xFF\r\nc\xE2\x80\xA8"
                                "d";
        EditorFixture fixture(odd);
        fixture.editor().selectAll();
        fixture.editor().copy();
        QCOMPARE(clipboard()->data(bytesType()).toStdString(), odd);
        QCOMPARE(clipboard()->text(), u"a\u00A0b\uFFFD\nc\uFFFD\uFFFD\uFFFDd"_s);
        fixture.editor().moveCursor(QTextCursor::End);
        fixture.editor().paste();
        QCOMPARE(fixture.bytes(), odd + odd);
    }

    void pastedTextHoldsNothingThatADocumentCannot()
    {
        EditorFixture fixture("");
        auto data = std::make_unique<QMimeData>();
        data->setText(u"a\uFDD0b\u2029c\r\nd\u00A0e"_s);
        QApplication::clipboard()->setMimeData(data.release());
        fixture.editor().paste();
        QCOMPARE(fixture.bytes(),
                 std::string("a\xEF\xB7\x90"
                             "b\xE2\x80\xA9"
                             "c\nd\xC2\xA0"
                             "e"));
    }

    void aPasteIsOneUndoStep()
    {
        EditorFixture fixture("x");
        auto data = std::make_unique<QMimeData>();
        data->setText(u"1\n2\n3\n"_s);
        QApplication::clipboard()->setMimeData(data.release());
        fixture.editor().paste();
        QCOMPARE(fixture.bytes(), std::string("1\n2\n3\nx"));
        fixture.editor().undo();
        QCOMPARE(fixture.bytes(), std::string("x"));
    }

    void filesThatAreDroppedAreLeftToTheWindow()
    {
        EditorFixture fixture(kFile);
        QMimeData files;
        files.setUrls({QUrl(u"file:///tmp/robots.txt"_s)});
        QVERIFY(!isDropTaken(fixture.editor(), files));
        QMimeData text;
        text.setText(u"# new\n"_s);
        QVERIFY(isDropTaken(fixture.editor(), text));
        QVERIFY(fixture.bytes().find("# new\n") != std::string::npos);
        QVERIFY(fixture.bytes().find("file:") == std::string::npos);
    }

    void goingToALineFramesItUntilTheCursorLeaves()
    {
        std::string bytes;
        for (int i = 0; i < 300; ++i)
            bytes += "Disallow: /" + std::to_string(i) + "\n";
        EditorFixture fixture(bytes);
        fixture.editor().goToLine(150);
        QCOMPARE(fixture.editor().currentLine(), 150U);
        QCOMPARE(fixture.editor().framedLine(), std::optional<std::uint32_t>(150));
        const int middle = fixture.editor().viewport()->height() / 2;
        QVERIFY(std::abs(fixture.middleOf(150) - middle) < 40);
        QTest::keyClick(&fixture.editor(), Qt::Key_Right);
        QVERIFY(fixture.editor().framedLine().has_value());
        QTest::keyClick(&fixture.editor(), Qt::Key_Down);
        QVERIFY(!fixture.editor().framedLine().has_value());
        fixture.editor().goToLine(4'000'000);
        QCOMPARE(fixture.editor().currentLine(), 300U);
        QTest::keyClick(&fixture.editor(), Qt::Key_X);
        QVERIFY(!fixture.editor().framedLine().has_value());
    }

    void theLineUnderTheCursorIsDescribed()
    {
        EditorFixture fixture(kFile);
        QSignalSpy described(&fixture.editor(), &RobotsEditor::lineDescribed);
        QTest::keyClick(&fixture.editor(), Qt::Key_Down);
        QCOMPARE(described.size(), 1);
        QCOMPARE(described.last().first().toString(),
                 u"Line 2: Disallow, group 1, covers all crawlers that no group names (*)"_s);
        QTest::keyClick(&fixture.editor(), Qt::Key_Right);
        QCOMPARE(described.size(), 1); // the same line
        QTest::keyClick(&fixture.editor(), Qt::Key_NumberSign);
        QCOMPARE(described.last().first().toString(),
                 u"Line 2: not a directive. Not read: a directive needs a name, a colon and a "
                 "value."_s);
    }

    void theGroupAtTheCursorCanBeSelectedByKeyboardAlone()
    {
        EditorFixture fixture(kFile);
        QSignalSpy activated(&fixture.editor(), &RobotsEditor::groupActivated);
        QSignalSpy described(&fixture.editor(), &RobotsEditor::lineDescribed);
        fixture.editor().goToLine(5);
        fixture.editor().selectGroupAtCursor();
        QCOMPARE(activated.size(), 1);
        QCOMPARE(fixture.editor().textCursor().selectedText(),
                 u"User-agent: GPTBot\u2029Allow: /"_s);
        QCOMPARE(described.last().first().toString(), u"Group 2, lines 5 to 6, covers GPTBot"_s);
        fixture.editor().goToLine(3);
        fixture.editor().selectGroupAtCursor();
        QCOMPARE(activated.size(), 1);
        QCOMPARE(described.last().first().toString(), u"Line 4: comment"_s);
        fixture.editor().selectGroup(99);
        QCOMPARE(activated.size(), 1);
    }

    void linesPastTheLimitAreFoundByTheirFirstByte()
    {
        const auto first = [](std::size_t commentSize) {
            const std::string bytes = "#" + std::string(commentSize - 2, 'x') + "\nAllow: /\n";
            return ByteMarks::firstPastLimit(rep::Snapshot::make(bytes)->file());
        };
        QCOMPARE(first(511'999), 2U); // only the empty last line begins past it
        QCOMPARE(first(512'000), 1U);
        QCOMPARE(ByteMarks::firstPastLimit(rep::Snapshot::make("Allow: /")->file()), 1U);
    }

    void theColoursFollowThePaletteOfTheProgram()
    {
        const QPalette before = QApplication::palette();
        EditorFixture fixture(kFile);
        QSignalSpy changed(&fixture.theme, &SyntaxTheme::changed);
        const QColor light = fixture.editor().palette().color(QPalette::Base);
        QVERIFY(light.lightness() > 128);
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(0x14, 0x16, 0x18));
        dark.setColor(QPalette::Text, QColor(0xFC, 0xFC, 0xFC));
        QApplication::setPalette(dark);
        QVERIFY(changed.wait());
        QVERIFY(fixture.editor().palette().color(QPalette::Base).lightness() < 128);
        QVERIFY(fixture.editor().palette().color(QPalette::Text).lightness() > 128);
        QCOMPARE(fixture.editor().colours().base, fixture.editor().palette().color(QPalette::Base));
        QApplication::setPalette(before);
        QVERIFY(changed.wait());
        QCOMPARE(fixture.editor().palette().color(QPalette::Base), light);
    }

private:
    static bool isDropTaken(RobotsEditor &editor, QMimeData &data)
    {
        const QPoint place(20, 20);
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(editor.viewport(), &enter);
        QDragMoveEvent move(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(editor.viewport(), &move);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(editor.viewport(), &drop);
        return enter.isAccepted() && move.isAccepted() && drop.isAccepted();
    }
};

QTEST_MAIN(TstRobotsEditor)
#include "tst_robots_editor.moc"
