// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

/// Whether each word of the value could be a path of its own.
bool isListOfPaths(std::string_view value)
{
    bool isWordStart = true;
    for (const char c : value) {
        if (isWordStart && c != '/' && c != '*' && !isAsciiSpace(c))
            return false;
        isWordStart = isAsciiSpace(c);
    }
    return true;
}

bool holdsDirective(std::string_view value)
{
    return value.find(':') != value.npos
        && std::ranges::any_of(value.substr(value.find_first_of(" \t")), isAsciiLetter);
}

} // namespace

void checkPatternSpaces(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.ruleLines()) {
        const std::string_view value = context.file.value(index);
        const std::size_t space = value.find_first_of(" \t");
        if (space == value.npos || (value[0] != '/' && value[0] != '*') || holdsDirective(value))
            continue;
        const std::string group = groupArgument(context, context.line(index).group());
        const bool isList = isListOfPaths(value);
        std::string encoded;
        for (const char c : value)
            encoded += c == ' ' ? "%20" : std::string(1, c);
        problems.push_back(
            makeProblem(isList ? "several-paths" : "pattern-has-space", context.line(index).value(),
                        {std::string(value), encoded, group, std::string(value.substr(0, space))}));
    }
}

} // namespace rep
