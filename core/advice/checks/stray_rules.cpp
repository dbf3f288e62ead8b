// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

namespace rep {

/// Rules before any user-agent line. They all stand before the first group, and are said once.
void checkStrayRules(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    const std::uint32_t end = file.userAgentLines().empty()
        ? static_cast<std::uint32_t>(file.lines().size())
        : file.userAgentLines().front();
    std::vector<std::uint32_t> stray;
    for (std::uint32_t line = 0; line < end; ++line)
        if (isRule(file.lines()[line].kind()))
            stray.push_back(line);
    if (stray.empty())
        return;
    const bool hasGroup = !file.groups().empty();
    Problem problem = makeProblem("rule-before-user-agent", context.whole(stray.front()),
                                  {std::to_string(stray.size()), ruleArgument(file, stray.front()),
                                   hasGroup ? lineArgument(end) : std::string()},
                                  hasGroup ? "" : "no-group");
    for (const std::uint32_t line : stray)
        problem.related.push_back(context.whole(line));
    problems.push_back(std::move(problem));
}

} // namespace rep
