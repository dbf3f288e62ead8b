// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include <algorithm>

namespace rep {

void checkNoRules(const CheckContext &context, Problems &problems)
{
    if (!context.file.ruleLines().empty())
        return;
    const bool isEmpty = std::ranges::all_of(
        context.file.lines(), [](const Line &line) { return line.kind() == LineKind::Empty; });
    const bool hasStray = std::ranges::any_of(context.file.lines(),
                                              [](const Line &line) { return isRule(line.kind()); });
    if (!hasStray)
        problems.push_back(
            makeProblem("no-rules", context.line(0).text(), {}, isEmpty ? "empty" : ""));
}

} // namespace rep
