// SPDX-License-Identifier: MIT
#include "core/io/file_watch.h"

#include <QFileInfo>

namespace postern {

namespace {

constexpr int kSettleMilliseconds = 200;

} // namespace

FileWatch::FileWatch(QObject *parent) : QObject(parent)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettleMilliseconds);
    const auto settle = [this] { m_settled.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    // The folder tells when a file is replaced or comes back; the file itself is then unwatched.
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settled, &QTimer::timeout, this, [this] {
        watch();
        Q_EMIT touched();
    });
}

void FileWatch::setPath(const QString &path)
{
    m_path = path;
    m_settled.stop();
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    watch();
}

void FileWatch::watch()
{
    if (m_path.isEmpty())
        return;
    const QFileInfo info(m_path);
    const QString folder = info.absolutePath();
    if (!m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
    if (info.exists() && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
}

} // namespace postern
