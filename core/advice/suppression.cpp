// SPDX-License-Identifier: MIT
#include "core/advice/suppression.h"

#include "core/advice/check_context.h"
#include "core/advice/problem_kinds.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

constexpr std::string_view kMark = "postern:";
constexpr std::string_view kSeparators = " \t,";

/// Takes the next word off; empty at the end.
std::string_view takeWord(std::string_view &text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kSeparators), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(kSeparators));
    text.remove_prefix(word.size());
    return word;
}

} // namespace

Suppressions::Suppressions(const RobotsFile &file)
{
    for (std::uint32_t line = 0; line < file.lines().size(); ++line)
        if (file.lines()[line].hasComment())
            read(file, line);
}

void Suppressions::read(const RobotsFile &file, std::uint32_t line)
{
    std::string_view comment = slice(file.bytes(), file.lines()[line].comment());
    comment.remove_prefix(std::min(comment.find_first_not_of('#'), comment.size()));
    if (takeWord(comment) != kMark)
        return;
    const std::string_view order = takeWord(comment);
    const bool isForFile = order == "ignore-file";
    if (!isForFile && order != "ignore")
        return;
    const auto last = static_cast<std::uint32_t>(file.lines().size() - 1);
    const bool isAlone = file.lines()[line].kind() == LineKind::Comment;
    for (std::string_view id = takeWord(comment); !id.empty(); id = takeWord(comment)) {
        const auto at = static_cast<std::uint32_t>(id.data() - file.bytes().data());
        const ByteSpan span{{at}, {at + static_cast<std::uint32_t>(id.size())}};
        m_entries.push_back({id, span, isForFile ? 0 : line,
                             isForFile     ? last
                                 : isAlone ? std::min(line + 1, last)
                                           : line});
    }
}

bool Suppressions::covers(std::string_view id, std::uint32_t line) const
{
    return std::ranges::any_of(m_entries, [id, line](const Entry &entry) {
        return entry.id == id && entry.firstLine <= line && line <= entry.lastLine;
    });
}

void Suppressions::addUnknownIds(std::vector<Problem> &problems) const
{
    for (const Entry &entry : m_entries)
        if (findProblemKind(entry.id) == nullptr)
            problems.push_back(
                makeProblem("ignore-unknown-id", entry.span, {std::string(entry.id)}));
}

} // namespace rep
