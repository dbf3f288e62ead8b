// SPDX-License-Identifier: MIT
#include "core/wording/file_error_text.h"

#include <QCoreApplication>

namespace postern {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("FileErrorText", text);
}

QString sentence(FileError::Kind kind)
{
    switch (kind) {
    case FileError::Kind::NotFound:
        return tr("There is no file %1; check the name.");
    case FileError::Kind::IsFolder:
        return tr("%1 is a folder; name the file in it.");
    case FileError::Kind::NotAFile:
        return tr("%1 is no ordinary file but a pipe or a device; save its text to a file first.");
    case FileError::Kind::NotReadable:
        return tr("%1 cannot be read; check whether you are allowed to.");
    case FileError::Kind::TooLarge:
        return tr("%1 is too large to open: over 256 MiB.");
    case FileError::Kind::NotWritable:
        return tr("%1 cannot be written; check whether you are allowed to, or save under another "
                  "name.");
    case FileError::Kind::NoFolder:
        return tr("The folder of %1 is not there; make it, or save somewhere else.");
    case FileError::Kind::ChangedOnDisk:
        return tr("%1 was changed by another program; save under another name or overwrite it.");
    case FileError::Kind::ShortWrite:
        return tr("%1 could not be written whole, perhaps because the disk is full; what was there "
                  "before is kept. Save somewhere else.");
    case FileError::Kind::Other:
        return tr("%1 could not be read or written; try another place.");
    }
    return {};
}

} // namespace

QString fileErrorSentence(const FileError &error)
{
    return sentence(error.kind).arg(error.path);
}

} // namespace postern
