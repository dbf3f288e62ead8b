// SPDX-License-Identifier: MIT
#include "core/analysis/product_state.h"

#include "core/protocol/path_pattern.h"

#include <algorithm>
#include <string_view>

namespace rep {

namespace {

/// Leaves out what has no say, and tells whether the wanted verdict is still possible.
bool simplify(const SearchSide &side, SideState &state)
{
    const auto &contenders = side.contenders();
    std::erase_if(state.live,
                  [&state](SideState::Live live) { return live.contender > state.done; });
    if (side.wanted() == WantedVerdict::DecidedByTarget) {
        const std::uint32_t target = side.last();
        if (state.done != SideState::kNone) {
            state.isSettled = state.done == target && state.live.empty();
            return state.done == target;
        }
        return !state.live.empty() && state.live.back().contender == target;
    }
    // Nothing done and nothing live is allowed, as a rule that allows all would.
    const bool isAllowedSoFar = state.done == SideState::kNone || contenders[state.done]->isAllow;
    const bool isWantedSoFar = isAllowedSoFar == (side.wanted() == WantedVerdict::Allowed);
    const bool canTurn = std::any_of(
        state.live.begin(), state.live.end(), [&contenders, isAllowedSoFar](SideState::Live live) {
            return contenders[live.contender]->isAllow != isAllowedSoFar;
        });
    if (!canTurn && isWantedSoFar) {
        state.isSettled = true;
        state.done = SideState::kNone;
        state.live.clear();
    }
    return canTurn || isWantedSoFar;
}

void take(SideState &state, std::uint32_t contender, PatternAutomaton::State reached)
{
    if (reached == PatternAutomaton::kDone)
        state.done = std::min(state.done, contender);
    else if (reached != PatternAutomaton::kDead)
        state.live.push_back({contender, reached});
}

/// Whether a path can begin with both.
bool canBothBegin(std::string_view left, std::string_view right)
{
    return left.size() < right.size() ? right.starts_with(left) : left.starts_with(right);
}

} // namespace

SearchSide SearchSide::deciding(const SearchTarget &target)
{
    SearchSide side(WantedVerdict::DecidedByTarget);
    for (std::uint32_t i = 0; i <= target.contender; ++i) {
        const SearchRules::Contender &contender = target.rules.contenders()[i];
        if (!canBothBegin(contender.prefix, target.rule().prefix))
            continue;
        side.m_contenders.push_back(&contender);
        if (i < target.contender && matchesPattern(target.rule().filled, contender.pattern)) { side.m_isImpossible = true; return side; }
    }
    return side;
}

SearchSide SearchSide::judging(const SearchRules &rules, bool wantsAllowed,
                               const SearchTarget &target)
{
    SearchSide side(wantsAllowed ? WantedVerdict::Allowed : WantedVerdict::Blocked);
    for (const SearchRules::Contender &contender : rules.contenders()) {
        if (!canBothBegin(contender.prefix, target.rule().prefix))
            continue;
        // A stronger rule than the target does not match, or it would decide; nor does it here.
        const std::uint32_t twin = target.rules.contenderOf(contender.pattern);
        if (twin < target.contender)
            continue;
        side.m_contenders.push_back(&contender);
        // The target's own pattern matches here too, so nothing weaker has a say.
        if (twin == target.contender || matchesPattern(target.rule().filled, contender.pattern)) {
            side.m_assumed = side.last();
            break;
        }
    }
    return side;
}

SearchSide SearchSide::judging(const SearchRules &rules, bool wantsAllowed)
{
    SearchSide side(wantsAllowed ? WantedVerdict::Allowed : WantedVerdict::Blocked);
    for (const SearchRules::Contender &contender : rules.contenders())
        side.m_contenders.push_back(&contender);
    return side;
}

bool startSide(const SearchSide &side, SideState &state)
{
    state = {};
    if (side.isImpossible()) return false;
    state.done = side.assumed();
    for (std::uint32_t i = 0; i < side.contenders().size() && i < state.done; ++i)
        take(state, i, side.contenders()[i]->automaton.start());
    return simplify(side, state);
}

bool stepSide(const SearchSide &side, const SideState &from, char byte, SideState &to)
{
    to.done = from.done;
    to.isSettled = from.isSettled;
    to.live.clear();
    if (from.isSettled)
        return true;
    for (const SideState::Live live : from.live) {
        if (live.contender > to.done)
            break;
        const PatternAutomaton &automaton = side.contenders()[live.contender]->automaton;
        take(to, live.contender, automaton.step(live.state, byte));
    }
    return simplify(side, to);
}

bool holdsAtEnd(const SearchSide &side, const SideState &state)
{
    if (state.isSettled)
        return true;
    std::uint32_t deciding = state.done;
    for (const SideState::Live live : state.live) {
        if (!side.contenders()[live.contender]->automaton.accepts(live.state))
            continue;
        deciding = std::min(deciding, live.contender);
        break;
    }
    if (side.wanted() == WantedVerdict::DecidedByTarget)
        return deciding == side.last();
    const bool isAllowed = deciding == SideState::kNone || side.contenders()[deciding]->isAllow;
    return isAllowed == (side.wanted() == WantedVerdict::Allowed);
}

} // namespace rep
