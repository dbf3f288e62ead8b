// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace postern {

/// Tells that something happened to a file: it was written, replaced, removed or came back. It may
/// tell without reason; the listener compares the bytes. One fact for a burst of them.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    /// An empty path watches nothing.
    void setPath(const QString &path);

Q_SIGNALS:
    void touched();

private:
    void watch();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_settled;
};

} // namespace postern
