// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rep {

/// A line that was meant as a directive, but has no colon and is no record.
struct LineParts {
    std::string_view name; // of the directive meant, as it is spelt properly; a literal
    std::size_t keySize = 0; // bytes of the word
    std::size_t valueBegin = 0; // where the value begins, after white space and a wrong sign
    std::string value;
};

/// Takes a trimmed line apart: `Disallow /a /b`, `User-agent Some Bot`, `Disallow=/x`, `Disallow`.
/// Nothing if the first word is no directive, or what follows is no value for it, as in the
/// sentence "Allow all robots to enter".
std::optional<LineParts> partsWithoutColon(std::string_view text);

/// Whether a record is no directive but an address on a line of its own: `https://…`.
bool isBareAddress(std::string_view key, std::string_view value);

} // namespace rep
