// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace postern {

/// `postern report`: each line with its group and crawlers, who is released, totals.
Command reportCommand();

} // namespace postern
