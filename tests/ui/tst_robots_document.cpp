// SPDX-License-Identifier: MIT
#include "ui/document/byte_codec.h"
#include "ui/document/robots_document.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <random>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

std::string randomBytes(std::mt19937 &random, std::size_t size)
{
    static const std::vector<std::string> kPieces{"User-agent: *",
                                                  "Disallow: /",
                                                  "\n",
                                                  "\r\n",
                                                  "\r",
                                                  "\n\n",
                                                  "\r\r\n",
                                                  " ",
                                                  "#",
                                                  std::string(1, '\0'),
                                                  "\xEF\xBB\xBF",
                                                  "\xEF",
                                                  "\xFF",
                                                  "\xC3\xA9",
                                                  "\xC3",
                                                  "\xE2\x80\xA8",
                                                  "\xE2\x80\xA9",
                                                  "\xEF\xB7\x90",
                                                  "\xF0\x9F\x98\x80",
                                                  "\xEE\xBE\x80",
                                                  "\xEE\xBC\x81",
                                                  "\xC2\xA0",
                                                  "\xED\xA0\x80",
                                                  "a",
                                                  "/x"};
    std::string bytes;
    while (bytes.size() < size)
        bytes += kPieces[random() % kPieces.size()];
    return bytes;
}

/// What the document stands for, worked out from its blocks without anything remembered.
bool isConsistent(const RobotsDocument &document)
{
    const auto blocks = static_cast<std::size_t>(document.textDocument()->blockCount());
    return document.snapshot()->file().lines().size() == blocks;
}

void editRandomly(RobotsDocument &document, std::mt19937 &random)
{
    static const QStringList kTexts{u"x"_s,    u"\n"_s,     u"a\nb\n"_s,
                                    QString(), u"\u00E9"_s, u"Allow: /\n"_s};
    QTextCursor cursor(document.textDocument());
    const int size = document.textDocument()->characterCount();
    const int from = static_cast<int>(random()) & 0x7FFFFFFF;
    cursor.setPosition(from % size);
    cursor.setPosition(std::min(cursor.position() + static_cast<int>(random() % 4), size - 1),
                       QTextCursor::KeepAnchor);
    cursor.insertText(kTexts[static_cast<qsizetype>(random() % 6)]);
}

} // namespace

class TstRobotsDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheSameBytesBack_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, const QByteArray &bytes) {
            QTest::newRow(name) << bytes;
        };
        row("an empty file", "");
        row("a byte order mark and nothing else", "\xEF\xBB\xBF");
        row("half of a byte order mark", "\xEF\xBBUser-agent: *\n");
        row("two byte order marks",
            "\xEF\xBB\xBF\xEF\xBB\xBF"
            "a\n");
        row("no final line end", "a\nb");
        row("CR line ends", "a\rb\r");
        row("mixed line ends", "a\r\nb\nc\rd\r\n\r\n\n");
        row("CR CR LF", "a\r\r\nb");
        row("a NUL", QByteArray("a\0b\n", 4));
        row("no-break space, line and paragraph separator",
            "a\xC2\xA0"
            "b\xE2\x80\xA8"
            "c\xE2\x80\xA9"
            "d");
        row("the noncharacters at which a document would break",
            "a\xEF\xB7\x90"
            "b\xEF\xB7\x91"
            "c");
        row("bytes that are not UTF-8", "caf\xE9\xFF\xC3");
        row("the escapes themselves", "\xEE\xBC\x80\xEE\xBE\x80\xEE\xBF\xBF\xEE\xBC\x81");
        row("UTF-16",
            QByteArray("\xFF\xFE"
                       "a\0\n\0",
                       6));
    }

    void givesTheSameBytesBack()
    {
        QFETCH(QByteArray, bytes);
        RobotsDocument document;
        document.load(bytes.toStdString());
        QCOMPARE(document.snapshot()->bytes(), bytes.toStdString());
        QVERIFY(!document.isModified());
        QVERIFY(isConsistent(document));
        // An edit and its undoing make every byte anew from the text.
        QTextCursor cursor(document.textDocument());
        cursor.insertText(u"x\n"_s);
        QCOMPARE_NE(document.snapshot()->bytes(), bytes.toStdString());
        document.textDocument()->undo();
        QCOMPARE(document.snapshot()->bytes(), bytes.toStdString());
    }

    void givesEachCharacterBack()
    {
        std::string all;
        for (char32_t c = 0; c <= 0x10FFFF; ++c) {
            if (c >= 0xD800 && c <= 0xDFFF)
                continue;
            const QString text = QString::fromUcs4(&c, 1);
            const QByteArray utf8 = text.toUtf8();
            const std::string bytes = utf8.toStdString();
            if (encodeText(decodeBytes(bytes)) != bytes)
                QFAIL(qPrintable(u"U+%1"_s.arg(static_cast<uint>(c), 4, 16)));
        }
        for (int byte = 0; byte < 256; ++byte) {
            const std::string bytes(1, static_cast<char>(byte));
            QCOMPARE(encodeText(decodeBytes(bytes)), bytes);
        }
    }

    void givesRandomFilesBack()
    {
        std::mt19937 random(20260930);
        RobotsDocument document;
        for (int round = 0; round < 4000; ++round) {
            const std::string bytes = randomBytes(random, random() % 60);
            document.load(bytes);
            QCOMPARE(encodeText(document.textDocument()->firstBlock().text()),
                     bytes.substr(document.snapshot()->file().lines()[0].text().begin.value,
                                  document.snapshot()->file().lines()[0].text().size()));
            QTextCursor(document.textDocument()).insertText(u"x"_s);
            document.textDocument()->undo();
            QCOMPARE(document.snapshot()->bytes(), bytes);
            QVERIFY(isConsistent(document));
        }
    }

    void keepsUpWithRandomEdits()
    {
        std::mt19937 random(93);
        for (int round = 0; round < 400; ++round) {
            RobotsDocument document;
            const std::string before = randomBytes(random, 40);
            document.load(before);
            for (int edit = 0; edit < 12; ++edit) {
                editRandomly(document, random);
                QVERIFY2(isConsistent(document), qPrintable(u"round %1"_s.arg(round)));
            }
            const std::string after = document.snapshot()->bytes();
            while (document.textDocument()->isUndoAvailable())
                document.textDocument()->undo();
            QCOMPARE(document.snapshot()->bytes(), before);
            while (document.textDocument()->isRedoAvailable())
                document.textDocument()->redo();
            QCOMPARE(document.snapshot()->bytes(), after);
        }
    }

    void changesOnlyTheBytesOfItsOwnLine()
    {
        RobotsDocument document;
        document.load("a\r\nb\nc\xFF\r\nd");
        QTextCursor cursor(document.textDocument()->findBlockByNumber(1));
        cursor.insertText(u"x"_s);
        QCOMPARE(document.snapshot()->bytes(), "a\r\nxb\nc\xFF\r\nd");
    }

    void appliesEditsAsOneUndoStep_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<uint>("begin");
        QTest::addColumn<uint>("end");
        QTest::addColumn<QByteArray>("replacement");
        const auto row = [](const char *name, const QByteArray &bytes, uint begin, uint end,
                            const QByteArray &replacement) {
            QTest::newRow(name) << bytes << begin << end << replacement;
        };
        row("inside a line", "abc\ndef\n", 1, 2, "XY");
        row("a whole line goes", "abc\ndef\nghi", 4, 8, "");
        row("the last line end goes", "abc\n", 3, 4, "");
        row("two lines are joined", "abc\ndef\n", 3, 4, " ");
        row("a line end becomes another", "abc\r\ndef\n", 3, 5, "\n");
        row("lines are put in", "abc\r\ndef\r\n", 5, 5, "x\r\ny\r\n");
        row("text at the end of the file", "abc", 3, 3, "\nxyz\n");
        row("the byte order mark goes",
            "\xEF\xBB\xBF"
            "abc\n",
            0, 3, "");
        row("all goes", "abc\ndef", 0, 7, "");
        row("bytes that are not UTF-8 come", "abc\n", 1, 2, "\xFF\xE9");
    }

    void appliesEditsAsOneUndoStep()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(uint, begin);
        QFETCH(uint, end);
        QFETCH(QByteArray, replacement);
        const rep::TextEdit edit{{{begin}, {end}}, replacement.toStdString()};
        const std::string wanted = *rep::applyEdits(bytes.toStdString(), {edit});
        RobotsDocument document;
        document.load(bytes.toStdString());
        QVERIFY(document.applyEdits({edit}, document.snapshot()->revision()));
        QCOMPARE(document.snapshot()->bytes(), wanted);
        QVERIFY(document.isModified());
        if (!bytes.startsWith("\xEF\xBB\xBF")) {
            document.textDocument()->undo();
            QCOMPARE(document.snapshot()->bytes(), bytes.toStdString());
            QVERIFY(!document.textDocument()->isUndoAvailable());
        }
    }

    void appliesRandomEdits()
    {
        std::mt19937 random(5);
        RobotsDocument document;
        for (int round = 0; round < 3000; ++round) {
            const std::string bytes = "abc\n" + randomBytes(random, 30);
            document.load(bytes);
            std::vector<rep::TextEdit> edits;
            for (auto at = static_cast<std::uint32_t>(random() % 8); at + 6 < bytes.size();
                 at += static_cast<std::uint32_t>(8 + random() % 9)) {
                const std::string &piece = randomBytes(random, random() % 3);
                edits.push_back({{{at}, {static_cast<std::uint32_t>(at + random() % 6)}}, piece});
            }
            const std::string wanted = *rep::applyEdits(bytes, edits);
            // A CR and the LF after it are one line end; an edit that would bring them together is
            // the one thing that a document of lines cannot hold as it is asked.
            QVERIFY(document.applyEdits(edits, document.snapshot()->revision()));
            if (document.snapshot()->bytes() != wanted)
                QVERIFY(wanted.find('\r') != std::string::npos);
            else
                QVERIFY(isConsistent(document));
        }
    }

    void refusesEditsOfAnOldText()
    {
        RobotsDocument document;
        document.load("abc\n");
        const auto revision = document.snapshot()->revision();
        QTextCursor(document.textDocument()).insertText(u"x"_s);
        QVERIFY(!document.applyEdits({{{{0}, {1}}, "y"}}, revision));
        QCOMPARE(document.snapshot()->bytes(), "xabc\n");
    }

    void replacesAllAndCanUndoIt()
    {
        RobotsDocument document;
        document.load("a\r\nb\r\nc\r\n");
        document.replaceAll("a\r\nB\nx\r\nc\r\n");
        QCOMPARE(document.snapshot()->bytes(), "a\r\nB\nx\r\nc\r\n");
        document.textDocument()->undo();
        QCOMPARE(document.snapshot()->bytes(), "a\r\nb\r\nc\r\n");
    }

    void convertsLineEndsInOneStep()
    {
        RobotsDocument document;
        document.load("a\r\nb\nc\rd");
        document.convertLineEnds(rep::LineEnd::Lf);
        QCOMPARE(document.snapshot()->bytes(), "a\nb\nc\nd");
        document.textDocument()->undo();
        QCOMPARE(document.snapshot()->bytes(), "a\r\nb\nc\rd");
    }

    void mapsPositionsBothWays()
    {
        RobotsDocument document;
        document.load("\xEF\xBB\xBF"
                      "a\xC3\xA9\xF0\x9F\x98\x80z\r\n\xFFy");
        const auto roundTrip = [&document](int position) {
            return document.position(document.byteOffset(position));
        };
        for (const int position : {0, 1, 2, 4, 5, 6, 7, 8})
            QCOMPARE(roundTrip(position), position);
        QCOMPARE(document.byteOffset(2).value, 6U);
        QCOMPARE(document.position({0}), 0);
        QCOMPARE(document.position({5}), 1); // inside the accented letter
        QCOMPARE(document.position({12}), 5); // inside the CRLF
        QCOMPARE(document.byteOffset(6).value, 13U);
    }

    void tellsWhatChanged()
    {
        RobotsDocument document;
        document.load("a\n");
        QSignalSpy snapshots(&document, &RobotsDocument::snapshotChanged);
        QSignalSpy modified(&document, &RobotsDocument::modifiedChanged);
        QTextCursor(document.textDocument()).insertText(u"x"_s);
        QCOMPARE(snapshots.size(), 1);
        QCOMPARE(modified.size(), 1);
        document.setModified(false);
        QCOMPARE(modified.size(), 2);
        document.setBom(true);
        QVERIFY(document.isModified());
        QCOMPARE(document.snapshot()->bytes(), "\xEF\xBB\xBFxa\n");
    }

    void keepsRealFiles()
    {
        const QDir folder(QStringLiteral(POSTERN_SHARED_DIR "/real-files"));
        if (!folder.exists())
            QSKIP("The real files are not on this machine.");
        RobotsDocument document;
        for (const QFileInfo &info : folder.entryInfoList({u"*.txt"_s}, QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string bytes = file.readAll().toStdString();
            document.load(bytes);
            QTextCursor(document.textDocument()).insertText(u"x"_s);
            document.textDocument()->undo();
            QVERIFY2(document.snapshot()->bytes() == bytes, qPrintable(info.fileName()));
        }
    }
};

QTEST_MAIN(TstRobotsDocument)
#include "tst_robots_document.moc"
