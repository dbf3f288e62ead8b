// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/text/ascii.h"

namespace rep {

/// `/a#b`: the comment begins in what looks like a path.
void checkCutPaths(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.ruleLines()) {
        const Line &line = context.line(index);
        if (!line.hasComment() || line.value().isEmpty() || line.value().end != line.comment().begin
            || line.comment().size() < 2)
            continue;
        const std::string_view comment = context.bytes(line.comment());
        // `/a/# text` and `/a#text of a comment` are comments without a space before.
        const bool isSentence = comment.find_first_of(" \t") != comment.npos;
        if (comment[1] == '#' || isSentence)
            continue;
        problems.push_back(
            makeProblem("comment-cuts-path", line.comment(),
                        {std::string(context.file.value(index)),
                         std::string(context.file.value(index)) + std::string(comment)}));
    }
}

} // namespace rep
