// SPDX-License-Identifier: MIT
#include "tests/fuzz/reference_reader.h"

#include <algorithm>
#include <array>

namespace rep::reference {

namespace {

struct Name {
    const char *written;
    LineKind kind;
    bool isMisspelt;
};

constexpr std::array kNames{
    Name{"user-agent", LineKind::UserAgent, false}, Name{"useragent", LineKind::UserAgent, true},
    Name{"user agent", LineKind::UserAgent, true},  Name{"allow", LineKind::Allow, false},
    Name{"disallow", LineKind::Disallow, false},    Name{"dissallow", LineKind::Disallow, true},
    Name{"dissalow", LineKind::Disallow, true},     Name{"disalow", LineKind::Disallow, true},
    Name{"diasllow", LineKind::Disallow, true},     Name{"disallaw", LineKind::Disallow, true},
    Name{"sitemap", LineKind::Sitemap, false},      Name{"site-map", LineKind::Sitemap, true},
};

std::string trimmed(const std::string &text)
{
    const char *const space = " \t\n\v\f\r";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string::npos)
        return "";
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

std::string lowered(std::string text)
{
    for (char &c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

void nameKind(ReadLine &line)
{
    line.kind = LineKind::OtherRecord;
    for (const Name &name : kNames) {
        if (lowered(line.key).rfind(name.written, 0) != 0)
            continue;
        line.kind = name.kind;
        line.isMisspelt = name.isMisspelt;
        line.hasLongerKey = line.key.size() > std::string(name.written).size();
        return;
    }
}

/// The text is trimmed, not empty, and has no comment.
void readRecord(ReadLine &line, const std::string &text)
{
    line.kind = LineKind::Unreadable;
    std::size_t separator = text.find(':');
    if (separator == std::string::npos) {
        separator = text.find_first_of(" \t");
        if (separator == std::string::npos)
            return;
        const std::string rest = text.substr(text.find_first_not_of(" \t", separator));
        if (rest.find_first_of(" \t") != std::string::npos)
            return;
        line.lacksColon = true;
    }
    line.key = trimmed(text.substr(0, separator));
    if (line.key.empty())
        return;
    line.value = trimmed(text.substr(separator + 1));
    nameKind(line);
}

/// What a parser sees that copies each line into a buffer of C: the rest does not fit, and it ends
/// at NUL.
void readText(ReadLine &line, std::string text)
{
    if (text.size() > 16663) {
        line.isCut = true;
        text.resize(16663);
    }
    if (const std::size_t nul = text.find('\0'); nul != std::string::npos) {
        line.hasNul = true;
        text.resize(nul);
    }
    if (const std::size_t hash = text.find('#'); hash != std::string::npos) {
        line.hasComment = true;
        line.comment = text.substr(hash);
        text.resize(hash);
    }
    text = trimmed(text);
    if (text.empty())
        line.kind = line.hasComment ? LineKind::Comment : LineKind::Empty;
    else
        readRecord(line, text);
}

std::size_t bomBytes(std::string_view bytes)
{
    const std::string bom = "\xEF\xBB\xBF";
    std::size_t count = 0;
    while (count < 3 && count < bytes.size() && bytes[count] == bom[count])
        ++count;
    return count;
}

std::vector<ReadLine> splitLines(std::string_view bytes)
{
    std::vector<ReadLine> lines(1);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (bytes[at] != '\n' && bytes[at] != '\r')
            continue;
        lines.back().textEnd = at;
        if (bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n')
            ++at;
        lines.back().end = at + 1;
        lines.emplace_back().begin = at + 1;
    }
    lines.back().textEnd = bytes.size();
    lines.back().end = bytes.size();
    return lines;
}

bool isRuleOf(const ReadFile &file, const ReadLine &line)
{
    return !file.groups.empty()
        && (line.kind == LineKind::Allow || line.kind == LineKind::Disallow);
}

void gatherGroups(ReadFile &file)
{
    for (std::uint32_t index = 0; index < file.lines.size(); ++index) {
        const ReadLine &line = file.lines[index];
        if (line.kind == LineKind::UserAgent) {
            if (file.groups.empty() || !file.groups.back().rules.empty())
                file.groups.emplace_back();
            file.groups.back().agents.push_back(index);
        }
        if (isRuleOf(file, line))
            file.groups.back().rules.push_back(index);
        const bool isOfGroup =
            line.kind == LineKind::OtherRecord || line.kind == LineKind::UserAgent;
        if (!file.groups.empty() && (isOfGroup || isRuleOf(file, line)))
            file.groups.back().lastRecord = index;
    }
    for (std::uint32_t group = 0; group < file.groups.size(); ++group)
        for (std::uint32_t line = file.groups[group].agents.front();
             line <= file.groups[group].lastRecord; ++line)
            file.lines[line].group = group;
}

} // namespace

ReadFile read(std::string_view bytes)
{
    ReadFile file;
    file.lines = splitLines(bytes);
    for (ReadLine &line : file.lines) {
        const std::size_t skipped = line.begin == 0 ? bomBytes(bytes) : 0;
        const std::size_t begin = line.begin + skipped;
        readText(line, std::string(bytes.substr(begin, line.textEnd - begin)));
    }
    gatherGroups(file);
    return file;
}

} // namespace rep::reference
