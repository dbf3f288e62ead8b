// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/edit_distance.h"
#include "core/advice/written_key.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

namespace rep {

namespace {

/// Keys with odd characters are checkCharacters()' to say.
void checkOther(const CheckContext &context, std::uint32_t index, Problems &problems)
{
    const std::string_view key = context.file.key(index);
    if (context.directives.find(key) != nullptr)
        return;
    const std::string folded = foldedToAscii(key);
    if (folded != key && exactKey(folded))
        return;
    const auto meant = meantKey(folded);
    if (!meant)
        return;
    const bool isRuleOrAgent = isRule(meant->kind) || meant->kind == LineKind::UserAgent;
    Problem problem = makeProblem(
        "misspelt-directive", context.line(index).key(),
        {std::string(key), std::string(meant->name), std::string(context.file.value(index))},
        meant->kind == LineKind::UserAgent ? "user-agent"
            : isRuleOrAgent                ? ""
                                           : "other");
    if (!isRuleOrAgent)
        problem.severity = Severity::Warning;
    problems.push_back(std::move(problem));
}

} // namespace

void checkSpelling(const CheckContext &context, Problems &problems)
{
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        const Line &line = context.line(index);
        if (line.kind() == LineKind::OtherRecord) {
            checkOther(context, index, problems);
            continue;
        }
        if (!line.isMisspelt() && !line.hasLongerKey())
            continue;
        const std::string_view key = context.file.key(index);
        const bool isKnown = context.directives.find(key) != nullptr && !line.isMisspelt();
        if (line.hasLongerKey() && hasNonAscii(key))
            continue;
        const std::string_view id =
            line.hasLongerKey() ? "key-read-by-prefix" : "misspelt-directive-read";
        problems.push_back(makeProblem(id, line.key(),
                                       {std::string(key), std::string(properName(line.kind())),
                                        std::string(context.file.value(index))},
                                       isKnown && line.hasLongerKey() ? "known" : ""));
    }
}

} // namespace rep
