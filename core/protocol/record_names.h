// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"

#include <string_view>

namespace rep {

/// What a key is read as.
struct KeyReading {
    LineKind kind = LineKind::OtherRecord;
    bool isMisspelt = false;
    bool isLonger = false; // goes on after the name
};

/// Reads the key of a record, trimmed. Keys match without case and by prefix, and some frequent
/// misspellings are taken for what they mean (robots.cc, GetKeyType). Constant cost.
KeyReading readKey(std::string_view key);

/// Whether Google knows the key but makes no use of it (reporting_robots.cc, kUnsupportedTags).
bool isKnownToGoogleButUnused(std::string_view key);

/// The name as RFC 9309 or the sitemap protocol writes it; empty for other kinds.
std::string_view properName(LineKind kind);

} // namespace rep
