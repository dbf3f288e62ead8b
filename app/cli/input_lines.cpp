// SPDX-License-Identifier: MIT
#include "app/cli/input_lines.h"

#include "app/cli/output.h"
#include "core/text/ascii.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <string>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPieceBytes = 1 << 18;

std::string_view trimmed(std::string_view line)
{
    while (!line.empty() && rep::isAsciiSpace(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && rep::isAsciiSpace(line.back()))
        line.remove_suffix(1);
    return line;
}

void takeLine(std::string_view line, const std::function<void(std::string_view)> &take)
{
    if (const std::string_view text = trimmed(line); !text.empty())
        take(text);
}

/// Takes the whole lines of `pending` and keeps the rest.
void takeLines(std::string &pending, const std::function<void(std::string_view)> &take)
{
    const std::string_view text = pending;
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos;
         end = text.find('\n', begin)) {
        takeLine(text.substr(begin, end - begin), take);
        begin = end + 1;
    }
    pending.erase(0, begin);
}

bool open(QFile &file, const QString &path)
{
    if (path == "-"_L1)
        return file.open(stdin, QIODevice::ReadOnly);
    file.setFileName(path);
    return !QFileInfo(path).isDir() && file.open(QIODevice::ReadOnly);
}

} // namespace

bool forEachLine(const QString &path, const std::function<void(std::string_view)> &take)
{
    QFile file;
    if (!open(file, path)) {
        printError(QCoreApplication::translate("InputLines",
                                               "%1 cannot be read; check "
                                               "its name and whether you may read it.")
                       .arg(path));
        return false;
    }
    std::string pending;
    while (true) {
        const std::size_t kept = pending.size();
        pending.resize(kept + kPieceBytes);
        const qint64 count = file.read(pending.data() + kept, kPieceBytes);
        pending.resize(kept + static_cast<std::size_t>(std::max<qint64>(count, 0)));
        if (count <= 0)
            break;
        takeLines(pending, take);
    }
    takeLine(pending, take);
    return true;
}

} // namespace postern
