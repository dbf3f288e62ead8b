// SPDX-License-Identifier: MIT
#include "core/io/disk_file_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <sys/stat.h>
#include <unistd.h>

namespace postern {

namespace {

using Kind = FileError::Kind;

/// What is at a path, before it is opened: opening a pipe would wait for its other end.
std::optional<FileError> checkTarget(const QFileInfo &info, const QString &path)
{
    if (info.isDir())
        return FileError{Kind::IsFolder, path, {}};
    if (info.exists() && !info.isFile())
        return FileError{Kind::NotAFile, path, {}};
    return std::nullopt;
}

/// Whether a new file in the place of the old one would not be the same to others.
bool mustWriteInPlace(const QFileInfo &target)
{
    if (!target.exists())
        return false;
    struct stat status = {};
    if (::stat(QFile::encodeName(target.filePath()).constData(), &status) != 0)
        return false;
    const bool hasOtherNames = status.st_nlink > 1;
    const bool isOthers = status.st_uid != ::geteuid();
    const bool takesNoNewFile = !QFileInfo(target.path()).isWritable();
    return hasOtherNames || isOthers || takesNoNewFile;
}

bool writeAll(QIODevice &device, std::string_view bytes)
{
    // On a full disk a short write is no error to Qt, so the count must be looked at.
    const auto size = static_cast<qint64>(bytes.size());
    return device.write(bytes.data(), size) == size;
}

WriteResult replaceFile(const QString &path, std::string_view bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return FileError{Kind::NotWritable, path, file.errorString()};
    if (!writeAll(file, bytes)) {
        file.cancelWriting();
        return FileError{Kind::ShortWrite, path, file.errorString()};
    }
    if (!file.commit())
        return FileError{Kind::Other, path, file.errorString()};
    return std::nullopt;
}

WriteResult overwriteFile(const QString &path, std::string_view bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return FileError{Kind::NotWritable, path, file.errorString()};
    const QByteArray before = file.readAll();
    QTemporaryFile copy;
    const std::string_view old(before.constData(), static_cast<std::size_t>(before.size()));
    if (!copy.open() || !writeAll(copy, old) || !copy.flush())
        return FileError{Kind::ShortWrite, path, copy.errorString()};
    if (file.seek(0) && writeAll(file, bytes) && file.flush() && ::fsync(file.handle()) == 0
        && file.resize(static_cast<qint64>(bytes.size())))
        return std::nullopt;
    const QString systemText = file.errorString();
    const bool isRestored = file.seek(0) && writeAll(file, old) && file.flush()
        && file.resize(static_cast<qint64>(old.size()));
    copy.setAutoRemove(isRestored);
    return FileError{Kind::ShortWrite, path, systemText};
}

} // namespace

WriteResult FileStore::writeIfUnchanged(const QString &path, std::string_view bytes,
                                        std::string_view expected)
{
    ReadResult now = read(path, kMaxOpenBytes);
    const bool isGone = !now.isOk() && now.error().kind == Kind::NotFound;
    if (!isGone && (!now.isOk() || now.bytes() != expected))
        return FileError{Kind::ChangedOnDisk, path, {}};
    return write(path, bytes);
}

ReadResult DiskFileStore::read(const QString &path, std::uint64_t maxBytes) const
{
    const QFileInfo info(path);
    if (!info.exists())
        return FileError{Kind::NotFound, path, {}};
    if (const auto error = checkTarget(info, path))
        return *error;
    if (static_cast<std::uint64_t>(info.size()) > maxBytes)
        return FileError{Kind::TooLarge, path, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return FileError{Kind::NotReadable, path, file.errorString()};
    std::string bytes;
    bytes.resize(static_cast<std::size_t>(file.size()));
    const qint64 count = file.read(bytes.data(), static_cast<qint64>(bytes.size()));
    if (count < 0)
        return FileError{Kind::NotReadable, path, file.errorString()};
    bytes.resize(static_cast<std::size_t>(count));
    const QByteArray rest = file.readAll(); // it may have grown, or have no size, as in /proc
    bytes.append(rest.constData(), static_cast<std::size_t>(rest.size()));
    return bytes;
}

WriteResult DiskFileStore::write(const QString &path, std::string_view bytes)
{
    const QFileInfo info(path);
    if (const auto error = checkTarget(info, path))
        return error;
    if (!QFileInfo(info.absolutePath()).isDir())
        return FileError{Kind::NoFolder, path, {}};
    if (info.isSymLink() && !info.exists() && info.symLinkTarget() == info.absoluteFilePath())
        return FileError{Kind::NotAFile, path, {}};
    const QString target = info.exists() ? info.canonicalFilePath() : path;
    if (info.exists() && !info.isWritable())
        return FileError{Kind::NotWritable, path, {}};
    return mustWriteInPlace(QFileInfo(target)) ? overwriteFile(target, bytes)
                                               : replaceFile(target, bytes);
}

} // namespace postern
