// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/witness_search.h"

#include <algorithm>
#include <cstdint>

namespace rep {

/// The budget of the many searches of an access map. As long as searches find their answers each
/// may use all of it; where many do not, the ones that follow get less and less, so that a map of
/// hopeless rules ends too. Counted, like the budget itself.
class AccessBudget {
public:
    explicit AccessBudget(SearchBudget budget) : m_budget(std::move(budget)) { }

    const SearchBudget &forNext() const { return m_budget; }

    void note(const Witness &witness)
    {
        if (witness.state != Witness::State::NotDetermined || ++m_undetermined % kPatience != 0)
            return;
        m_budget.states = std::min(m_budget.states, std::max(m_budget.states / 2, kLeastStates));
        m_budget.steps = std::min(m_budget.steps, std::max(m_budget.steps / 2, kLeastSteps));
    }

private:
    static constexpr std::uint32_t kPatience = 16;
    // Enough to spell out a path that is simply there.
    static constexpr std::uint32_t kLeastStates = 128;
    static constexpr std::uint64_t kLeastSteps = 30'000;

    SearchBudget m_budget;
    std::uint32_t m_undetermined = 0;
};

} // namespace rep
