// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace rep {

/// How a line ends. RFC 9309 2.2: EOL = CR / LF / CRLF. `None` is the end of the file.
enum class LineEnd : std::uint8_t { None, Lf, CrLf, Cr };

constexpr std::string_view lineEndBytes(LineEnd end)
{
    switch (end) {
    case LineEnd::None:
        return {};
    case LineEnd::Lf:
        return "\n";
    case LineEnd::CrLf:
        return "\r\n";
    case LineEnd::Cr:
        return "\r";
    }
    return {};
}

} // namespace rep
