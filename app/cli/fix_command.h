// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace postern {

/// `postern fix`: a file without its problems, and what that changes for whom.
Command fixCommand();

} // namespace postern
