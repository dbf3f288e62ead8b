// SPDX-License-Identifier: MIT
#include "scripted_prompts.h"

#include "core/io/disk_file_store.h"
#include "resources/catalogue_data.h"
#include "ui/document/robots_document.h"
#include "ui/editor/robots_editor.h"
#include "ui/editor/theme/syntax_theme.h"
#include "ui/main_window/main_window.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace postern;
using namespace Qt::StringLiterals;

/// The window as a person uses it.
class TstMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(m_folder.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(u"postern"_s);
        QCoreApplication::setApplicationName(u"postern"_s);
    }

    void init()
    {
        m_prompts = {};
        m_path = m_folder.filePath(u"robots.txt"_s);
        writeFile(m_path, "User-agent: *\r\nDisallow: /api/\r\n\nUser-agent: GPTBot\nAllow: /\n");
        m_window = std::make_unique<MainWindow>(
            WindowServices{m_files, m_theme, crawlerCatalogue(), &m_prompts});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openFile(m_path));
    }

    void cleanup()
    {
        m_prompts.saveChoice = Prompts::SaveChoice::Discard;
        m_window.reset();
    }

    void opensWithTheCursorAtTheStartAndUnchanged()
    {
        QCOMPARE(editor()->textCursor().position(), 0);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->windowTitle().startsWith(u"robots.txt"_s));
    }

    void savesOnlyTheChangedLine()
    {
        QTest::keyClicks(editor(), u"#"_s);
        QVERIFY(m_window->isWindowModified());
        QTest::keyClick(editor(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->isWindowModified());
        QCOMPARE(readFile(m_path),
                 "#User-agent: *\r\nDisallow: /api/\r\n\nUser-agent: GPTBot\nAllow: /\n"_ba);
    }

    void savesAnUnchangedFileToTheSameBytes()
    {
        const QByteArray before = readFile(m_path);
        QTest::keyClick(editor(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(readFile(m_path), before);
    }

    void undoesBackToUnchanged()
    {
        QTest::keyClicks(editor(), u"abc"_s);
        QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->isWindowModified());
        QCOMPARE(m_window->document().snapshot()->bytes(), readFile(m_path).toStdString());
    }

    void asksBeforeChangesAreLost()
    {
        QTest::keyClicks(editor(), u"x"_s);
        m_prompts.saveChoice = Prompts::SaveChoice::Cancel;
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        m_prompts.saveChoice = Prompts::SaveChoice::Save;
        QVERIFY(m_window->close());
        QVERIFY(readFile(m_path).startsWith("xUser-agent"));
        QCOMPARE(m_prompts.asked, (QStringList{u"save changes"_s, u"save changes"_s}));
    }

    void losesNothingWhenASaveFails()
    {
        QTest::keyClicks(editor(), u"x"_s);
        m_prompts.savePath = u"/no/such/folder/robots.txt"_s;
        trigger(u"file.save_as"_s);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(m_prompts.asked.size(), 2);
        QVERIFY(m_prompts.asked.last().contains(u"folder"_s));
        QVERIFY(readFile(m_path).startsWith("User-agent"));
    }

    void doesNotOverwriteWhatAnotherProgramWrote()
    {
        QTest::keyClicks(editor(), u"x"_s);
        writeFile(m_path, "User-agent: other\n");
        trigger(u"file.save"_s);
        QCOMPARE(m_prompts.asked, QStringList{u"overwrite"_s});
        QCOMPARE(readFile(m_path), "User-agent: other\n"_ba);
        QVERIFY(m_window->isWindowModified());
        m_prompts.overwrites = true;
        trigger(u"file.save"_s);
        QVERIFY(readFile(m_path).startsWith("xUser-agent"));
    }

    void tellsInASentenceWhatCannotBeOpened()
    {
        QVERIFY(!m_window->openFile(m_folder.filePath(u"missing.txt"_s)));
        QVERIFY(m_prompts.asked.last().contains(u"missing.txt"_s));
        QVERIFY(!m_window->openFile(m_folder.path()));
        QVERIFY(m_prompts.asked.last().contains(u"folder"_s));
        QVERIFY(m_window->windowTitle().startsWith(u"robots.txt"_s));
    }

    void exportsACopyAndStaysWithItsFile()
    {
        m_prompts.savePath = m_folder.filePath(u"copy.txt"_s);
        trigger(u"file.export_copy"_s);
        QCOMPARE(readFile(m_prompts.savePath), readFile(m_path));
        QVERIFY(m_window->windowTitle().startsWith(u"robots.txt"_s));
    }

    void testsAUrlFromTheKeyboardAndJumpsToTheLine()
    {
        QTest::keyClick(editor(), Qt::Key_T, Qt::ControlModifier);
        QWidget *url = QApplication::focusWidget();
        QVERIFY(qobject_cast<QLineEdit *>(url) != nullptr);
        QTest::keyClicks(url, u"/api/x"_s);
        QTest::keyClick(url, Qt::Key_Tab);
        QTest::keyClicks(QApplication::focusWidget(), u"FooBot"_s);
        QCOMPARE(editor()->overlayMarks().all().size(), std::size_t{1});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget(), editor());
        QVERIFY(editor()->framedLine().has_value());
    }

    void answersAnewInTheSameKeystroke()
    {
        m_window->testUrl(u"/api/x"_s, u"FooBot"_s);
        QCOMPARE(editor()->overlayMarks().all().front().line, 1U);
        QTest::keyClick(editor(), Qt::Key_Return);
        // No event loop in between: what is shown next is right already.
        QCOMPARE(editor()->overlayMarks().all().front().line, 2U);
    }

    void goesToALine()
    {
        m_prompts.line = 4;
        QTest::keyClick(editor(), Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(editor()->currentLine(), 3U);
    }

    void opensEachRealFileAndDrawsIt()
    {
        const QDir folder(QStringLiteral(POSTERN_SHARED_DIR "/real-files"));
        if (!folder.exists())
            QSKIP("The real files are not on this machine.");
        for (const QFileInfo &info : folder.entryInfoList({u"*.txt"_s}, QDir::Files)) {
            QVERIFY(m_window->openFile(info.filePath()));
            QVERIFY(!m_window->grab().isNull());
            QCOMPARE(m_window->document().snapshot()->bytes(),
                     readFile(info.filePath()).toStdString());
        }
    }

    void namesEveryWidgetThatTakesTheFocus()
    {
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            const bool isTabStop = (widget->focusPolicy() & Qt::TabFocus) != 0;
            const bool isInner = widget->objectName().startsWith(u"qt_"_s)
                || widget->inherits("QAbstractButton") || widget->focusProxy() != nullptr
                || !widget->isVisible();
            if (isTabStop && !isInner)
                QVERIFY2(!widget->accessibleName().isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                                    + widget->objectName()));
        }
    }

private:
    RobotsEditor *editor() const { return m_window->findChild<RobotsEditor *>(); }
    void trigger(const QString &name) const { m_window->findChild<QAction *>(name)->trigger(); }

    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray readFile(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    QString m_path;
    DiskFileStore m_files;
    SyntaxTheme m_theme{QStringLiteral(POSTERN_RESOURCES)};
    ScriptedPrompts m_prompts;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TstMainWindow)
#include "tst_main_window.moc"
