// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/crawlers/found_token.h"
#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

bool isHeader(std::string_view value)
{
    return value.find("Mozilla/") != value.npos || value.find("compatible;") != value.npos
        || (value.find('/') != value.npos && value.find('(') != value.npos);
}

/// `Googlebot/2.1`, `GPTBot/1.0 (+https://…)` is a header.
bool hasVersion(std::string_view value, std::string_view token)
{
    const std::string_view rest = value.substr(token.size());
    return !token.empty() && rest.size() > 1 && rest[0] == '/' && isAsciiDigit(rest[1])
        && rest.find(' ') == rest.npos;
}

/// The id and form for a value that is not read whole.
std::pair<std::string_view, std::string_view> shapeOf(const CheckContext &context,
                                                      std::string_view value)
{
    const std::string_view token = productToken(value);
    const CrawlerFacts *facts = context.catalogue.find(value);
    if (facts != nullptr && equalsIgnoringCase(facts->token, value))
        return {"token-cut", token.empty() ? "official-empty" : "official"};
    if (isHeader(value))
        return {"token-is-header", ""};
    if (hasVersion(value, token))
        return {"token-has-version", ""};
    if (value.starts_with('*') || (token.size() + 1 == value.size() && value.back() == '*'))
        return {"token-has-star", value.starts_with('*') ? "" : "after"};
    if (token.empty())
        return {"token-cut", "empty"};
    const bool hasSpace = isAsciiSpace(value[token.size()]);
    return {hasSpace ? "token-has-space" : "token-cut", ""};
}

std::string betterToken(const CheckContext &context, std::string_view id, std::string_view value)
{
    if (id == "token-has-version")
        return std::string(productToken(value));
    if (id != "token-is-header")
        return {};
    const auto found = findProductToken(value, context.catalogue);
    return found ? std::string(found->readAs()) : std::string();
}

void checkAgent(const CheckContext &context, std::uint32_t index, Problems &problems)
{
    const std::string_view value = context.file.value(index);
    const ByteSpan span = context.line(index).value();
    if (value.empty()) {
        problems.push_back(makeProblem("user-agent-empty", context.whole(index)));
        return;
    }
    const std::string_view token = productToken(value);
    if (token.size() == value.size() || isWildcardAgent(value) || isOutsideAscii(value[0])
        || (value[0] == '*' && isOutsideAscii(value[1])))
        return;
    const auto [id, form] = shapeOf(context, value);
    const std::string better = betterToken(context, id, value);
    Problem problem = makeProblem(id, span, {std::string(value), std::string(token), better},
                                  id == "token-is-header" && better.empty() ? "unknown" : form);
    if (form == "official" || form == "official-empty")
        problem.severity = Severity::Note;
    if (form == "after")
        problem.severity = Severity::Warning;
    if (form == "empty")
        problem.severity = Severity::Error;
    if (id == "token-is-header" && equalsIgnoringCase(better, token)) {
        // The name that is read is the right one: only the rest is too much.
        problem = makeProblem("token-has-version", span, problem.arguments, "header");
    }
    problems.push_back(std::move(problem));
}

} // namespace

void checkTokenShape(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.userAgentLines())
        checkAgent(context, index, problems);
}

} // namespace rep
