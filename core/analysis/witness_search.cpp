// SPDX-License-Identifier: MIT
#include "core/analysis/witness_search.h"

#include "core/analysis/product_search.h"

namespace rep {

Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchRules &others, bool isAllowedByOthers,
                        const SearchBudget &budget)
{
    const SearchTarget target{rules, contender};
    return searchProduct(
        {SearchSide::deciding(target), SearchSide::judging(others, isAllowedByOthers, target)},
        rules.rules().reading(), budget);
}

Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchBudget &budget)
{
    return searchProduct({SearchSide::deciding({rules, contender}), SearchSide::indifferent()},
                         rules.rules().reading(), budget);
}

Witness findPath(const SearchRules &rules, bool isAllowed, const SearchBudget &budget)
{
    return searchProduct({SearchSide::judging(rules, isAllowed), SearchSide::indifferent()},
                         rules.rules().reading(), budget);
}

} // namespace rep
