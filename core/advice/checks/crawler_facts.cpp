// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/product_token.h"

#include <string>
#include <unordered_set>

namespace rep {

namespace {

std::string_view idFor(const CrawlerFacts &facts)
{
    if (facts.isNoProductToken)
        return "name-nobody-answers-to";
    if (facts.isRetired || facts.isLegacy)
        return "retired-crawler";
    if (facts.isControlToken)
        return "control-token";
    return facts.honours == Honours::No ? "crawler-does-not-obey" : std::string_view();
}

} // namespace

/// What the catalogue knows that a site owner should: each crawler once.
void checkCrawlerFacts(const CheckContext &context, Problems &problems)
{
    std::unordered_set<const CrawlerFacts *> seen;
    for (const std::uint32_t line : context.file.userAgentLines()) {
        const std::string_view value = context.file.value(line);
        const CrawlerFacts *facts = context.catalogue.find(value);
        if (facts == nullptr || isWildcardAgent(value))
            continue;
        const std::string_view id = idFor(*facts);
        if (id.empty() || !seen.insert(facts).second)
            continue;
        problems.push_back(makeProblem(id, context.file.lines()[line].value(),
                                       {std::string(value), facts->operatorName, facts->note},
                                       facts->isLegacy ? "legacy" : ""));
    }
}

} // namespace rep
