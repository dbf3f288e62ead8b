// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/file_store.h"
#include "core/io/file_watch.h"

#include <QObject>
#include <QString>

#include <string>

namespace postern {

class RobotsDocument;

/// The life of a document as a file: where it comes from, what is on disk, and whether that is
/// still so. The document counts as unmodified only after its bytes are on disk; a failed save
/// changes nothing.
class DocumentFile : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    DocumentFile(RobotsDocument &document, FileStore &store, QObject *parent = nullptr);

    /// Empty for a document that was never saved.
    const QString &path() const { return m_path; }
    /// For a person: the name of the file, or "Untitled".
    QString name() const;
    /// What the file held when it was last read or written.
    const std::string &savedBytes() const { return m_savedBytes; }

    /// An empty document without a file.
    void startNew();
    [[nodiscard]] WriteResult open(const QString &path);
    /// To path(), which must not be empty. ChangedOnDisk if another program wrote to the file,
    /// unless told to overwrite that.
    [[nodiscard]] WriteResult save(bool overwriteChanged = false);
    /// The document is that file from then on.
    [[nodiscard]] WriteResult saveAs(const QString &path);
    /// The document stays what it is.
    [[nodiscard]] WriteResult exportCopy(const QString &path) const;
    /// Takes the bytes on disk as one undo step.
    [[nodiscard]] WriteResult reload();

Q_SIGNALS:
    void pathChanged();
    /// The document is another text now, from disk or empty.
    void loaded();
    /// The file holds other bytes than were last read or written.
    void changedOnDisk();
    void removedFromDisk();

private:
    void settle(const QString &path, std::string bytes);
    void compareWithDisk();

    RobotsDocument &m_document;
    FileStore &m_store;
    FileWatch m_watch;
    QString m_path;
    std::string m_savedBytes;
    bool m_isTold = false; // that the file on disk is another
};

} // namespace postern
