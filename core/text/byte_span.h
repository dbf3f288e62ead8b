// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace rep {

/// A count from the start of a text, in one unit. Two units never mix by accident: a byte offset of
/// the file and a UTF-16 offset of the window's document are different types. Files are read up to
/// 4 GiB; what lies beyond has no offset.
template<class Unit>
struct Offset {
    std::uint32_t value = 0;

    friend constexpr auto operator<=>(Offset, Offset) = default;
    friend constexpr Offset operator+(Offset offset, std::uint32_t distance)
    {
        return {offset.value + distance};
    }
    friend constexpr std::uint32_t operator-(Offset later, Offset earlier)
    {
        return later.value - earlier.value;
    }
};

using ByteOffset = Offset<struct ByteUnit>;
using Utf16Offset = Offset<struct Utf16Unit>;

/// The largest file that offsets can speak of.
inline constexpr std::uint64_t kMaxFileBytes = 0xFFFFFFFFU;

/// A half-open range of bytes of the file.
struct ByteSpan {
    ByteOffset begin;
    ByteOffset end;

    friend constexpr bool operator==(ByteSpan, ByteSpan) = default;
    constexpr std::uint32_t size() const { return end - begin; }
    constexpr bool isEmpty() const { return begin == end; }
    constexpr bool contains(ByteOffset offset) const { return begin <= offset && offset < end; }
};

/// The bytes that a span speaks of. The span must lie inside `bytes`.
constexpr std::string_view slice(std::string_view bytes, ByteSpan span)
{
    return bytes.substr(span.begin.value, span.size());
}

} // namespace rep
