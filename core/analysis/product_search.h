// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/bucket_queue.h"
#include "core/analysis/product_state.h"
#include "core/analysis/state_table.h"
#include "core/analysis/witness_search.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rep {

/// One search through the product of two sides, for one path. It is an A* search: the state that
/// can end soonest comes first, so a path that is simply there is found by spelling it out.
class ProductSearch {
public:
    struct Options {
        bool leavesOutRobotsTxt = false;
        /// Follows `?` as well where it stands for nothing: inside a query dot segments are free.
        bool followsQueries = false;
        /// What the path begins with: at least the slash.
        std::string_view prefix = "/";
    };

    /// Views all but the options.
    ProductSearch(const std::array<SearchSide, 2> &sides, Reading reading,
                  const SearchBudget &budget, Options options);

    /// Once.
    Witness run();
    /// Whether there may be a path inside a query that is shorter than what run() gave.
    bool mayMissQueries() const { return m_cutLength < m_foundLength; }

private:
    struct Node {
        std::array<SideState, 2> sides;
        NormalPath path;
        PatternAutomaton::State exempt;
    };
    /// Of a state, what has been followed from there.
    enum class Progress : std::uint8_t { Nothing, NextBytes, All };

    bool start(Node &node) const;
    bool isUsedUp();
    std::size_t leastLeft(const Node &node) const;
    bool holds(const Node &node) const;
    bool isGoal(const Node &node, std::uint32_t index);
    void expandFurther(const Node &node, std::uint32_t index);
    ByteSet bytesThatMatter(const Node &node) const;
    void followAll(const Node &from, std::uint32_t index, const ByteSet &bytes);
    void follow(const Node &from, std::uint32_t index, char byte);
    void add(const Node &node, std::uint32_t parent, char byte);
    void load(std::uint32_t index, Node &node) const;

    const std::array<SearchSide, 2> &m_sides;
    Reading m_reading;
    const SearchBudget &m_budget;
    Options m_options;
    PatternAutomaton m_exempt;
    StateTable m_table; // its first state is at the last byte of the prefix
    BucketQueue m_queue;
    // By state.
    std::vector<NormalPath> m_paths;
    std::vector<Progress> m_progress;
    std::uint64_t m_steps = 0;
    std::uint32_t m_looks = 0;
    std::size_t m_cutLength; // at least so long is a path that is not found for its dot segments
    std::size_t m_foundLength;
    // Kept for their memory.
    std::vector<std::uint32_t> m_words;
    Node m_next;
};

/// Runs searches until what one has left out changes nothing.
Witness searchProduct(const std::array<SearchSide, 2> &sides, Reading reading,
                      const SearchBudget &budget, std::string_view prefix = "/");

} // namespace rep
