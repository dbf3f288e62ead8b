// SPDX-License-Identifier: MIT
#include "core/protocol/robots_file.h"

#include "core/protocol/line_reader.h"
#include "core/text/file_format.h"
#include "core/text/line_scanner.h"

#include <algorithm>

namespace rep {

namespace {

// A guess that saves most files a second allocation; real files have 25 to 40 bytes a line.
constexpr std::size_t kBytesPerLine = 28;

/// Google skips a byte order mark byte by byte, so a cut one is skipped too.
std::uint8_t bomBytesOf(std::string_view bytes)
{
    std::uint8_t count = 0;
    while (count < kUtf8Bom.size() && count < bytes.size() && bytes[count] == kUtf8Bom[count])
        ++count;
    return count;
}

} // namespace

/// Puts lines together to groups.
class FileBuilder {
public:
    explicit FileBuilder(std::string_view bytes)
    {
        m_file.m_bytes = bytes.substr(0, std::min<std::size_t>(bytes.size(), kMaxFileBytes));
        m_file.m_lines.reserve(bytes.size() / kBytesPerLine + 1);
    }

    RobotsFile build()
    {
        const LineReader reader(m_file.m_bytes);
        LineScanner scanner(m_file.m_bytes);
        add(reader.read(scanner.next(), bomBytesOf(m_file.m_bytes)));
        while (!scanner.isAtEnd())
            add(reader.read(scanner.next()));
        closeGroup();
        return std::move(m_file);
    }

private:
    void add(const Line &line)
    {
        const auto index = static_cast<std::uint32_t>(m_file.m_lines.size());
        m_file.m_lines.push_back(line);
        if (line.kind() == LineKind::UserAgent)
            addUserAgent(index);
        else if (m_isInGroup)
            addToGroup(index, line.kind());
    }

    void addUserAgent(std::uint32_t index)
    {
        if (!m_isInGroup || m_file.m_groups.back().hasRules()) {
            closeGroup();
            openGroup(index);
        }
        m_file.m_userAgentLines.push_back(index);
        Group &group = m_file.m_groups.back();
        group.userAgentsEnd = static_cast<std::uint32_t>(m_file.m_userAgentLines.size());
        group.lastLine = index;
        m_file.m_lines[index].m_group = currentGroup();
    }

    void addToGroup(std::uint32_t index, LineKind kind)
    {
        Group &group = m_file.m_groups.back();
        m_file.m_lines[index].m_group = currentGroup();
        if (isRule(kind)) {
            m_file.m_ruleLines.push_back(index);
            group.rulesEnd = static_cast<std::uint32_t>(m_file.m_ruleLines.size());
        }
        // A sitemap speaks of the whole file, so it does not stretch a group.
        if (isRule(kind) || kind == LineKind::OtherRecord)
            group.lastLine = index;
    }

    void openGroup(std::uint32_t index)
    {
        Group group;
        group.firstLine = group.lastLine = index;
        group.userAgentsBegin = static_cast<std::uint32_t>(m_file.m_userAgentLines.size());
        group.rulesBegin = group.rulesEnd = static_cast<std::uint32_t>(m_file.m_ruleLines.size());
        m_file.m_groups.push_back(group);
        m_isInGroup = true;
    }

    /// What follows the last record of a group is none of it.
    void closeGroup()
    {
        if (!m_isInGroup)
            return;
        for (std::size_t i = m_file.m_lines.size(); i-- > m_file.m_groups.back().lastLine + 1;)
            m_file.m_lines[i].m_group = kNoGroup;
        m_isInGroup = false;
    }

    std::uint32_t currentGroup() const
    {
        return static_cast<std::uint32_t>(m_file.m_groups.size() - 1);
    }

    RobotsFile m_file;
    bool m_isInGroup = false;
};

RobotsFile RobotsFile::parse(std::string_view bytes)
{
    return FileBuilder(bytes).build();
}

std::span<const std::uint32_t> RobotsFile::userAgentLines(const Group &group) const
{
    return std::span(m_userAgentLines)
        .subspan(group.userAgentsBegin, group.userAgentsEnd - group.userAgentsBegin);
}

std::span<const std::uint32_t> RobotsFile::ruleLines(const Group &group) const
{
    return std::span(m_ruleLines).subspan(group.rulesBegin, group.rulesEnd - group.rulesBegin);
}

std::uint32_t RobotsFile::lineAt(ByteOffset offset) const
{
    const auto after = std::upper_bound(
        m_lines.begin() + 1, m_lines.end(), offset,
        [](ByteOffset wanted, const Line &line) { return wanted < line.span().begin; });
    return static_cast<std::uint32_t>(after - m_lines.begin() - 1);
}

} // namespace rep
