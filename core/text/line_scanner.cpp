// SPDX-License-Identifier: MIT
#include "core/text/line_scanner.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace rep {

namespace {

constexpr std::size_t kBlockBytes = 64;
constexpr std::size_t kNowhere = std::string_view::npos;

#ifdef __SSE2__

/// 64 bytes as four registers, compared with one byte at a time.
class Block {
public:
    explicit Block(const char *bytes)
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            m_parts[i] = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + 16 * i));
    }

    std::uint64_t where(char byte) const
    {
        const __m128i wanted = _mm_set1_epi8(byte);
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const int bits = _mm_movemask_epi8(_mm_cmpeq_epi8(m_parts[i], wanted));
            mask |= static_cast<std::uint64_t>(static_cast<unsigned>(bits)) << (16 * i);
        }
        return mask;
    }

private:
    struct alignas(16) Part {
        __m128i value;
        Part &operator=(__m128i other)
        {
            value = other;
            return *this;
        }
        operator __m128i() const { return value; }
    };
    std::array<Part, 4> m_parts;
};

#else

class Block {
public:
    explicit Block(const char *bytes) { std::memcpy(m_bytes.data(), bytes, kBlockBytes); }

    std::uint64_t where(char byte) const
    {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < kBlockBytes; ++i)
            mask |= static_cast<std::uint64_t>(m_bytes[i] == byte) << i;
        return mask;
    }

private:
    std::array<char, kBlockBytes> m_bytes;
};

#endif

} // namespace

struct LineScanner::Places {
    std::size_t colon = kNowhere;
    std::size_t hash = kNowhere;
    std::size_t nul = kNowhere;
};

LineScanner::LineScanner(std::string_view bytes) : m_bytes(bytes)
{
    readBlock(0);
}

void LineScanner::readBlock(std::size_t block)
{
    m_block = block;
    const std::size_t left = m_bytes.size() - block;
    std::array<char, kBlockBytes> tail;
    const char *source = m_bytes.data() + block;
    if (left < kBlockBytes) {
        // Filled with a byte that no mask looks for.
        tail.fill(' ');
        if (left != 0)
            std::memcpy(tail.data(), source, left);
        source = tail.data();
    }
    const Block bytes(source);
    m_masks.lineEnds = bytes.where('\n') | bytes.where('\r');
    m_masks.colons = bytes.where(':');
    m_masks.hashes = bytes.where('#');
    m_masks.nuls = bytes.where('\0');
}

void LineScanner::notePlaces(Places &places, std::uint64_t window) const
{
    const auto note = [this, window](std::size_t &place, std::uint64_t mask) {
        if (place == kNowhere && (mask & window) != 0)
            place = m_block + static_cast<std::size_t>(std::countr_zero(mask & window));
    };
    note(places.colon, m_masks.colons);
    note(places.hash, m_masks.hashes);
    note(places.nul, m_masks.nuls);
}

ScannedLine LineScanner::finishLine(const Places &places, std::size_t begin, std::size_t textEnd)
{
    ScannedLine line;
    line.begin = begin;
    line.textEnd = textEnd;
    line.colon = std::min(places.colon, textEnd);
    line.hash = std::min(places.hash, textEnd);
    line.nul = std::min(places.nul, textEnd);
    m_isAtEnd = textEnd == m_bytes.size();
    if (m_isAtEnd)
        return line;
    if (m_bytes[textEnd] == '\n')
        line.end = LineEnd::Lf;
    else if (textEnd + 1 < m_bytes.size() && m_bytes[textEnd + 1] == '\n')
        line.end = LineEnd::CrLf;
    else
        line.end = LineEnd::Cr;
    m_position = textEnd + (line.end == LineEnd::CrLf ? 2 : 1);
    return line;
}

ScannedLine LineScanner::next()
{
    const std::size_t begin = m_position;
    Places places;
    if (const std::size_t block = begin / kBlockBytes * kBlockBytes; block != m_block)
        readBlock(block);
    std::uint64_t window = ~std::uint64_t{0} << (begin - m_block);
    while (true) {
        const std::uint64_t ends = m_masks.lineEnds & window;
        if (ends != 0) {
            notePlaces(places, window & ((ends & (~ends + 1)) - 1));
            const auto bit = static_cast<std::size_t>(std::countr_zero(ends));
            return finishLine(places, begin, m_block + bit);
        }
        notePlaces(places, window);
        if (m_bytes.size() - m_block <= kBlockBytes)
            return finishLine(places, begin, m_bytes.size());
        readBlock(m_block + kBlockBytes);
        window = ~std::uint64_t{0};
    }
}

} // namespace rep
