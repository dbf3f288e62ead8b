// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include "app/cli/command.h"
#include "app/cli/fix_command.h"
#include "app/cli/lint_command.h"
#include "app/cli/output.h"
#include "app/cli/report_command.h"
#include "app/cli/start_editor.h"
#include "app/cli/test_command.h"
#include "app/cli/verdicts_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Program", text);
}

std::vector<Command> commands()
{
    return {reportCommand(), testCommand(), lintCommand(), fixCommand(), verdictsCommand()};
}

QString helpText()
{
    QString help = tr("Postern shows what a robots.txt does.\n"
                      "\n"
                      "Usage: postern [FILE]           open the window\n"
                      "       postern COMMAND …        answer on the command line\n"
                      "\n"
                      "Commands:\n");
    for (const Command &command : commands())
        help += u"  "_s + command.name.leftJustified(12) + command.summary + u'\n';
    return help
        + tr("\n"
             "Options:\n"
             "  --help      Show this help; postern COMMAND --help shows that of a command.\n"
             "  --version   Show the version.\n"
             "\n"
             "Exit status: 0 done (a test: allowed), 1 the answer is no (a test: blocked),\n"
             "2 it could not be done.\n");
}

int runOption(const QString &option)
{
    if (option == "--help"_L1 || option == "-h"_L1) {
        printText(helpText());
        return 0;
    }
    if (option == "--version"_L1 || option == "-v"_L1) {
        printText(u"postern " POSTERN_VERSION "\n"_s);
        return 0;
    }
    printError(tr("There is no option %1. See postern --help.").arg(option));
    return 2;
}

} // namespace

int runProgram(const QStringList &arguments)
{
    const QString first = arguments.value(0);
    const std::vector<Command> all = commands();
    const auto command = std::find_if(all.begin(), all.end(), [&first](const Command &candidate) {
        return candidate.name == first;
    });
    if (command != all.end())
        return static_cast<int>(command->run(arguments.sliced(1)));
    if (first.startsWith(u'-') && first != "-"_L1 && first != "--"_L1)
        return runOption(first);
    return startEditor(first == "--"_L1 ? arguments.sliced(1) : arguments);
}

} // namespace postern
