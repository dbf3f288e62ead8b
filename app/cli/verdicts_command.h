// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace postern {

/// `postern verdicts`: answers recorded cases, so that any reader can be held against this one.
Command verdictsCommand();

} // namespace postern
