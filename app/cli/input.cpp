// SPDX-License-Identifier: MIT
#include "app/cli/input.h"

#include "app/cli/output.h"
#include "core/io/disk_file_store.h"
#include "core/wording/file_error_text.h"

#include <QFile>

#include <cstdio>

namespace postern {

using namespace Qt::StringLiterals;

std::optional<std::string> readInput(const QString &path)
{
    if (path == "-"_L1) {
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return std::string();
        return input.readAll().toStdString();
    }
    ReadResult result = DiskFileStore().read(path, kMaxOpenBytes);
    if (result.isOk())
        return std::move(result.bytes());
    printError(fileErrorSentence(result.error()));
    return std::nullopt;
}

} // namespace postern
