// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace postern {

/// `postern test`: URLs against crawlers.
Command testCommand();

} // namespace postern
