// SPDX-License-Identifier: MIT
#include "core/analysis/product_search.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace rep {

namespace {

constexpr std::string_view kRobotsTxt = "/robots.txt";
constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();
// How often a long search looks whether it is still wanted.
constexpr std::uint32_t kStatesBetweenLooks = 64;

/// All bytes of a path, the ones that read well first.
constexpr std::string_view kBytesByPreference =
    "xyzghijklmnopqrstuvwabcdef0123456789-_/"
    ".?=&XYZGHIJKLMNOPQRSTUVWABCDEF~+,;:@!'()[]|^`{}<>\\\"%*$";

} // namespace

ProductSearch::ProductSearch(const std::array<SearchSide, 2> &sides, Reading reading,
                             const SearchBudget &budget, Options options)
    : m_sides(sides)
    , m_reading(reading)
    , m_budget(budget)
    , m_options(options)
    , m_exempt("/robots.txt$")
    , m_cutLength(kNever)
    , m_foundLength(kNever)
    , m_next{{}, NormalPath(reading), PatternAutomaton::kDead}
{
}

Witness ProductSearch::run()
{
    Node node{{}, NormalPath(m_reading), PatternAutomaton::kDead};
    if (!start(node))
        return {Witness::State::Impossible, {}, 0};
    add(node, StateTable::kNoParent, m_options.prefix.back());
    while (const auto next = m_queue.pop()) {
        if (m_progress[*next] == Progress::All)
            continue;
        if (isUsedUp())
            return {Witness::State::NotDetermined, {}, m_table.size()};
        load(*next, node);
        // bytesLeft() never promises too much and sinks by at most one a step, so the first goal
        // ends a shortest path, and every state comes first by its shortest way.
        if (m_progress[*next] == Progress::Nothing && isGoal(node, *next)) {
            const std::string path = m_table.pathTo(*next);
            m_foundLength = path.size();
            const std::string_view before = m_options.prefix.substr(0, m_options.prefix.size() - 1);
            return {Witness::State::Found, std::string(before) + path, m_table.size()};
        }
        expandFurther(node, *next);
    }
    return {Witness::State::Impossible, {}, m_table.size()};
}

bool ProductSearch::start(Node &node) const
{
    if (m_options.leavesOutRobotsTxt)
        node.exempt = m_exempt.start();
    for (const char byte : m_options.prefix.substr(1))
        if (!node.path.step(byte))
            return false;
    for (const char byte : m_options.prefix)
        node.exempt = m_exempt.step(node.exempt, byte);
    SideState before;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        if (!startSide(m_sides[i], node.sides[i]))
            return false;
        for (const char byte : m_options.prefix) {
            std::swap(before, node.sides[i]);
            if (!stepSide(m_sides[i], before, byte, node.sides[i]))
                return false;
        }
    }
    return true;
}

bool ProductSearch::isUsedUp()
{
    return m_table.size() > m_budget.states || m_steps > m_budget.steps
        || (m_looks++ % kStatesBetweenLooks == 0 && m_budget.stop.stop_requested());
}

/// At least so many bytes are still to come.
std::size_t ProductSearch::leastLeft(const Node &node) const
{
    return std::max(bytesLeft(m_sides[0], node.sides[0]), bytesLeft(m_sides[1], node.sides[1]));
}

bool ProductSearch::holds(const Node &node) const
{
    return !m_exempt.accepts(node.exempt) && holdsAtEnd(m_sides[0], node.sides[0])
        && holdsAtEnd(m_sides[1], node.sides[1]);
}

bool ProductSearch::isGoal(const Node &node, std::uint32_t index)
{
    if (node.path.mayEnd())
        return holds(node);
    if (holds(node))
        m_cutLength = std::min<std::size_t>(m_cutLength, m_table.steps(index) + 1);
    return false;
}

/// The bytes that may keep the path as short as it could be are followed at once, all others only
/// when it is their turn.
void ProductSearch::expandFurther(const Node &node, std::uint32_t index)
{
    const std::array left{bytesLeft(m_sides[0], node.sides[0]),
                          bytesLeft(m_sides[1], node.sides[1])};
    const bool onlyFirst = isStrict(m_sides[0], node.sides[0]);
    const std::size_t urgent = onlyFirst || left[0] >= left[1] ? 0 : 1;
    ByteSet next;
    addNextBytes(m_sides[urgent], node.sides[urgent], next);
    if (m_progress[index] == Progress::Nothing) {
        followAll(node, index, next);
        m_progress[index] = onlyFirst ? Progress::All : Progress::NextBytes;
        if (!onlyFirst)
            m_queue.push(index, m_table.steps(index) + std::max(left[0], left[1]) + 1);
    } else {
        followAll(node, index, bytesThatMatter(node) & ~next);
        m_progress[index] = Progress::All;
    }
}

/// The bytes that lead to different states: all that matter, and one that stands for all others. A
/// harmless one: it leaves at least the endings open that any other leaves.
ByteSet ProductSearch::bytesThatMatter(const Node &node) const
{
    ByteSet matter;
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        addBytesThatMatter(m_sides[i], node.sides[i], matter);
    m_exempt.addBytesThatMatter(node.exempt, matter);
    if (m_options.followsQueries && !node.path.isInQuery())
        matter.set('?');
    for (const char byte : kBytesByPreference) {
        if (matter[static_cast<unsigned char>(byte)])
            continue;
        matter.set(static_cast<unsigned char>(byte));
        if (NormalPath::isHarmless(byte))
            break;
    }
    return matter;
}

void ProductSearch::followAll(const Node &from, std::uint32_t index, const ByteSet &bytes)
{
    // The queue takes the last one first.
    for (std::size_t i = kBytesByPreference.size(); i-- > 0;)
        if (bytes[static_cast<unsigned char>(kBytesByPreference[i])])
            follow(from, index, kBytesByPreference[i]);
}

void ProductSearch::follow(const Node &from, std::uint32_t index, char byte)
{
    m_steps += 1 + from.sides[0].live.size() + from.sides[1].live.size();
    m_next.path = from.path;
    const bool isCut = from.path.endsDotSegment(byte);
    if (!isCut && !m_next.path.step(byte))
        return;
    m_next.exempt = m_exempt.step(from.exempt, byte);
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        if (!stepSide(m_sides[i], from.sides[i], byte, m_next.sides[i]))
            return;
    if (isCut)
        m_cutLength = std::min(m_cutLength, m_table.steps(index) + 2 + leastLeft(m_next));
    else
        add(m_next, index, byte);
}

void ProductSearch::add(const Node &node, std::uint32_t parent, char byte)
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
        m_progress.push_back(Progress::Nothing);
    }
    if (inserted.isShorter)
        m_queue.push(inserted.state, m_table.steps(inserted.state) + leastLeft(node));
}

void ProductSearch::load(std::uint32_t index, Node &node) const
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

Witness searchProduct(const std::array<SearchSide, 2> &sides, Reading reading,
                      const SearchBudget &budget, std::string_view prefix)
{
    ProductSearch::Options options;
    options.prefix = prefix;
    while (true) {
        ProductSearch search(sides, reading, budget, options);
        Witness witness = search.run();
        // Rarely is the exempt path the first that is found, or does a path need dot segments: a
        // second run then costs less than a place for it in every state.
        if (witness.state == Witness::State::NotDetermined)
            return witness;
        if (reading == Reading::Standard && witness.path == kRobotsTxt)
            options.leavesOutRobotsTxt = true;
        else if (!options.followsQueries && search.mayMissQueries())
            options.followsQueries = true;
        else
            return witness;
    }
}

} // namespace rep
