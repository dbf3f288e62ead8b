// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/record_names.h"

#include <algorithm>
#include <utility>

namespace rep {

namespace {

/// User-agent lines of one group that stand together, and the record that parts them from the ones
/// before.
struct AgentRun {
    std::vector<std::uint32_t> lines;
    std::uint32_t partingRecord = 0; // a line; 0: only empty lines part them
};

/// A comment between two user-agent lines does not look like the end of a group.
std::vector<AgentRun> agentRuns(const RobotsFile &file, const Group &group)
{
    std::vector<AgentRun> runs;
    std::uint32_t before = group.firstLine;
    for (const std::uint32_t line : file.userAgentLines(group)) {
        bool isParted = false;
        std::uint32_t record = 0;
        for (std::uint32_t between = before + 1; between < line; ++between) {
            const LineKind kind = file.lines()[between].kind();
            isParted = isParted || kind != LineKind::Comment;
            if (isRecord(kind))
                record = between;
        }
        if (runs.empty() || isParted)
            runs.push_back({{}, record});
        runs.back().lines.push_back(line);
        before = line;
    }
    return runs;
}

std::vector<std::string> namesOf(const RobotsFile &file, const std::vector<std::uint32_t> &lines)
{
    std::vector<std::string> names;
    for (const std::uint32_t line : lines)
        names.push_back(agentName(file.value(line)));
    return names;
}

/// Whether someone above is not named again below: only they get rules that were not meant for
/// them.
bool joinsSomeone(const std::vector<std::string> &above, const std::vector<std::string> &below)
{
    return std::ranges::any_of(above, [&below](const std::string &name) {
        return std::ranges::find(below, name) == below.end();
    });
}

void addMelt(const CheckContext &context, const Group &group, const AgentRun &above,
             const AgentRun &below, Problems &problems)
{
    const RobotsFile &file = context.file;
    const std::uint32_t line = below.lines.front();
    const auto rules = file.ruleLines(group);
    const bool hasRecord = below.partingRecord != 0;
    Problem problem = makeProblem(
        "group-melts-into-next", context.whole(line),
        {listArgument(namesOf(file, above.lines)), listArgument(namesOf(file, below.lines)),
         std::to_string(rules.size()), ruleArgument(file, rules.front()),
         hasRecord ? std::string(file.key(below.partingRecord)) : std::string()},
        hasRecord ? "" : "empty-line");
    if (!hasRecord)
        problem.severity = Severity::Warning;
    for (const std::uint32_t agent : above.lines)
        problem.related.push_back(context.whole(agent));
    problems.push_back(std::move(problem));
}

} // namespace

void checkMeltingGroups(const CheckContext &context, Problems &problems)
{
    for (const Group &group : context.file.groups()) {
        if (!group.hasRules() || group.userAgentsEnd - group.userAgentsBegin < 2)
            continue;
        const std::vector<AgentRun> runs = agentRuns(context.file, group);
        bool hasEmptyLineMelt = false;
        for (std::size_t i = 1; i < runs.size(); ++i) {
            // A list of crawlers with empty lines between is said once.
            if (runs[i].partingRecord == 0 && std::exchange(hasEmptyLineMelt, true))
                continue;
            if (joinsSomeone(namesOf(context.file, runs[i - 1].lines),
                             namesOf(context.file, runs[i].lines)))
                addMelt(context, group, runs[i - 1], runs[i], problems);
        }
    }
}

} // namespace rep
