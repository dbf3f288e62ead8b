// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    return postern::runProgram(QCoreApplication::arguments().sliced(1));
}
