// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/name_index.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// What a line beyond RFC 9309 would hold for.
enum class DirectiveScope : std::uint8_t {
    File,
    Group,
    Anywhere, // as good in a group as outside
    None, // does not belong in robots.txt, or nothing says
};

/// Who reads it.
enum class DirectiveSupport : std::uint8_t {
    Many,
    Some,
    Dropped, // was read once
    Unverified, // specified or met, but no crawler is known to read it
    Nobody,
};

/// What is known of a kind of line beyond RFC 9309. Whether a reader takes its key for Allow or
/// Disallow all the same is core/protocol's to say (readKey).
struct DirectiveFacts {
    std::string name;
    std::string syntax; // an example
    DirectiveScope scope = DirectiveScope::None;
    DirectiveSupport support = DirectiveSupport::Unverified;
    std::string readers;
    std::string source;
    std::string asOf;
    std::string note; // a sentence in English, for site owners
};

/// The kinds of lines that are known. Made and kept like Catalogue.
class DirectiveCatalogue {
public:
    /// Reads a table like resources/crawlers/directives.tsv; any bytes will do. Linear.
    static DirectiveCatalogue parse(std::string_view tsv);

    const std::vector<DirectiveFacts> &all() const { return m_directives; }
    /// Compared whole, without case; nullptr where there is none. O(1) on average.
    const DirectiveFacts *find(std::string_view name) const;
    /// The lines (from 1) of the rows that were passed over, ascending.
    const std::vector<std::uint32_t> &skippedLines() const { return m_skippedLines; }

private:
    bool add(DirectiveFacts facts);

    std::vector<DirectiveFacts> m_directives;
    NameIndex m_places; // in m_directives
    std::vector<std::uint32_t> m_skippedLines;
};

} // namespace rep
