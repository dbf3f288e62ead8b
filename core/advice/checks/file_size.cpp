// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/line_role.h"

namespace rep {

void checkFileSize(const CheckContext &context, Problems &problems)
{
    const RobotsFile &file = context.file;
    if (file.bytes().size() <= kCrawlerSizeLimit)
        return;
    const std::uint32_t first = file.lineAt({kCrawlerSizeLimit});
    std::size_t lostRules = 0;
    for (const std::uint32_t line : file.ruleLines())
        lostRules += line >= first ? 1 : 0;
    const Line &line = file.lines()[first];
    problems.push_back(makeProblem(
        "file-too-large", line.text(),
        {std::to_string(file.bytes().size()), lineArgument(first), std::to_string(lostRules)}));
}

} // namespace rep
