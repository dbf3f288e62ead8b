// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// The bytes of ASCII.
using ByteSet = std::bitset<128>;

/// A path pattern as a deterministic automaton that reads a path byte by byte.
///
/// It has about as many states as the pattern has bytes: the pieces between stars are found one
/// after the other, each at its first place, by the automaton of Knuth, Morris and Pratt; a last
/// piece before `$` is looked for until the path ends.
class PatternAutomaton {
public:
    using State = std::uint16_t;
    /// No path that goes on from here matches.
    static constexpr State kDead = 0xFFFF;
    /// Every path that goes on from here matches.
    static constexpr State kDone = 0xFFFE;

    /// `pattern` is normalised, so it has at most 3 * kMaxLineBytes bytes and states fit.
    explicit PatternAutomaton(std::string_view pattern);

    State start() const { return m_start; }
    /// The state after one more byte. Amortised constant cost over a path.
    State step(State state, char byte) const;
    /// Whether the path that ends in this state matches.
    bool accepts(State state) const
    {
        return state == kDone || (state == m_bytes.size() && m_isAnchored);
    }
    /// At least so many more bytes a path needs to match.
    std::size_t bytesLeft(State state) const { return state >= kDone ? 0 : m_bytes.size() - state; }
    /// The byte that leads to fewer bytesLeft(), or 0 where there is none.
    char nextByte(State state) const { return state < m_bytes.size() ? m_bytes[state] : '\0'; }
    /// Adds the bytes that may lead elsewhere than any other byte does.
    void addBytesThatMatter(State state, ByteSet &bytes) const;
    /// Whether every byte but those of addBytesThatMatter() leads to kDead.
    bool isStrict(State state) const { return state < m_firstFloating; }

private:
    void addPiece(std::string_view piece, bool isFloating);
    State whenAllRead(State state) const;

    std::string m_bytes; // of all pieces, one after the other; a state is a place in it
    // Where a place's piece begins, and where to go on when the byte at the place is not the next.
    std::vector<State> m_pieceBegin;
    std::vector<State> m_border;
    std::size_t m_firstFloating = 0; // places before it are of the piece at the path's beginning
    State m_start = 0;
    bool m_isAnchored = false; // has to end where the path ends
};

} // namespace rep
