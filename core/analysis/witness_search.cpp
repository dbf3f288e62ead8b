// SPDX-License-Identifier: MIT
#include "core/analysis/witness_search.h"

#include "core/analysis/bucket_queue.h"
#include "core/analysis/product_state.h"
#include "core/analysis/state_table.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

constexpr std::string_view kRobotsTxt = "/robots.txt";
// How often a long search looks whether it is still wanted.
constexpr std::uint32_t kStatesBetweenLooks = 256;

/// All bytes of a path, the ones that read well first.
constexpr std::string_view kBytesByPreference =
    "xyzghijklmnopqrstuvwabcdef0123456789-_/"
    ".?=&XYZGHIJKLMNOPQRSTUVWABCDEF~+,;:@!'()[]|^`{}<>\\\"%*$";

class Search {
public:
    Search(SearchSide first, SearchSide second, Reading reading, const SearchBudget &budget)
        : m_sides{std::move(first), std::move(second)}
        , m_reading(reading)
        , m_budget(budget)
        , m_exempt("/robots.txt$")
    {
    }

    Witness run(bool leavesOutRobotsTxt)
    {
        Node start{{}, NormalPath(m_reading), PatternAutomaton::kDead};
        if (leavesOutRobotsTxt)
            start.exempt = m_exempt.step(m_exempt.start(), '/');
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            SideState before;
            if (!startSide(m_sides[i], before)
                || !stepSide(m_sides[i], before, '/', start.sides[i]))
                return {Witness::State::Impossible, {}, 0};
        }
        return runFrom(start);
    }

private:
    struct Node {
        std::array<SideState, 2> sides;
        NormalPath path;
        PatternAutomaton::State exempt;
    };

    /// A* search: the state that can end soonest comes first, so a path that is simply there is
    /// found by spelling it out. bytesLeft() never promises too much and sinks by at most one a
    /// step, so the first goal ends a shortest path.
    Witness runFrom(const Node &start)
    {
        add(start, StateTable::kNoParent, '/');
        Node node = start;
        while (const auto next = m_queue.pop()) {
            if (m_isExpanded[*next])
                continue;
            m_isExpanded[*next] = true;
            if (m_table.size() > m_budget.states || m_steps > m_budget.steps
                || (*next % kStatesBetweenLooks == 0 && m_budget.stop.stop_requested()))
                return {Witness::State::NotDetermined, {}, m_table.size()};
            load(*next, node);
            if (isGoal(node))
                return {Witness::State::Found, m_table.pathTo(*next), m_table.size()};
            expand(node, *next);
        }
        return {Witness::State::Impossible, {}, m_table.size()};
    }

    /// At least so many bytes are still to come.
    std::size_t bytesLeft(const Node &node) const
    {
        std::size_t left = 0;
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const SideState &state = node.sides[i];
            if (m_sides[i].wanted() != WantedVerdict::DecidedByTarget
                || state.done != SideState::kNone || state.isSettled)
                continue;
            const SideState::Live target = state.live.back();
            left = std::max(
                left, m_sides[i].contenders()[target.contender]->automaton.bytesLeft(target.state));
        }
        return left;
    }

    bool isGoal(const Node &node) const
    {
        return node.path.mayEnd() && !m_exempt.accepts(node.exempt)
            && holdsAtEnd(m_sides[0], node.sides[0]) && holdsAtEnd(m_sides[1], node.sides[1]);
    }

    void expand(const Node &from, std::uint32_t index)
    {
        ByteSet matter;
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            for (const SideState::Live live : from.sides[i].live)
                m_sides[i].contenders()[live.contender]->automaton.addBytesThatMatter(live.state,
                                                                                      matter);
        m_exempt.addBytesThatMatter(from.exempt, matter);
        const bool onlyThese = isStrict(from);
        bool hasOther = onlyThese;
        m_followed.clear();
        for (const char byte : kBytesByPreference) {
            if (!matter[static_cast<unsigned char>(byte)]) {
                if (hasOther)
                    continue;
                // One byte stands for all that do not matter. A harmless one: it leaves at least
                // the endings open that any other leaves.
                hasOther = NormalPath::isHarmless(byte);
            }
            m_followed.push_back(byte);
        }
        // The queue takes the last one first.
        for (std::size_t i = m_followed.size(); i-- > 0;)
            follow(from, index, m_followed[i]);
    }

    /// Whether only bytes that matter lead on, because a rule that shall decide has to be spelt
    /// out.
    bool isStrict(const Node &node) const
    {
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const SideState &state = node.sides[i];
            if (m_sides[i].wanted() == WantedVerdict::DecidedByTarget
                && state.done == SideState::kNone && !state.isSettled) {
                const SideState::Live target = state.live.back();
                if (m_sides[i].contenders()[target.contender]->automaton.isStrict(target.state))
                    return true;
            }
        }
        return false;
    }

    void follow(const Node &from, std::uint32_t index, char byte)
    {
        m_next.path = from.path;
        if (!m_next.path.step(byte))
            return;
        m_next.exempt = m_exempt.step(from.exempt, byte);
        m_steps += 1 + from.sides[0].live.size() + from.sides[1].live.size();
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            if (!stepSide(m_sides[i], from.sides[i], byte, m_next.sides[i]))
                return;
        add(m_next, index, byte);
    }

    void add(const Node &node, std::uint32_t parent, char byte)
    {
        m_words.clear();
        m_words.push_back(node.path.fingerprint() | std::uint32_t{node.exempt} << 16);
        for (const SideState &side : node.sides) {
            m_words.push_back(side.isSettled);
            m_words.push_back(side.done);
            m_words.push_back(static_cast<std::uint32_t>(side.live.size()));
            for (const SideState::Live live : side.live) {
                m_words.push_back(live.contender);
                m_words.push_back(live.state);
            }
        }
        const StateTable::Inserted inserted = m_table.insert(m_words, parent, byte);
        if (inserted.isNew) {
            m_paths.push_back(node.path);
            m_isExpanded.push_back(false);
        }
        if (inserted.isShorter)
            m_queue.push(inserted.state, m_table.steps(inserted.state) + bytesLeft(node));
    }

    void load(std::uint32_t index, Node &node) const
    {
        const std::uint32_t *word = m_table.words(index).data();
        node.path = m_paths[index];
        node.exempt = static_cast<PatternAutomaton::State>(*word++ >> 16);
        for (SideState &side : node.sides) {
            side.isSettled = *word++ != 0;
            side.done = *word++;
            side.live.resize(*word++);
            for (SideState::Live &live : side.live) {
                live.contender = *word++;
                live.state = static_cast<PatternAutomaton::State>(*word++);
            }
        }
    }

    std::array<SearchSide, 2> m_sides;
    Reading m_reading;
    const SearchBudget &m_budget;
    PatternAutomaton m_exempt;
    StateTable m_table;
    std::uint64_t m_steps = 0;
    BucketQueue m_queue;
    std::vector<NormalPath> m_paths;
    std::vector<bool> m_isExpanded;
    std::string m_followed;
    std::vector<std::uint32_t> m_words;
    Node m_next{{}, NormalPath(Reading::Google), PatternAutomaton::kDead};
};

Witness search(const SearchSide &first, const SearchSide &second, Reading reading,
               const SearchBudget &budget)
{
    Witness witness = Search(first, second, reading, budget).run(false);
    // Rarely is the exempt path the first that is found, so that following it is worth a second run
    // and not a place in every state.
    if (witness.path == kRobotsTxt && reading == Reading::Standard)
        witness = Search(first, second, reading, budget).run(true);
    return witness;
}

} // namespace

Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchRules &others, bool isAllowedByOthers,
                        const SearchBudget &budget)
{
    const SearchTarget target{rules, contender};
    return search(SearchSide::deciding(target),
                  SearchSide::judging(others, isAllowedByOthers, target), rules.rules().reading(),
                  budget);
}

Witness findDecidedPath(const SearchRules &rules, std::uint32_t contender,
                        const SearchBudget &budget)
{
    return search(SearchSide::deciding({rules, contender}), SearchSide::indifferent(),
                  rules.rules().reading(), budget);
}

Witness findPath(const SearchRules &rules, bool isAllowed, const SearchBudget &budget)
{
    return search(SearchSide::judging(rules, isAllowed), SearchSide::indifferent(),
                  rules.rules().reading(), budget);
}

} // namespace rep
