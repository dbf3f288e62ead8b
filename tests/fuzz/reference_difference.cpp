// SPDX-License-Identifier: MIT
#include "tests/fuzz/reference_reader.h"

#include <algorithm>

namespace rep::reference {

namespace {

bool isInside(ByteSpan inner, ByteSpan outer)
{
    return outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end;
}

std::string findOddSpan(const Line &line)
{
    if (!isInside(line.text(), line.span()))
        return "the text is not inside the line";
    if (!isInside(line.readText(), line.text()))
        return "what is read is not inside the text";
    if (!isInside(line.comment(), line.readText()))
        return "the comment is not inside what is read";
    if (!isRecord(line.kind()))
        return line.key().isEmpty() && line.value().isEmpty() ? "" : "no record, but a key";
    if (!isInside(line.key(), line.readText()) || !isInside(line.value(), line.readText()))
        return "key or value is not inside what is read";
    return line.key().end <= line.value().begin ? "" : "the value begins inside the key";
}

std::string findOddText(const Line &line, const ReadLine &wanted, std::string_view bytes)
{
    if (line.kind() != wanted.kind)
        return "the kind differs";
    if (slice(bytes, line.key()) != wanted.key && isRecord(wanted.kind))
        return "the key differs";
    if (slice(bytes, line.value()) != wanted.value && isRecord(wanted.kind))
        return "the value differs";
    if (slice(bytes, line.comment()) != wanted.comment)
        return "the comment differs";
    return line.group() == wanted.group ? "" : "the group differs";
}

std::string findOddFlag(const Line &line, const ReadLine &wanted)
{
    if (line.isMisspelt() != wanted.isMisspelt)
        return "isMisspelt differs";
    if (line.hasLongerKey() != wanted.hasLongerKey)
        return "hasLongerKey differs";
    if (line.lacksColon() != wanted.lacksColon)
        return "lacksColon differs";
    if (line.hasComment() != wanted.hasComment)
        return "hasComment differs";
    if (line.isCut() != wanted.isCut)
        return "isCut differs";
    return line.hasNul() == wanted.hasNul ? "" : "hasNul differs";
}

std::string findOddLine(const Line &line, const ReadLine &wanted, std::string_view bytes)
{
    if (line.span().begin.value != wanted.begin || line.span().end.value != wanted.end
        || line.text().end.value != wanted.textEnd)
        return "the line stands elsewhere";
    if (std::string odd = findOddSpan(line); !odd.empty())
        return odd;
    if (std::string odd = findOddText(line, wanted, bytes); !odd.empty())
        return odd;
    return findOddFlag(line, wanted);
}

std::string findOddGroup(const RobotsFile &file, const Group &group, const ReadGroup &wanted)
{
    if (group.firstLine != wanted.agents.front() || group.lastLine != wanted.lastRecord)
        return "it stands elsewhere";
    if (!std::ranges::equal(file.userAgentLines(group), wanted.agents))
        return "its user agents differ";
    return std::ranges::equal(file.ruleLines(group), wanted.rules) ? "" : "its rules differ";
}

} // namespace

std::string findDifference(const RobotsFile &file)
{
    const ReadFile wanted = read(file.bytes());
    if (file.lines().size() != wanted.lines.size())
        return "the number of lines differs";
    for (std::size_t i = 0; i < wanted.lines.size(); ++i)
        if (const auto odd = findOddLine(file.lines()[i], wanted.lines[i], file.bytes());
            !odd.empty())
            return "line " + std::to_string(i + 1) + ": " + odd;
    if (file.groups().size() != wanted.groups.size())
        return "the number of groups differs";
    for (std::size_t i = 0; i < wanted.groups.size(); ++i)
        if (const auto odd = findOddGroup(file, file.groups()[i], wanted.groups[i]); !odd.empty())
            return "group " + std::to_string(i) + ": " + odd;
    return "";
}

} // namespace rep::reference
