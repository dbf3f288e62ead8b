// SPDX-License-Identifier: MIT
#include "ui/editor/robots_highlighter.h"

#include "core/protocol/snapshot.h"
#include "core/text/position.h"
#include "editor_fixture.h"
#include "ui/document/byte_codec.h"
#include "ui/editor/byte_marks.h"
#include "ui/editor/reading_end.h"
#include "ui/editor/theme/editor_colours.h"

#include <QFile>
#include <QPlainTextDocumentLayout>
#include <QStandardPaths>
#include <QTextLayout>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

QTextLayout &layoutOf(const EditorFixture &fixture, int line)
{
    return *fixture.editor().document()->findBlockByNumber(line).layout();
}

QTextCharFormat formatAt(const QTextLayout &layout, int column)
{
    for (const QTextLayout::FormatRange &range : layout.formats())
        if (column >= range.start && column < range.start + range.length)
            return range.format;
    return {};
}

} // namespace

class TstRobotsHighlighter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void whatIsReadOfALineIsWhatCrawlersRead_data()
    {
        QTest::addColumn<QByteArray>("line");

        const QByteArray limit(rep::kMaxLineBytes, 'x');
        QTest::newRow("a short line") << QByteArray("Disallow: /");
        QTest::newRow("an empty line") << QByteArray();
        QTest::newRow("a NUL in the middle") << QByteArray("Allow: /a\0b", 11);
        QTest::newRow("a NUL at the start") << QByteArray("\0Allow: /a", 10);
        QTest::newRow("as long as is read") << limit;
        QTest::newRow("a byte longer") << limit + "y";
        QTest::newRow("a NUL right after the end") << limit + QByteArray("\0", 1);
        QTest::newRow("two bytes across the end") << limit.chopped(1) + "\xC3\xA9";
        QTest::newRow("three bytes that fit") << limit.chopped(3) + "\xE2\x82\xAC" + "rest";
        QTest::newRow("four bytes across the end") << limit.chopped(2) + "\xF0\x9F\x98\x80" + "z";
        QTest::newRow("four bytes that fit") << limit.chopped(4) + "\xF0\x9F\x98\x80" + "z";
        QTest::newRow("bytes that are no text") << QByteArray(20'000, '\xFF');
    }

    void whatIsReadOfALineIsWhatCrawlersRead()
    {
        QFETCH(const QByteArray, line);
        const std::string bytes = line.toStdString();
        const auto snapshot = rep::Snapshot::make(bytes);
        const rep::Line &facts = snapshot->file().lines().front();
        const auto read = rep::utf16Column(bytes, facts.readText().size());
        const QString text = decodeBytes(bytes);
        QCOMPARE(readUnits(text), qsizetype(read.value));
        QCOMPARE(readingEnd(text).has_value(), facts.isCut() || facts.hasNul());
    }

    void aByteThatIsNoTextTakesTheRoomOfTwoCharacters()
    {
        EditorFixture fixture("ab\xFF"
                              "c\xFE\x80"
                              "d");
        const QTextLine row = layoutOf(fixture, 0).lineAt(0);
        const double cell = row.cursorToX(1) - row.cursorToX(0);
        QVERIFY(std::abs(row.cursorToX(3) - row.cursorToX(2) - 2 * cell) < 0.5);
        QVERIFY(std::abs(row.cursorToX(6) - row.cursorToX(4) - 4 * cell) < 0.5);
        QVERIFY(RobotsHighlighter::isByteFormat(formatAt(layoutOf(fixture, 0), 2)));
        QVERIFY(!RobotsHighlighter::isByteFormat(formatAt(layoutOf(fixture, 0), 3)));
        QCOMPARE(formatAt(layoutOf(fixture, 0), 2).foreground().color().alpha(), 0);

        fixture.editor().setZoom(8);
        const QTextLine larger = layoutOf(fixture, 0).lineAt(0);
        const double largerCell = larger.cursorToX(1) - larger.cursorToX(0);
        QVERIFY(largerCell > cell);
        QVERIFY(std::abs(larger.cursorToX(3) - larger.cursorToX(2) - 2 * largerCell) < 0.5);
    }

    void theValueOfSuchAByteIsPaintedThere()
    {
        EditorFixture fixture("ab\xFF"
                              "cd\n");
        const QTextLine row = layoutOf(fixture, 0).lineAt(0);
        const QColor mark = fixture.editor().colours().byteMark;
        const QImage image = fixture.editor().viewport()->grab().toImage();
        QSet<int> marked;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < 30; ++y)
                if (image.pixelColor(x, y) == mark)
                    marked.insert(x);
        QVERIFY(marked.size() > 8);
        for (const int x : marked)
            QVERIFY(x >= row.cursorToX(2) - 1 && x <= row.cursorToX(3) + 1);
    }

    void whatIsNotReadIsMutedWithRoomBeforeIt()
    {
        EditorFixture fixture(std::string("Allow: /a\0b\n", 12)); // the NUL is the tenth character
        const QTextLayout &layout = layoutOf(fixture, 0);
        QCOMPARE(formatAt(layout, 10).foreground().color(), fixture.editor().colours().muted);
        QVERIFY(formatAt(layout, 8).foreground().color() != fixture.editor().colours().muted);
        const QTextLine row = layout.lineAt(0);
        const double cell = row.cursorToX(1) - row.cursorToX(0);
        QVERIFY(row.cursorToX(10) - row.cursorToX(9) > cell * (readingEndCells() + 1));
    }

    void ofALongLineOnlyWhatIsReadIsColoured()
    {
        std::string path;
        for (int i = 0; i < 100'000; ++i)
            path += "%41*/";
        EditorFixture fixture("Disallow: /" + path + "\n");
        const auto formats = layoutOf(fixture, 0).formats();
        QCOMPARE(formats.last().start + formats.last().length, int(path.size()) + 11);
        QCOMPARE(formats.last().start, int(rep::kMaxLineBytes));
        QCOMPARE(formats.last().format.foreground().color(), fixture.editor().colours().muted);
    }

    void directivesAndPathsLookDifferent()
    {
        if (!QFile::exists(QStringLiteral(POSTERN_RESOURCES "/syntax/robots-txt.xml")))
            QSKIP("no syntax definition");
        EditorFixture fixture("Disallow: /path\n");
        const QTextLayout &layout = layoutOf(fixture, 0);
        QVERIFY(formatAt(layout, 0) != formatAt(layout, 11));
        QVERIFY(formatAt(layout, 11).isValid());
    }
};

QTEST_MAIN(TstRobotsHighlighter)
#include "tst_robots_highlighter.moc"
