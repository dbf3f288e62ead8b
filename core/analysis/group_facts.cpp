// SPDX-License-Identifier: MIT
#include "core/analysis/group_facts.h"

namespace rep {

namespace {

std::vector<std::uint32_t> findMeltLines(const RobotsFile &file, const Group &group)
{
    std::vector<std::uint32_t> found;
    for (const std::uint32_t line : file.userAgentLines(group)) {
        if (line == group.firstLine)
            continue;
        // A comment between two agents does not look like the end of a group.
        std::uint32_t before = line - 1;
        while (before > group.firstLine && file.lines()[before].kind() == LineKind::Comment)
            --before;
        if (file.lines()[before].kind() != LineKind::UserAgent)
            found.push_back(line);
    }
    return found;
}

} // namespace

GroupFacts groupFacts(const Snapshot &snapshot, std::uint32_t group)
{
    const NamedCrawlers &named = snapshot.namedCrawlers();
    GroupFacts facts;
    facts.hasWildcard = named.hasWildcard(group);
    for (const std::uint32_t crawler : named.crawlersOf(group))
        facts.crawlers.push_back(named.crawlers()[crawler].token);
    facts.mergedWith = named.mergedWith(group);
    facts.meltLines = findMeltLines(snapshot.file(), snapshot.file().groups()[group]);
    return facts;
}

} // namespace rep
