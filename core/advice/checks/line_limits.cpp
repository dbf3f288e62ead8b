// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

namespace rep {

void checkLineLimits(const CheckContext &context, Problems &problems)
{
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        const Line &line = context.line(index);
        if (!line.isCut() && !line.hasNul())
            continue;
        const ByteSpan lost{line.readText().end, line.text().end};
        // What is lost of a comment means nothing to crawlers.
        const bool isHarmless = line.hasComment();
        Problem problem = makeProblem(line.hasNul() ? "nul-byte" : "line-too-long", lost,
                                      {lineArgument(index), std::to_string(lost.size())},
                                      isHarmless ? "comment" : "");
        if (isHarmless)
            problem.severity = Severity::Note;
        problems.push_back(std::move(problem));
    }
}

} // namespace rep
