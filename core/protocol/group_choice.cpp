// SPDX-License-Identifier: MIT
#include "core/protocol/group_choice.h"

namespace rep {

namespace {

template<class Predicate>
std::vector<std::uint32_t> groupsWithAgent(const RobotsFile &file, Predicate isWanted)
{
    std::vector<std::uint32_t> found;
    for (const std::uint32_t line : file.userAgentLines()) {
        const std::uint32_t group = file.lines()[line].group();
        if ((found.empty() || found.back() != group) && isWanted(file.value(line)))
            found.push_back(group);
    }
    return found;
}

} // namespace

std::vector<std::uint32_t> wildcardGroups(const RobotsFile &file)
{
    return groupsWithAgent(file, isWildcardAgent);
}

GroupChoice chooseGroups(const RobotsFile &file, const Crawler &crawler)
{
    auto named = groupsWithAgent(
        file, [&crawler](std::string_view value) { return crawler.isNamedBy(value); });
    if (!named.empty())
        return {GroupReason::Named, std::move(named)};
    auto wildcard = wildcardGroups(file);
    if (!wildcard.empty())
        return {GroupReason::Wildcard, std::move(wildcard)};
    return {};
}

} // namespace rep
