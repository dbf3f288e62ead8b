// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/ascii.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace rep {

/// Where the thing of a name lies in a list. Names compare without case.
class NameIndex {
public:
    /// Whether the name was free. Where it was not, its first place stays.
    bool add(std::string_view name, std::size_t place)
    {
        return m_places.emplace(name, place).second;
    }

    /// O(1) on average; allocates nothing.
    std::optional<std::size_t> find(std::string_view name) const
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const
        {
            std::uint64_t hash = 0xCBF29CE484222325U; // FNV-1a
            for (const char c : name)
                hash = (hash ^ static_cast<unsigned char>(asciiLower(c))) * 0x100000001B3U;
            return static_cast<std::size_t>(hash);
        }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(std::string_view left, std::string_view right) const
        {
            return equalsIgnoringCase(left, right);
        }
    };

    std::unordered_map<std::string, std::size_t, Hash, Equal> m_places;
};

} // namespace rep
