// SPDX-License-Identifier: MIT
#include "core/protocol/robots_file.h"

#include "core/protocol/line_reader.h"
#include "core/text/file_format.h"
#include "core/text/line_scanner.h"

#include <algorithm>

namespace rep {

namespace {

// A guess that saves most files a second allocation; real files have 25 to 40 bytes a line.
constexpr std::size_t kBytesPerLine = 24;

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
        bool isFirst = true;
        scanLines(m_file.m_bytes, [this, &reader, &isFirst](const ScannedLine &scanned) {
            // Filled in where it is to stay: a copy of what was just written in small pieces would
            // wait for the pieces.
            Line &line = m_file.m_lines.emplace_back();
            if (isFirst)
                reader.read(line, scanned, bomBytesOf(m_file.m_bytes));
            else
                reader.readQuickly(line, scanned);
            isFirst = false;
            putInGroup(line);
        });
        closeGroup();
        return std::move(m_file);
    }

private:
    void putInGroup(Line &line)
    {
        const LineKind kind = line.kind();
        const auto index = static_cast<std::uint32_t>(m_file.m_lines.size() - 1);
        if (kind == LineKind::UserAgent) {
            if (!m_isInGroup || m_file.m_ruleLines.size() > m_group.rulesBegin) {
                closeGroup();
                openGroup(index);
            }
            m_file.m_userAgentLines.push_back(index);
        } else if (!m_isInGroup) {
            return;
        } else if (isRule(kind)) {
            m_file.m_ruleLines.push_back(index);
        }
        line.m_group = static_cast<std::uint32_t>(m_file.m_groups.size());
        // A sitemap speaks of the whole file, so it does not stretch a group.
        if (isRecord(kind) && kind != LineKind::Sitemap)
            m_group.lastLine = index;
    }

    void openGroup(std::uint32_t index)
    {
        m_group.firstLine = index;
        m_group.userAgentsBegin = static_cast<std::uint32_t>(m_file.m_userAgentLines.size());
        m_group.rulesBegin = static_cast<std::uint32_t>(m_file.m_ruleLines.size());
        m_isInGroup = true;
    }

    /// What follows the last record of a group is none of it.
    void closeGroup()
    {
        if (!m_isInGroup)
            return;
        m_group.userAgentsEnd = static_cast<std::uint32_t>(m_file.m_userAgentLines.size());
        m_group.rulesEnd = static_cast<std::uint32_t>(m_file.m_ruleLines.size());
        for (std::size_t i = m_file.m_lines.size(); i-- > m_group.lastLine + 1;)
            if (m_file.m_lines[i].kind() != LineKind::UserAgent)
                m_file.m_lines[i].m_group = kNoGroup;
        m_file.m_groups.push_back(m_group);
        m_isInGroup = false;
    }

    RobotsFile m_file;
    Group m_group; // the one that is open
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
