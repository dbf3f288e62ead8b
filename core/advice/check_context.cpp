// SPDX-License-Identifier: MIT
#include "core/advice/check_context.h"

#include "core/advice/problem_kinds.h"
#include "core/protocol/product_token.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"
#include "core/text/byte_word.h"

#include <algorithm>

namespace rep {

ByteSpan CheckContext::content(std::uint32_t index) const
{
    const Line &line = file.lines()[index];
    return {line.readText().begin, line.comment().begin};
}

ByteSpan CheckContext::whole(std::uint32_t index) const
{
    const Line &record = file.lines()[index];
    if (isRecord(record.kind()))
        return {record.key().begin, std::max(record.key().end, record.value().end)};
    ByteSpan span = content(index);
    while (!span.isEmpty() && isAsciiSpace(file.bytes()[span.begin.value]))
        span.begin.value++;
    while (!span.isEmpty() && isAsciiSpace(file.bytes()[span.end.value - 1]))
        span.end.value--;
    return span;
}

Problem makeProblem(std::string_view id, ByteSpan span, std::vector<std::string> arguments,
                    std::string_view form)
{
    Problem problem;
    problem.id = id;
    problem.form = form;
    if (const ProblemKind *kind = findProblemKind(id))
        problem.severity = kind->severity;
    problem.span = span;
    problem.arguments = std::move(arguments);
    return problem;
}

std::string listArgument(const std::vector<std::string> &items)
{
    std::string list;
    for (const std::string &item : items) {
        if (!list.empty())
            list += '\n';
        list += item;
    }
    return list;
}

std::string lineArgument(std::uint32_t line)
{
    return std::to_string(line + 1);
}

std::string agentName(std::string_view value)
{
    if (isWildcardAgent(value))
        return "*";
    const std::string_view token = productToken(value);
    return std::string(token.empty() ? value : token);
}

std::string groupArgument(const CheckContext &context, std::uint32_t group)
{
    std::vector<std::string> names;
    for (const std::uint32_t line : context.file.userAgentLines(context.file.groups()[group])) {
        std::string name = agentName(context.file.value(line));
        const auto isSame = [&name](const std::string &other) {
            return equalsIgnoringCase(name, other);
        };
        constexpr std::size_t kEnough = 12; // a sentence names fewer, and says how many more
        if (names.size() >= kEnough || std::ranges::none_of(names, isSame))
            names.push_back(std::move(name));
    }
    return listArgument(names);
}

std::string ruleArgument(const RobotsFile &file, std::uint32_t line)
{
    std::string text(properName(file.lines()[line].kind()));
    text += ':';
    if (!file.value(line).empty())
        text += ' ';
    text += file.value(line);
    return text;
}

bool hasNonAscii(std::string_view text)
{
    return anyByteWord(text, [](ByteWord word) { return hasByteOutsideAscii(word); });
}

} // namespace rep
