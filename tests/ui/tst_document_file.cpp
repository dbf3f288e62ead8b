// SPDX-License-Identifier: MIT
#include "core/io/disk_file_store.h"
#include "ui/document/document_file.h"
#include "ui/document/robots_document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

/// Refuses to write, as a full disk does.
class FailingStore : public DiskFileStore {
public:
    bool fails = false;

    WriteResult write(const QString &path, std::string_view bytes) override
    {
        if (fails)
            return FileError{FileError::Kind::ShortWrite, path, {}};
        return DiskFileStore::write(path, bytes);
    }
};

} // namespace

class TstDocumentFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(u"robots.txt"_s);
        write("a\r\nb\n");
        m_store.fails = false;
    }

    void staysModifiedWhenASaveFails()
    {
        RobotsDocument document;
        DocumentFile file(document, m_store);
        QVERIFY(!file.open(m_path));
        QTextCursor(document.textDocument()).insertText(u"x"_s);
        m_store.fails = true;
        QCOMPARE(file.save()->kind, FileError::Kind::ShortWrite);
        QVERIFY(document.isModified());
        m_store.fails = false;
        QVERIFY(!file.save());
        QVERIFY(!document.isModified());
        QCOMPARE(read(), "xa\r\nb\n"_ba);
    }

    void refusesToOverwriteAnotherProgramsBytes()
    {
        RobotsDocument document;
        DocumentFile file(document, m_store);
        QVERIFY(!file.open(m_path));
        write("other");
        QCOMPARE(file.save()->kind, FileError::Kind::ChangedOnDisk);
        QCOMPARE(read(), "other"_ba);
        QVERIFY(!file.save(true));
        QCOMPARE(read(), "a\r\nb\n"_ba);
    }

    void writesAFileThatVanishedWhileOpen()
    {
        RobotsDocument document;
        DocumentFile file(document, m_store);
        QVERIFY(!file.open(m_path));
        QSignalSpy removed(&file, &DocumentFile::removedFromDisk);
        QVERIFY(QFile::remove(m_path));
        QTRY_COMPARE(removed.size(), 1);
        QVERIFY(!file.save());
        QCOMPARE(read(), "a\r\nb\n"_ba);
    }

    void tellsOfOtherBytesOnDiskOnly()
    {
        RobotsDocument document;
        DocumentFile file(document, m_store);
        QVERIFY(!file.open(m_path));
        QSignalSpy changed(&file, &DocumentFile::changedOnDisk);
        QTextCursor(document.textDocument()).insertText(u"x"_s);
        QVERIFY(!file.save());
        write("other\n");
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!file.reload());
        QCOMPARE(document.snapshot()->bytes(), "other\n");
        QVERIFY(!document.isModified());
        document.textDocument()->undo();
        QCOMPARE(document.snapshot()->bytes(), "xa\r\nb\n");
    }

    void savesUnderAnotherNameAndExportsCopies()
    {
        RobotsDocument document;
        DocumentFile file(document, m_store);
        file.startNew();
        QCOMPARE(file.name(), u"Untitled"_s);
        QTextCursor(document.textDocument()).insertText(u"x"_s);
        QVERIFY(!file.exportCopy(m_folder.filePath(u"copy"_s)));
        QVERIFY(document.isModified());
        QVERIFY(!file.saveAs(m_folder.filePath(u"new.txt"_s)));
        QCOMPARE(file.name(), u"new.txt"_s);
        QVERIFY(!document.isModified());
    }

private:
    void write(const QByteArray &bytes) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray read() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    QString m_path;
    FailingStore m_store;
};

QTEST_MAIN(TstDocumentFile)
#include "tst_document_file.moc"
