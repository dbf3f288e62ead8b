// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/file_error.h"

#include <QObject>
#include <QStringList>

class QAction;
class QMenu;

namespace postern {

class DocumentFile;
class Prompts;
class RobotsDocument;

/// What is done with the file: new, open, save, export. Asks before changes would be lost, and
/// tells what failed.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    FileActions(RobotsDocument &document, DocumentFile &file, Prompts &prompts,
                QObject *parent = nullptr);

    void addTo(QMenu *menu);

    /// Saves or drops changes as the person says. False if it is to stay as it is.
    bool mayLoseDocument();
    /// Asks for changes first. False if the file was not opened.
    bool open(const QString &path);
    bool save();
    bool saveAs();
    void newFile();
    void exportCopy();

    QStringList recentFiles() const { return m_recent; }
    void setRecentFiles(const QStringList &paths);

Q_SIGNALS:
    void quitRequested();
    /// For the status bar.
    void done(const QString &sentence);

private:
    void createActions();
    void chooseAndOpen();
    bool tellFailure(const QString &title, const WriteResult &result);
    bool finishSave(const WriteResult &result);
    void remember(const QString &path);
    void fillRecentMenu();

    RobotsDocument &m_document;
    DocumentFile &m_file;
    Prompts &m_prompts;
    QAction *m_new = nullptr;
    QAction *m_open = nullptr;
    QAction *m_save = nullptr;
    QAction *m_saveAs = nullptr;
    QAction *m_export = nullptr;
    QAction *m_quit = nullptr;
    QMenu *m_recentMenu = nullptr;
    QStringList m_recent;
};

} // namespace postern
