// SPDX-License-Identifier: MIT
#include "core/advice/find_problems.h"

#include "core/advice/checks/checks.h"
#include "core/advice/suppression.h"

#include <algorithm>
#include <tuple>

namespace rep {

namespace {

void sortByPlace(Problems &problems)
{
    std::ranges::stable_sort(problems, [](const Problem &left, const Problem &right) {
        return std::tuple(left.span.begin, left.severity, left.id)
            < std::tuple(right.span.begin, right.severity, right.id);
    });
}

} // namespace

std::vector<Problem> findProblems(const Snapshot &snapshot, const Catalogue &catalogue,
                                  const DirectiveCatalogue &directives,
                                  const ProblemOptions &options)
{
    const FileFormat format = detectFileFormat(snapshot.bytes());
    const CheckContext context{snapshot,  snapshot.file(), format,
                               catalogue, directives,      options.budget};
    Problems problems;
    checkFileKind(context, problems);
    // A page or a binary has no lines worth a word.
    const bool isOtherText = !problems.empty() && problems.front().form != "partly";
    for (const Check &check : allChecks())
        if (!isOtherText && (options.withSearches || !check.searches) && !context.isStopped())
            check.run(context, problems);
    const Suppressions suppressions(snapshot.file());
    std::erase_if(problems, [&](const Problem &problem) {
        return suppressions.covers(problem.id, snapshot.file().lineAt(problem.span.begin));
    });
    suppressions.addUnknownIds(problems);
    sortByPlace(problems);
    return problems;
}

} // namespace rep
