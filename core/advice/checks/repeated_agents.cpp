// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/text/ascii.h"

#include <string>
#include <unordered_map>

namespace rep {

void checkRepeatedAgents(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    for (const Group &group : file.groups()) {
        if (group.userAgentsEnd - group.userAgentsBegin < 2)
            continue;
        std::unordered_map<std::string, std::uint32_t> firstLine;
        for (const std::uint32_t line : file.userAgentLines(group)) {
            // Two official names may be read as one token: compare what is written.
            const auto [first, isNew] = firstLine.try_emplace(toAsciiLower(file.value(line)), line);
            if (isNew || file.value(line).empty())
                continue;
            Problem problem =
                makeProblem("crawler-repeated-in-group", context.whole(line),
                            {std::string(file.value(line)), lineArgument(first->second)});
            problem.related.push_back(context.whole(first->second));
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace rep
