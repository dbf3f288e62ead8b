// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include <algorithm>

namespace rep {

/// `Disallow:` with nothing, beside rules that have a path.
void checkEmptyRules(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    for (std::uint32_t group = 0; group < file.groups().size(); ++group) {
        const auto rules = file.ruleLines(file.groups()[group]);
        const auto closing = std::ranges::find_if(rules, [&file](std::uint32_t line) {
            return file.lines()[line].kind() == LineKind::Disallow && !file.value(line).empty();
        });
        if (closing == rules.end())
            continue;
        for (const std::uint32_t line : rules) {
            if (!file.value(line).empty())
                continue;
            Problem problem = makeProblem("empty-disallow-beside-others", context.whole(line),
                                          {ruleArgument(file, line), ruleArgument(file, *closing),
                                           lineArgument(*closing), groupArgument(context, group)},
                                          file.lines()[line].kind() == LineKind::Allow ? "allow"
                                              : line < *closing                        ? ""
                                                                                       : "after");
            if (problem.form != "")
                problem.severity = Severity::Note;
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace rep
