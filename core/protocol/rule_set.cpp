// SPDX-License-Identifier: MIT
#include "core/protocol/rule_set.h"

namespace rep {

RuleSet::RuleSet(CrawlerRules rules) : m_rules(std::move(rules)), m_index(m_rules.rules())
{
}

Verdict RuleSet::decide(const RequestPath &path) const
{
    if (path.isAlwaysAllowed)
        return {};
    const Rule *rule = strongestMatch(path.bytes);
    if (rule == nullptr)
        return {};
    return {rule->isAllow || rule->length() == 0, rule->line};
}

} // namespace rep
