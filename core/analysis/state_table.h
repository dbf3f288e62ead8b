// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rep {

/// The states that a search for a shortest path has seen, each once, with its shortest way so far
/// from the first state: one byte a step. A state is a row of words.
class StateTable {
public:
    static constexpr std::uint32_t kNoParent = 0xFFFFFFFFU;

    StateTable();

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    struct Inserted {
        std::uint32_t state;
        bool isNew; // not seen before
        bool isShorter; // new, or reached in fewer steps than before
    };

    /// Amortised linear in the size of the row.
    Inserted insert(std::span<const std::uint32_t> words, std::uint32_t parent, char byte);
    /// Steps from the first state.
    std::uint32_t steps(std::uint32_t state) const { return m_nodes[state].steps; }
    std::span<const std::uint32_t> words(std::uint32_t state) const;
    /// The bytes that lead to a state from the first one.
    std::string pathTo(std::uint32_t state) const;

private:
    struct Node {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t parent;
        std::uint32_t hash;
        std::uint32_t steps;
        char byte;
    };

    void grow();

    std::vector<std::uint32_t> m_words;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_slots; // node + 1, or 0; its size is a power of two
};

} // namespace rep
