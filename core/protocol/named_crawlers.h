// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/robots_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rep {

/// A crawler that some user-agent line of the file names.
struct NamedCrawler {
    std::string_view token; // as its first line writes it; empty for a value without a token
    std::vector<std::uint32_t> lines; // its user-agent lines, ascending
    std::vector<std::uint32_t> groups; // the groups that name it, ascending
};

/// Who is named where in a file: each product token once, without case, in the order of the file.
/// Views bytes of the file, which must outlive it. Linear in user-agent lines to make.
class NamedCrawlers {
public:
    explicit NamedCrawlers(const RobotsFile &file);

    const std::vector<NamedCrawler> &crawlers() const { return m_crawlers; }
    /// The groups with a `*` line, ascending.
    const std::vector<std::uint32_t> &wildcardGroups() const { return m_wildcardGroups; }
    /// The crawlers a group names: indices into crawlers().
    const std::vector<std::uint32_t> &crawlersOf(std::uint32_t group) const
    {
        return m_ofGroup[group];
    }
    bool hasWildcard(std::uint32_t group) const;
    /// The other groups that share a crawler with this one, ascending; two `*` groups share too.
    std::vector<std::uint32_t> mergedWith(std::uint32_t group) const;
    const NamedCrawler *find(std::string_view token) const;

private:
    void addAgent(const RobotsFile &file, std::uint32_t line);

    std::vector<NamedCrawler> m_crawlers;
    std::unordered_map<std::string, std::uint32_t> m_byToken; // lower case
    std::vector<std::uint32_t> m_wildcardGroups;
    std::vector<std::vector<std::uint32_t>> m_ofGroup;
};

} // namespace rep
