// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/normal_path.h"
#include "core/analysis/pattern_automaton.h"
#include "core/analysis/search_rules.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace rep {

/// What a side shall say of a path.
enum class WantedVerdict : std::uint8_t { Allowed, Blocked, DecidedByTarget };

/// A rule that shall decide, and the rules it is one of.
struct SearchTarget {
    const SearchRules &rules;
    std::uint32_t contender; // into rules.contenders()

    const Contender &rule() const { return rules.contenders()[contender]; }
};

/// The rules of one side of a search that can have a say on the paths that are looked for,
/// strongest first.
class SearchSide {
public:
    using Contenders = std::vector<const Contender *>;

    /// The side whose rule shall decide. That rule is the last contender: weaker ones have no say.
    static SearchSide deciding(const SearchTarget &target);
    /// The side that shall allow or block what the target decides on the other side.
    static SearchSide judging(const SearchRules &rules, bool wantsAllowed,
                              const SearchTarget &target);
    /// A side that shall allow or block, whatever decides.
    static SearchSide judging(const SearchRules &rules, bool wantsAllowed);
    /// The same for paths that begin with `prefix`.
    static SearchSide judging(const SearchRules &rules, bool wantsAllowed, std::string_view prefix);
    /// A side that takes every path.
    static SearchSide indifferent() { return SearchSide(WantedVerdict::Allowed); }

    const Contenders &contenders() const { return m_contenders; }
    WantedVerdict wanted() const { return m_wanted; }
    std::uint32_t last() const { return static_cast<std::uint32_t>(m_contenders.size() - 1); }
    const PatternAutomaton &automaton(std::uint32_t contender) const
    {
        return m_contenders[contender]->automaton;
    }
    /// A contender that matches all paths that are looked for, or SearchRules::kNone.
    std::uint32_t assumed() const { return m_assumed; }
    /// The weakest contender that blocks, or SearchRules::kNone.
    std::uint32_t weakestBlocking() const { return m_weakestBlocking; }
    /// Known without a search: no path is decided as wanted.
    bool isHopeless() const { return m_isHopeless; }

private:
    explicit SearchSide(WantedVerdict wanted) : m_wanted(wanted) { }
    void add(const Contender &contender);

    WantedVerdict m_wanted;
    bool m_isHopeless = false;
    std::uint32_t m_assumed = SearchRules::kNone;
    std::uint32_t m_weakestBlocking = SearchRules::kNone;
    Contenders m_contenders;
};

/// Where the rules of one side stand after the bytes of a path so far. Kept small and in one form:
/// rules that no longer have a say are left out.
struct SideState {
    static constexpr std::uint32_t kNone = SearchRules::kNone;

    struct Live {
        std::uint32_t contender;
        PatternAutomaton::State state;
    };

    /// The strongest rule that matches whatever follows; on a side that judges, any rule with its
    /// verdict that is weaker than all live ones.
    std::uint32_t done = kNone;
    bool isSettled = false; // the wanted verdict holds whatever follows
    std::vector<Live> live; // strongest first; all are stronger than `done`
};

/// The state before any byte; false if the wanted verdict is impossible from there.
bool startSide(const SearchSide &side, SideState &state);
/// The state after one more byte. False if no path that goes on from there has the wanted verdict.
bool stepSide(const SearchSide &side, const SideState &from, char byte, SideState &to);
/// Whether the path that ends here has the wanted verdict.
bool holdsAtEnd(const SearchSide &side, const SideState &state);

/// At least so many more bytes a path needs to have the wanted verdict. Sinks by at most one with
/// each byte.
std::size_t bytesLeft(const SearchSide &side, const SideState &state);
/// Whether only the byte that makes bytesLeft() sink leads on.
bool isStrict(const SearchSide &side, const SideState &state);
/// Adds the bytes that may make bytesLeft() sink.
void addNextBytes(const SearchSide &side, const SideState &state, ByteSet &bytes);
/// Adds the bytes that may lead elsewhere than any other byte does.
void addBytesThatMatter(const SearchSide &side, const SideState &state, ByteSet &bytes);

} // namespace rep
