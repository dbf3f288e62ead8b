// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rep {

/// How many letters must be put in, taken out, replaced or exchanged with their neighbour to make
/// one word of the other (optimal string alignment), without case. Gives `limit` + 1 where it is
/// more than `limit`. Words of more than 64 bytes are that far apart from all others.
std::size_t editDistance(std::string_view left, std::string_view right, std::size_t limit);

/// What a key or a token looks like to a person: full-width and look-alike letters as ASCII,
/// invisible characters left out, any other character outside ASCII as one `?`.
std::string foldedToAscii(std::string_view text);

} // namespace rep
