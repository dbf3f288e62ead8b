// SPDX-License-Identifier: MIT
#include "core/analysis/pattern_automaton.h"

#include "core/text/ascii.h"

namespace rep {

PatternAutomaton::PatternAutomaton(std::string_view pattern)
{
    m_isAnchored = pattern.ends_with('$');
    if (m_isAnchored)
        pattern.remove_suffix(1);
    // `a*$` matches what `a*` does.
    if (pattern.ends_with('*'))
        m_isAnchored = false;

    std::size_t star = pattern.find('*');
    const bool hasStar = star != std::string_view::npos;
    addPiece(pattern.substr(0, star), false);
    m_firstFloating = hasStar ? m_bytes.size() : m_bytes.size() + 1;
    while (star != std::string_view::npos) {
        pattern.remove_prefix(star + 1);
        star = pattern.find('*');
        addPiece(pattern.substr(0, star), true);
    }
    // The place behind the last byte; only a piece before `$` goes on from there.
    const std::size_t lastBegin = m_pieceBegin.empty() ? 0 : m_pieceBegin.back();
    m_pieceBegin.push_back(static_cast<State>(lastBegin));
    m_start = whenAllRead(0);
}

void PatternAutomaton::addPiece(std::string_view piece, bool isFloating)
{
    const std::size_t begin = m_bytes.size();
    m_bytes += piece;
    m_pieceBegin.resize(m_bytes.size(), static_cast<State>(begin));
    // One more than places: the border of the whole last piece.
    m_border.resize(m_bytes.size() + 1, static_cast<State>(begin));
    if (!isFloating)
        return;
    m_border[begin] = static_cast<State>(begin);
    std::size_t border = begin;
    for (std::size_t i = begin + 1; i < m_bytes.size(); ++i) {
        while (border > begin && m_bytes[i] != m_bytes[border])
            border = m_border[border];
        if (m_bytes[i] == m_bytes[border])
            ++border;
        m_border[i + 1] = static_cast<State>(border);
    }
}

PatternAutomaton::State PatternAutomaton::whenAllRead(State state) const
{
    return state == m_bytes.size() && !m_isAnchored ? kDone : state;
}

PatternAutomaton::State PatternAutomaton::step(State state, char byte) const
{
    if (state >= kDone)
        return state;
    if (state < m_firstFloating) {
        const bool fits = state < m_bytes.size() && m_bytes[state] == byte;
        return fits ? whenAllRead(static_cast<State>(state + 1)) : kDead;
    }
    const State begin = m_pieceBegin[state];
    std::size_t place = state;
    while (place == m_bytes.size() || m_bytes[place] != byte) {
        if (place == begin)
            return begin;
        place = m_border[place];
    }
    return whenAllRead(static_cast<State>(place + 1));
}

void PatternAutomaton::addBytesThatMatter(State state, ByteSet &bytes) const
{
    if (state >= kDone)
        return;
    const auto add = [this, &bytes](std::size_t place) {
        if (place < m_bytes.size() && !isOutsideAscii(m_bytes[place]))
            bytes.set(static_cast<unsigned char>(m_bytes[place]));
    };
    add(state);
    if (isStrict(state))
        return;
    for (std::size_t place = state; place != m_pieceBegin[state];) {
        place = m_border[place];
        add(place);
    }
}

} // namespace rep
