// SPDX-License-Identifier: MIT
#include "app/cli/start_editor.h"

#include "app/cli/output.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <unistd.h>

#include <vector>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("StartEditor", text);
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

QString findEditor()
{
    const QString name = u"postern-editor"_s;
    const QString beside =
        QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

/// Said here, where it is still about the command that was typed: a misspelt command is taken for a
/// file.
bool checkFiles(const QStringList &files)
{
    for (const QString &file : files) {
        if (file.startsWith(u'-') || QFileInfo::exists(file))
            continue;
        printError(
            file.contains("://"_L1)
                ? tr("%1 is an address; save the file first and open it from there.").arg(file)
                : tr("There is no file %1, nor a command of that name. See postern --help.")
                      .arg(file));
        return false;
    }
    return true;
}

} // namespace

int startEditor(const QStringList &arguments)
{
    if (!checkFiles(arguments))
        return 2;
    const QString editor = findEditor();
    if (editor.isEmpty()) {
        printError(tr("The window is not installed: install postern-editor, or use a command; see "
                      "postern --help."));
        return 2;
    }
    if (!hasDisplay()) {
        printError(tr("There is no display to open the window on; postern report FILE answers "
                      "without one."));
        return 2;
    }
    std::vector<QByteArray> words{QFile::encodeName(editor)};
    for (const QString &argument : arguments)
        words.push_back(QFile::encodeName(argument));
    std::vector<char *> pointers;
    for (QByteArray &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers.front(), pointers.data());
    printError(tr("The window could not be started: %1 does not run.").arg(editor));
    return 2;
}

} // namespace postern
