// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/crawler_facts.h"
#include "core/crawlers/name_index.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace rep {

/// The crawlers that are known. Never changes once made; pointers into it hold while it lives and
/// is not moved or assigned to.
class Catalogue {
public:
    /// Reads a table like resources/crawlers/crawlers.tsv. Any bytes will do: a row without a
    /// token, with a token that a row before has, or with a word that is none of its column is
    /// passed over. Linear.
    static Catalogue parse(std::string_view tsv);

    /// In the order of the table.
    const std::vector<CrawlerFacts> &all() const { return m_crawlers; }

    /// The crawler of a token or else of a spelling variant, compared without case; nullptr where
    /// there is none. O(1) on average.
    const CrawlerFacts *find(std::string_view token) const;

    /// Those that a site owner would test first, in the order to offer them.
    std::vector<const CrawlerFacts *> wellKnown() const;

    /// Those that serve the purpose, if only among others, in the order of the table. Linear.
    std::vector<const CrawlerFacts *> byPurpose(Purpose purpose) const;

    /// The lines (from 1) of the rows that were passed over, ascending.
    const std::vector<std::uint32_t> &skippedLines() const { return m_skippedLines; }

private:
    bool add(CrawlerFacts facts);
    void addVariants();

    std::vector<CrawlerFacts> m_crawlers;
    NameIndex m_places; // in m_crawlers
    std::vector<std::uint32_t> m_skippedLines;
};

} // namespace rep
