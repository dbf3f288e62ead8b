// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace postern {

/// Runs the command line `postern`: `arguments` are those after the program's name. Gives the exit
/// status.
int runProgram(const QStringList &arguments);

} // namespace postern
