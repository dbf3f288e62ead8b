// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/pattern_shape.h"

namespace rep {

void checkPatternSymbols(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.ruleLines()) {
        const std::string_view value = context.file.value(index);
        if (value.find_first_of("*$") == value.npos)
            continue;
        const ByteSpan span = context.line(index).value();
        const std::size_t dollar = value.find('$');
        if (dollar != value.npos && dollar + 1 != value.size()) {
            const ByteOffset at = span.begin + static_cast<std::uint32_t>(dollar);
            Problem problem = makeProblem("dollar-not-at-end", {at, at + 1}, {std::string(value)});
            // Some sites have a dollar sign in their addresses: `/cgi-bin/$NAME`.
            constexpr std::string_view kAfterAnEnd = "/*?&$| ";
            if (kAfterAnEnd.find(value[dollar + 1]) == kAfterAnEnd.npos)
                problem.severity = Severity::Note;
            problems.push_back(std::move(problem));
        }
        if (matchesEveryPath(value)) {
            if (value != "/")
                problems.push_back(makeProblem("star-is-root", span, {std::string(value)}));
        } else if (const std::string_view bare = withoutNeedlessStar(value);
                   bare.size() < value.size()) {
            const ByteOffset at = span.begin + static_cast<std::uint32_t>(bare.size());
            problems.push_back(makeProblem("needless-star", {at, span.end},
                                           {std::string(value), std::string(bare)}));
        }
    }
}

} // namespace rep
