// SPDX-License-Identifier: MIT
#include "app/cli/lint_output.h"

namespace postern {

std::unique_ptr<LintOutput> makeLintSarif()
{
    return makeLintJson();
}

} // namespace postern
