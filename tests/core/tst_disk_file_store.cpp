// SPDX-License-Identifier: MIT
#include "core/io/disk_file_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace postern;
using namespace Qt::StringLiterals;
using Kind = FileError::Kind;

class TstDiskFileStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void saysWhatCannotBeRead()
    {
        QCOMPARE(m_store.read(path("missing"), 100).error().kind, Kind::NotFound);
        QCOMPARE(m_store.read(m_folder.path(), 100).error().kind, Kind::IsFolder);
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        QCOMPARE(m_store.read(path("pipe"), 100).error().kind, Kind::NotAFile);
        QCOMPARE(m_store.read(u"/dev/zero"_s, 100).error().kind, Kind::NotAFile);
        QVERIFY(!m_store.write(path("large"), std::string(101, 'x')));
        QCOMPARE(m_store.read(path("large"), 100).error().kind, Kind::TooLarge);
    }

    void saysWhatCannotBeWritten()
    {
        QCOMPARE(m_store.write(m_folder.path(), "x")->kind, Kind::IsFolder);
        QCOMPARE(m_store.write(path("no/folder/x"), "x")->kind, Kind::NoFolder);
        QCOMPARE(m_store.write(u"/dev/null"_s, "x")->kind, Kind::NotAFile);
    }

    void givesAllBytesBack()
    {
        std::string bytes;
        for (int i = 0; i < 100'000; ++i)
            bytes += static_cast<char>(i * 31);
        QVERIFY(!m_store.write(path("bytes"), bytes));
        QVERIFY(m_store.read(path("bytes"), kMaxOpenBytes).bytes() == bytes);
        QVERIFY(!m_store.write(path("bytes"), "short"));
        QCOMPARE(m_store.read(path("bytes"), kMaxOpenBytes).bytes(), "short");
    }

    void readsFilesThatSayNoSize()
    {
        QVERIFY(!m_store.read(u"/proc/self/status"_s, 1'000'000).bytes().empty());
    }

    void followsALink()
    {
        QVERIFY(!m_store.write(path("target"), "old"));
        QVERIFY(QFile::link(path("target"), path("link")));
        QVERIFY(!m_store.write(path("link"), "new"));
        QVERIFY(QFileInfo(path("link")).isSymLink());
        QCOMPARE(m_store.read(path("target"), 100).bytes(), "new");
    }

    void keepsOtherNamesOfTheFile()
    {
        QVERIFY(!m_store.write(path("one"), "old and longer"));
        QCOMPARE(::link(QFile::encodeName(path("one")).constData(),
                        QFile::encodeName(path("other")).constData()),
                 0);
        QVERIFY(!m_store.write(path("one"), "new"));
        QCOMPARE(m_store.read(path("other"), 100).bytes(), "new");
    }

    void keepsTheMode()
    {
        QVERIFY(!m_store.write(path("mode"), "old"));
        QVERIFY(QFile::setPermissions(path("mode"), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(!m_store.write(path("mode"), "new"));
        QCOMPARE(QFile::permissions(path("mode")) & QFile::ReadOther, QFile::Permissions());
    }

    void keepsTheOldBytesOnAFullDisk()
    {
        // A small file system of its own; only root can make one.
        const QString disk = path("disk");
        QVERIFY(QDir().mkpath(disk));
        if (QProcess::execute(u"mount"_s,
                              {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=64k"_s, u"tmpfs"_s, disk})
            != 0)
            QSKIP("Making a full disk needs the right to mount.");
        const QString file = disk + u"/robots.txt"_s;
        QVERIFY(!m_store.write(file, "good"));
        const WriteResult result = m_store.write(file, std::string(200'000, 'x'));
        const std::string kept = m_store.read(file, 1'000'000).bytes();
        QCOMPARE(QProcess::execute(u"umount"_s, {disk}), 0);
        QVERIFY(result.has_value());
        QCOMPARE(kept, "good");
    }

    void writesOnlyOverWhatItKnows()
    {
        QVERIFY(!m_store.write(path("known"), "a"));
        QCOMPARE(m_store.writeIfUnchanged(path("known"), "b", "other")->kind, Kind::ChangedOnDisk);
        QVERIFY(!m_store.writeIfUnchanged(path("known"), "b", "a"));
        QVERIFY(!m_store.writeIfUnchanged(path("gone"), "b", "a"));
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
    DiskFileStore m_store;
};

QTEST_GUILESS_MAIN(TstDiskFileStore)
#include "tst_disk_file_store.moc"
