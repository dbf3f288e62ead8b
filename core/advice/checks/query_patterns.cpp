// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/pattern_shape.h"

#include <algorithm>

namespace rep {

/// A parameter that is blocked only where it comes first.
void checkQueryPatterns(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    for (const Group &group : file.groups()) {
        const auto rules = file.ruleLines(group);
        const auto hasPattern = [&file, rules](std::string_view part) {
            return std::ranges::any_of(rules, [&file, part](std::uint32_t line) {
                return file.value(line).find(part) != std::string_view::npos;
            });
        };
        constexpr int kMostSaid = 50; // each looks through all rules of the group
        int said = 0;
        for (const std::uint32_t line : rules) {
            const std::string_view value = file.value(line);
            if (file.lines()[line].kind() != LineKind::Disallow || value.find('?') == value.npos)
                continue;
            const std::string twin = ampersandTwin(value);
            if (twin.empty())
                continue;
            const std::string_view parameter = std::string_view(twin).substr(twin.find('&'));
            const std::string anywhere = '*' + std::string(parameter.substr(1));
            if (++said > kMostSaid)
                break;
            if (!hasPattern(parameter) && !hasPattern(anywhere))
                problems.push_back(
                    makeProblem("query-misses-ampersand", file.lines()[line].value(),
                                {std::string(value), twin, std::string(parameter.substr(1)),
                                 groupArgument(context, file.lines()[line].group())}));
        }
    }
}

} // namespace rep
