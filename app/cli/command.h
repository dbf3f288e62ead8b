// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace postern {

/// What the program says to the shell.
enum class ExitStatus : int {
    Yes = 0, // done; for a test: allowed
    No = 1, // done, and the answer is no; for a test: blocked
    CouldNotBeDone = 2,
};

/// One subcommand.
struct Command {
    QString name;
    QString summary; // one line, for the list in --help
    ExitStatus (*run)(const QStringList &arguments); // the ones after the name
};

} // namespace postern
