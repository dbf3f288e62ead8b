// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace rep {

/// One group: user-agent lines that gather until a rule has been seen, and all up to the next
/// user-agent line after that (RFC 9309 2.1, 2.2.1). Nothing else ends it: no empty line, no
/// comment, no other record.
struct Group {
    std::uint32_t firstLine = 0; // its first user-agent line
    std::uint32_t lastLine = 0; // its last record
    // Half-open ranges of RobotsFile::userAgentLines() and RobotsFile::ruleLines().
    std::uint32_t userAgentsBegin = 0;
    std::uint32_t userAgentsEnd = 0;
    std::uint32_t rulesBegin = 0;
    std::uint32_t rulesEnd = 0;

    bool hasRules() const { return rulesBegin != rulesEnd; }
};

/// A robots.txt as it is read: lines, groups, and which lines are user agents and rules. The lines
/// are the same in both readings. Immutable. It keeps a view of the bytes, which must outlive it.
class RobotsFile {
public:
    /// Reads any bytes; never fails. Linear; what lies beyond kMaxFileBytes is left out.
    static RobotsFile parse(std::string_view bytes);

    std::string_view bytes() const { return m_bytes; }
    /// At least one: an empty file has an empty line. Lines of people count from 1, these from 0.
    const std::vector<Line> &lines() const { return m_lines; }
    const std::vector<Group> &groups() const { return m_groups; }
    /// Indices into lines(), ascending.
    const std::vector<std::uint32_t> &userAgentLines() const { return m_userAgentLines; }
    /// Indices into lines(), ascending: the Allow and Disallow lines that belong to a group.
    const std::vector<std::uint32_t> &ruleLines() const { return m_ruleLines; }

    std::span<const std::uint32_t> userAgentLines(const Group &group) const;
    std::span<const std::uint32_t> ruleLines(const Group &group) const;
    std::string_view key(std::uint32_t line) const { return slice(m_bytes, m_lines[line].key()); }
    std::string_view value(std::uint32_t line) const
    {
        return slice(m_bytes, m_lines[line].value());
    }
    /// The line that holds `offset`; the last one for the end of the file and beyond. Logarithmic.
    std::uint32_t lineAt(ByteOffset offset) const;

private:
    friend class FileBuilder;

    std::string_view m_bytes;
    std::vector<Line> m_lines;
    std::vector<Group> m_groups;
    std::vector<std::uint32_t> m_userAgentLines;
    std::vector<std::uint32_t> m_ruleLines;
};

} // namespace rep
