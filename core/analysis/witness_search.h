// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search_rules.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace rep {

/// How much a search may do. Counted, not timed, so that the same question has the same answer
/// everywhere.
struct SearchBudget {
    std::uint32_t states = 20'000; // of the product
    std::uint64_t steps = 4'000'000; // of single patterns' automata
    std::stop_token stop; // a search that is stopped is not determined
};

/// The answer of a search.
struct Witness {
    enum class State : std::uint8_t {
        Found, // path is a shortest one
        Impossible, // proved: there is no such path
        NotDetermined, // the budget was used up, or the search was stopped
    };

    State state = State::NotDetermined;
    std::string path; // normalised; decided as wanted by both sides
    std::uint32_t statesSeen = 0;
};

// Exact searches for a shortest path on which two sets of rules answer as wanted, or the proof that
// there is none (architecture.md section 5): they run through the product of the patterns' automata
// breadth first, over the bytes that matter and one that stands for all others.
//
// The paths are those a crawler can ask for, see NormalPath; /robots.txt, which the standard
// reading always allows, is none of them there. Both sets must be of one reading. Any patterns will
// do.

/// A path that `rules` decides by its contender `contender` (an index into
/// SearchRules::contenders()) and that `others` allows, or blocks.
Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchRules &others, bool isAllowedByOthers,
                        const SearchBudget &budget);

/// A path that `rules` decides by its contender.
Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchBudget &budget);

/// A path that `rules` allows, or blocks.
Witness findPath(const SearchRules &rules, bool isAllowed, const SearchBudget &budget);

} // namespace rep
