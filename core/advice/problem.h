// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/byte_span.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

enum class Severity : std::uint8_t {
    Error, // a crawler reads something else than is written
    Warning, // crawlers differ, or it is likely not meant
    Note,
};

/// One thing to say about a file. Holds no sentence: core/wording makes one from the id, the form
/// and the arguments, in the order in which the sentence's places name them. An argument that is a
/// list has its items parted by line feeds, which no part of a line holds.
struct Problem {
    std::string_view id; // stable and in kebab case, such as "group-melts-into-next"; a literal
    std::string_view form; // which of the id's sentences; empty for the first; a literal
    Severity severity = Severity::Note;
    ByteSpan span; // what is underlined; a whole-file problem has the span of its first line's text
    std::vector<std::string> arguments; // bytes of the file, numbers and paths as text
    std::vector<ByteSpan> related; // other places that belong to it
};

} // namespace rep
