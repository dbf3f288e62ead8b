// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"

#include <optional>
#include <string_view>

namespace rep {

/// What a person meant by the word at the beginning of a line.
struct MeantKey {
    std::string_view name; // `Disallow`, `Crawl-delay`, …: a literal
    LineKind kind = LineKind::OtherRecord;
    bool isExact = false; // spelt right, or as Google accepts it
};

/// The directive of a key that is spelt right, misspelt as Google accepts it, or one or two letters
/// off. Nothing for any other word. Constant cost.
std::optional<MeantKey> meantKey(std::string_view key);

/// The directive of a key that is spelt exactly so, without case, also as Google's misspellings.
std::optional<MeantKey> exactKey(std::string_view key);

} // namespace rep
