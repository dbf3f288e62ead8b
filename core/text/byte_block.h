// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace rep {

/// 64 bytes of a text that are compared with one byte together. Past the end of the text stands a
/// space.
class ByteBlock {
public:
    static constexpr std::size_t kBytes = 64;

    /// The bytes from `at` on, which must be inside the text.
    ByteBlock(std::string_view text, std::size_t at)
    {
        const char *source = text.data() + at;
        std::array<char, kBytes> tail;
        if (text.size() - at < kBytes) {
            tail.fill(' ');
            std::memcpy(tail.data(), source, text.size() - at);
            source = tail.data();
        }
        load(source);
    }

#ifdef __SSE2__

    /// A bit for each place that holds one of the two, the lowest for the first byte.
    std::uint64_t whereEither(char one, char other) const
    {
        return where(m_0, one, other) | where(m_1, one, other) << 16 | where(m_2, one, other) << 32
            | where(m_3, one, other) << 48;
    }

private:
    static __m128i part(const char *bytes)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
    }
    void load(const char *bytes)
    {
        m_0 = part(bytes);
        m_1 = part(bytes + 16);
        m_2 = part(bytes + 32);
        m_3 = part(bytes + 48);
    }
    static std::uint64_t where(__m128i bytes, char one, char other)
    {
        const __m128i equal = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(one)),
                                           _mm_cmpeq_epi8(bytes, _mm_set1_epi8(other)));
        return static_cast<unsigned>(_mm_movemask_epi8(equal));
    }

    __m128i m_0;
    __m128i m_1;
    __m128i m_2;
    __m128i m_3;

#else

    std::uint64_t whereEither(char one, char other) const
    {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < kBytes; ++i)
            mask |= std::uint64_t{m_bytes[i] == one || m_bytes[i] == other} << i;
        return mask;
    }

private:
    void load(const char *bytes) { std::memcpy(m_bytes.data(), bytes, kBytes); }

    std::array<char, kBytes> m_bytes;

#endif
};

} // namespace rep
