// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

// Questions about a path pattern as it is written. None costs more than reading it.
namespace rep {

/// `/`, `*`, `/*`, `*/*`, `/*$`: every path fits.
bool matchesEveryPath(std::string_view pattern);

/// The pattern without stars at its end that change nothing, and without a `$` after them.
std::string_view withoutNeedlessStar(std::string_view pattern);

/// Whether a `%` begins no escape. `%` before a star or at the end may begin one: `/*%*`.
bool hasBrokenEscape(std::string_view pattern);

/// The pattern with its escapes in normal form: those of letters, digits and `-._~` decoded, hex
/// digits in upper case, a `%` that begins no escape written `%25`.
std::string withNormalEscapes(std::string_view pattern);

/// The pattern with every byte outside ASCII percent-encoded.
std::string withEncodedBytes(std::string_view pattern);

/// The pattern of a query parameter as it looks behind others: `/*?sort=` gives `/*&sort=`. Empty
/// for any other pattern.
std::string ampersandTwin(std::string_view pattern);

} // namespace rep
