// SPDX-License-Identifier: MIT
#include "core/analysis/product_state.h"

#include <algorithm>
#include <limits>

namespace rep {

namespace {

constexpr std::uint32_t kNone = SideState::kNone;

bool isTargetWanted(const SearchSide &side)
{
    return side.wanted() == WantedVerdict::DecidedByTarget;
}

bool isAllowed(const SearchSide &side, std::uint32_t deciding)
{
    return deciding == kNone || side.contenders()[deciding]->isAllow;
}

bool isWanted(const SearchSide &side, std::uint32_t deciding)
{
    return isAllowed(side, deciding) == (side.wanted() == WantedVerdict::Allowed);
}

/// The rule that shall decide, as long as it has to be matched; null where there is none.
const SideState::Live *openTarget(const SearchSide &side, const SideState &state)
{
    return isTargetWanted(side) && state.done == kNone ? &state.live.back() : nullptr;
}

bool simplifyTarget(const SearchSide &side, SideState &state)
{
    const std::uint32_t target = side.last();
    if (state.done == kNone)
        return !state.live.empty() && state.live.back().contender == target;
    state.isSettled = state.done == target && state.live.empty();
    return state.done == target;
}

/// Leaves out what has no say, and tells whether the wanted verdict is still possible.
bool simplify(const SearchSide &side, SideState &state)
{
    std::erase_if(state.live,
                  [&state](SideState::Live live) { return live.contender > state.done; });
    if (isTargetWanted(side))
        return simplifyTarget(side, state);
    // The weakest ones that only confirm what holds without them.
    const bool isAllowedSoFar = isAllowed(side, state.done);
    while (!state.live.empty() && isAllowed(side, state.live.back().contender) == isAllowedSoFar)
        state.live.pop_back();
    // All live ones are stronger, so of the one that is done no more than its verdict counts.
    state.done = isAllowedSoFar ? kNone : side.weakestBlocking();
    state.isSettled = state.live.empty();
    return !state.live.empty() || isWanted(side, state.done);
}

void take(SideState &state, std::uint32_t contender, PatternAutomaton::State reached)
{
    if (reached == PatternAutomaton::kDone)
        state.done = std::min(state.done, contender);
    else if (reached != PatternAutomaton::kDead)
        state.live.push_back({contender, reached});
}

} // namespace

SearchSide SearchSide::deciding(const SearchTarget &target)
{
    SearchSide side(WantedVerdict::DecidedByTarget);
    side.m_isHopeless = !target.rule().canMatch;
    for (const std::uint32_t i : target.rules.meeting(target.rule().prefix)) {
        const Contender &contender = target.rules.contenders()[i];
        if (i < target.contender && contender.canMatch)
            side.add(contender);
        if (i < target.contender && contender.covers(target.rule()))
            side.m_isHopeless = true;
        if (i >= target.contender || side.m_isHopeless)
            break;
    }
    side.add(target.rule());
    return side;
}

SearchSide SearchSide::judging(const SearchRules &rules, bool wantsAllowed,
                               const SearchTarget &target)
{
    SearchSide side(wantsAllowed ? WantedVerdict::Allowed : WantedVerdict::Blocked);
    for (const std::uint32_t i : rules.meeting(target.rule().prefix)) {
        const Contender &contender = rules.contenders()[i];
        // A stronger rule than the target does not match, or it would decide; nor does it here.
        if (!contender.canMatch || target.rules.contenderOf(contender.pattern) < target.contender)
            continue;
        side.add(contender);
        // What matches all that the target does leaves no say to anything weaker.
        if (contender.covers(target.rule())) {
            side.m_assumed = side.last();
            break;
        }
    }
    return side;
}

SearchSide SearchSide::judging(const SearchRules &rules, bool wantsAllowed)
{
    SearchSide side(wantsAllowed ? WantedVerdict::Allowed : WantedVerdict::Blocked);
    for (const Contender &contender : rules.contenders())
        if (contender.canMatch)
            side.add(contender);
    return side;
}

SearchSide SearchSide::judging(const SearchRules &rules, bool wantsAllowed, std::string_view prefix)
{
    SearchSide side(wantsAllowed ? WantedVerdict::Allowed : WantedVerdict::Blocked);
    for (const std::uint32_t i : rules.meeting(prefix))
        if (rules.contenders()[i].canMatch)
            side.add(rules.contenders()[i]);
    return side;
}

void SearchSide::add(const Contender &contender)
{
    m_contenders.push_back(&contender);
    if (!contender.isAllow)
        m_weakestBlocking = last();
}

bool startSide(const SearchSide &side, SideState &state)
{
    if (side.isHopeless())
        return false;
    state = {};
    state.done = side.assumed();
    for (std::uint32_t i = 0; i < side.contenders().size() && i < state.done; ++i)
        take(state, i, side.automaton(i).start());
    return simplify(side, state);
}

bool stepSide(const SearchSide &side, const SideState &from, char byte, SideState &to)
{
    to.done = from.done;
    to.isSettled = from.isSettled;
    to.live.clear();
    if (from.isSettled)
        return true;
    // Most bytes fail here, before all the others are asked.
    if (const SideState::Live *target = openTarget(side, from); target != nullptr
        && side.automaton(target->contender).step(target->state, byte) == PatternAutomaton::kDead)
        return false;
    for (const SideState::Live live : from.live) {
        if (live.contender > to.done)
            break;
        take(to, live.contender, side.automaton(live.contender).step(live.state, byte));
    }
    return simplify(side, to);
}

bool holdsAtEnd(const SearchSide &side, const SideState &state)
{
    if (state.isSettled)
        return true;
    const auto matching = std::ranges::find_if(state.live, [&side](SideState::Live live) {
        return side.automaton(live.contender).accepts(live.state);
    });
    const std::uint32_t deciding = matching == state.live.end() ? state.done : matching->contender;
    return isTargetWanted(side) ? deciding == side.last() : isWanted(side, deciding);
}

std::size_t bytesLeft(const SearchSide &side, const SideState &state)
{
    if (const SideState::Live *target = openTarget(side, state))
        return side.automaton(target->contender).bytesLeft(target->state);
    if (state.isSettled || isTargetWanted(side) || isWanted(side, state.done))
        return 0;
    // Something has to turn the verdict.
    std::size_t left = std::numeric_limits<std::size_t>::max();
    for (const SideState::Live live : state.live)
        if (isWanted(side, live.contender))
            left = std::min(left, side.automaton(live.contender).bytesLeft(live.state));
    return left;
}

void addNextBytes(const SearchSide &side, const SideState &state, ByteSet &bytes)
{
    const std::size_t left = bytesLeft(side, state);
    if (left == 0)
        return;
    for (const SideState::Live live : state.live) {
        const bool counts =
            isTargetWanted(side) ? live.contender == side.last() : isWanted(side, live.contender);
        const PatternAutomaton &automaton = side.automaton(live.contender);
        if (counts && automaton.bytesLeft(live.state) == left)
            bytes.set(static_cast<unsigned char>(automaton.nextByte(live.state)));
    }
}

bool isStrict(const SearchSide &side, const SideState &state)
{
    const SideState::Live *target = openTarget(side, state);
    return target != nullptr && side.automaton(target->contender).isStrict(target->state);
}

void addBytesThatMatter(const SearchSide &side, const SideState &state, ByteSet &bytes)
{
    for (const SideState::Live live : state.live)
        side.automaton(live.contender).addBytesThatMatter(live.state, bytes);
}

} // namespace rep
