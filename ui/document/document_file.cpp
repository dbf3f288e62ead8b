// SPDX-License-Identifier: MIT
#include "ui/document/document_file.h"

#include "ui/document/robots_document.h"

#include <QFileInfo>

namespace postern {

DocumentFile::DocumentFile(RobotsDocument &document, FileStore &store, QObject *parent)
    : QObject(parent), m_document(document), m_store(store)
{
    connect(&m_watch, &FileWatch::touched, this, &DocumentFile::compareWithDisk);
}

QString DocumentFile::name() const
{
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName();
}

void DocumentFile::startNew()
{
    m_document.load({});
    settle({}, {});
    Q_EMIT loaded();
}

WriteResult DocumentFile::open(const QString &path)
{
    ReadResult result = m_store.read(path, kMaxOpenBytes);
    if (!result.isOk())
        return result.error();
    m_document.load(result.bytes());
    settle(QFileInfo(path).absoluteFilePath(), std::move(result.bytes()));
    Q_EMIT loaded();
    return std::nullopt;
}

WriteResult DocumentFile::save(bool overwriteChanged)
{
    const std::string &bytes = m_document.snapshot()->bytes();
    WriteResult result = overwriteChanged ? m_store.write(m_path, bytes)
                                          : m_store.writeIfUnchanged(m_path, bytes, m_savedBytes);
    if (!result) {
        settle(m_path, bytes);
        m_document.setModified(false);
    }
    return result;
}

WriteResult DocumentFile::saveAs(const QString &path)
{
    const std::string &bytes = m_document.snapshot()->bytes();
    WriteResult result = m_store.write(path, bytes);
    if (!result) {
        settle(QFileInfo(path).absoluteFilePath(), bytes);
        m_document.setModified(false);
    }
    return result;
}

WriteResult DocumentFile::exportCopy(const QString &path) const
{
    return m_store.write(path, m_document.snapshot()->bytes());
}

WriteResult DocumentFile::reload()
{
    ReadResult result = m_store.read(m_path, kMaxOpenBytes);
    if (!result.isOk())
        return result.error();
    m_document.replaceAll(result.bytes());
    settle(m_path, std::move(result.bytes()));
    m_document.setModified(false);
    return std::nullopt;
}

void DocumentFile::settle(const QString &path, std::string bytes)
{
    m_savedBytes = std::move(bytes);
    m_isTold = false;
    m_watch.setPath(path);
    if (path == m_path)
        return;
    m_path = path;
    Q_EMIT pathChanged();
}

void DocumentFile::compareWithDisk()
{
    if (m_path.isEmpty())
        return;
    ReadResult now = m_store.read(m_path, kMaxOpenBytes);
    if (now.isOk() && now.bytes() == m_savedBytes) {
        m_isTold = false;
        return;
    }
    if (m_isTold)
        return;
    m_isTold = true;
    if (!now.isOk() && now.error().kind == FileError::Kind::NotFound)
        Q_EMIT removedFromDisk();
    else
        Q_EMIT changedOnDisk();
}

} // namespace postern
