// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace postern {

/// `postern lint`: the problems of files.
Command lintCommand();

} // namespace postern
