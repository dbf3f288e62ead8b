// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/text/byte_span.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rep {

/// How a crawler's token was found.
enum class TokenOrigin : std::uint8_t {
    Known, // the catalogue has it
    AfterCompatible, // it stands after `compatible;`
    FirstProduct, // the first product that is no browser's, or all that was given
};

/// The token of a crawler, found in its User-Agent header.
struct FoundToken {
    std::string token; // in the catalogue's spelling where it has this very name, else as written
    TokenOrigin how = TokenOrigin::FirstProduct;
    ByteSpan span; // in the header

    /// What readers make of it in a user-agent line: `Sogou` of `Sogou web spider`. May be empty.
    std::string_view readAs() const { return productToken(token); }
};

/// No more of a header is looked at; servers refuse longer ones.
inline constexpr std::size_t kMaxHeaderBytes = 8192;

/// Finds who sends a User-Agent header. What is nothing but a product token is that token. Else the
/// longest known name that stands as a whole word wins; names that no request is made under do not
/// count, nor do parts of addresses and what follows `like`. Else the product after `compatible;`,
/// else the first product outside comments that is no browser's. Nothing for an ordinary browser.
/// Any bytes will do. A usual header costs a microsecond, the worst of 8 KiB some milliseconds.
std::optional<FoundToken> findProductToken(std::string_view userAgentHeader,
                                           const Catalogue &catalogue);

} // namespace rep
