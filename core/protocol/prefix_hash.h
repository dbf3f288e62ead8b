// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace rep {

/// Hashes of the prefixes of one text: after one pass over it, that of any prefix costs the same
/// few steps. Two prefixes with the same bytes have the same hash in whatever text they stand.
class PrefixHasher {
public:
    /// Prepares for prefixes of up to `longest` bytes of `text`, which is viewed.
    PrefixHasher(std::string_view text, std::size_t longest) : m_text(text)
    {
        const std::size_t words = (longest < text.size() ? longest : text.size()) / kWord;
        if (words >= m_few.size()) {
            m_many.resize(words + 1);
            m_states = m_many.data();
        }
        m_states[0] = kSeed;
        for (std::size_t i = 0; i < words; ++i)
            m_states[i + 1] = mix(m_states[i] ^ load(i * kWord, kWord));
    }
    PrefixHasher(const PrefixHasher &) = delete;
    PrefixHasher &operator=(const PrefixHasher &) = delete;

    /// `size` may be at most what the constructor was told, and the size of the text.
    std::uint64_t hash(std::size_t size) const
    {
        const std::size_t whole = size / kWord;
        return mix(m_states[whole] ^ load(whole * kWord, size % kWord) ^ (size << 56));
    }

    /// The hash of all of a text.
    static std::uint64_t hashAll(std::string_view text)
    {
        std::uint64_t state = kSeed;
        std::size_t at = 0;
        for (; text.size() - at >= kWord; at += kWord)
            state = mix(state ^ loadFrom(text, at, kWord));
        return mix(state ^ loadFrom(text, at, text.size() - at) ^ (text.size() << 56));
    }

private:
    static constexpr std::size_t kWord = 8;
    static constexpr std::uint64_t kSeed = 0x9E3779B97F4A7C15U;

    static std::uint64_t mix(std::uint64_t value)
    {
        value *= 0xD6E8FEB86659FD93U;
        return value ^ (value >> 32);
    }
    static std::uint64_t loadWord(const char *bytes)
    {
        std::uint64_t word;
        std::memcpy(&word, bytes, kWord);
        if constexpr (std::endian::native == std::endian::big)
            word = __builtin_bswap64(word);
        return word;
    }
    /// `count` bytes, the first one lowest. Reads around them where the text allows, to read at
    /// once.
    static std::uint64_t loadFrom(std::string_view text, std::size_t at, std::size_t count)
    {
        if (count == kWord)
            return loadWord(text.data() + at);
        if (count == 0)
            return 0;
        if (text.size() - at >= kWord)
            return loadWord(text.data() + at) & ((std::uint64_t{1} << (8 * count)) - 1);
        if (at + count >= kWord)
            return loadWord(text.data() + at + count - kWord) >> (8 * (kWord - count));
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < count; ++i)
            word |= std::uint64_t{static_cast<unsigned char>(text[at + i])} << (8 * i);
        return word;
    }
    std::uint64_t load(std::size_t at, std::size_t count) const
    {
        return loadFrom(m_text, at, count);
    }

    std::string_view m_text;
    std::array<std::uint64_t, 64> m_few;
    std::vector<std::uint64_t> m_many;
    std::uint64_t *m_states = m_few.data();
};

} // namespace rep
