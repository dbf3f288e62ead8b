// SPDX-License-Identifier: MIT
#include "core/analysis/prefix_search.h"

#include "core/analysis/normal_path.h"
#include "core/analysis/product_search.h"

#include <algorithm>

namespace rep {

namespace {

/// Goes from the slash that `path` holds at `prefix` through all of it; false if no path does.
bool follow(NormalPath &path, std::string_view prefix)
{
    return prefix.starts_with('/')
        && std::ranges::all_of(prefix.substr(1), [&path](char byte) { return path.step(byte); });
}

} // namespace

Witness findPathBelow(const SearchRules &rules, std::string_view prefix, bool isAllowed,
                      const SearchBudget &budget)
{
    if (!prefix.starts_with('/'))
        return {Witness::State::Impossible, {}, 0};
    return searchProduct({SearchSide::judging(rules, isAllowed, prefix), SearchSide::indifferent()},
                         rules.rules().reading(), budget, prefix);
}

bool beginsPath(std::string_view prefix, Reading reading)
{
    NormalPath path(reading);
    return follow(path, prefix);
}

bool isPath(std::string_view path, Reading reading)
{
    NormalPath followed(reading);
    return follow(followed, path) && followed.mayEnd();
}

} // namespace rep
