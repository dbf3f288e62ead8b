// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/byte_span.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// One change of the file: the bytes of `span` give way to `replacement`. An empty span inserts.
struct TextEdit {
    ByteSpan span;
    std::string replacement;

    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// Sorts edits by place. False, and the order is unspecified, if two of them overlap or one lies
/// outside a file of `size` bytes. Two insertions at one place keep the order in which they came.
bool sortEdits(std::vector<TextEdit> &edits, std::size_t size);

/// The file after the edits, which all speak of the bytes before any of them. Nothing if they
/// overlap or lie outside. Linear.
std::optional<std::string> applyEdits(std::string_view bytes, std::vector<TextEdit> edits);

} // namespace rep
