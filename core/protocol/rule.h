// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/group_choice.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// One rule of one crawler, ready to be compared.
struct Rule {
    std::string_view pattern; // normalised
    std::uint32_t line = 0;
    bool isAllow = false;
    /// The pattern is not the line's own but the folder of its index page (Google only).
    bool isFolderOfIndexPage = false;

    std::uint32_t length() const { return static_cast<std::uint32_t>(pattern.size()); }

    /// Of the rules that match, the one with the highest rank decides: the longest (RFC 9309 2.2.2,
    /// most octets), Allow before Disallow, then the first. No two rules of a crawler have one
    /// rank, but for a rule and the folder of its index page, which differ in length.
    std::uint64_t rank() const
    {
        return std::uint64_t{length()} << 33 | std::uint64_t{isAllow} << 32 | (0xFFFFFFFFU - line);
    }
};

/// All rules that a crawler reads, in the order of the file, and why these. Views bytes of the
/// file, which must outlive it.
class CrawlerRules {
public:
    /// Linear in user-agent lines and in the size of the rules.
    static CrawlerRules collect(const RobotsFile &file, const Crawler &crawler, Reading reading);
    /// The rules of the `*` groups alone, whoever reads them.
    static CrawlerRules collectWildcard(const RobotsFile &file, Reading reading);

    // Rules view strings kept here: they stay where they are when all is moved, not when copied.
    CrawlerRules(CrawlerRules &&) = default;
    CrawlerRules &operator=(CrawlerRules &&) = default;

    const GroupChoice &choice() const { return m_choice; }
    const std::vector<Rule> &rules() const { return m_rules; }
    Reading reading() const { return m_reading; }

private:
    CrawlerRules(const RobotsFile &file, GroupChoice choice, Reading reading);
    void add(std::string_view value, std::uint32_t line, bool isAllow);

    GroupChoice m_choice;
    std::vector<Rule> m_rules;
    // Normalised patterns that differ from the file's bytes; a deque, so that views stay.
    std::deque<std::string> m_normalised;
    Reading m_reading;
};

} // namespace rep
