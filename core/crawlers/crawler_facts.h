// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/product_token.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// What a crawler fetches pages for.
enum class Purpose : std::uint8_t {
    Search,
    AiTraining,
    AiSearch, // the index of an AI product that shows and links to pages
    AiUser, // a person asked an AI product for the page
    AiData, // data that is sold, for AI among others
    Seo,
    Social,
    Archive,
    Ads,
    Other,
};

/// Whether a crawler obeys robots.txt: its operator's word, as far as not said otherwise.
enum class Honours : std::uint8_t {
    NotStated,
    Yes,
    No,
    Partly, // not in every case
    Depends, // on those who use it
    Conflict, // sources disagree
    UnverifiedYes, // only a public list says so
    UnverifiedNo,
};

/// What is known of a crawler. Says nothing of a file.
struct CrawlerFacts {
    std::string token; // as its operator writes it, which may be no product token of RFC 9309
    std::string operatorName;
    Purpose purpose = Purpose::Other; // the main one
    std::vector<Purpose> furtherPurposes;
    Honours honours = Honours::NotStated;
    std::string source; // whose word `honours` is: `operator`, or the name of a public list
    std::string asOf; // the day or month of that, such as 2026-08-22 or 2026-11
    std::string documentation; // an address; empty where none is known
    std::string note; // a sentence in English, for site owners

    /// Whose groups it reads where no group names it, in order; then the `*` groups.
    std::vector<std::string> fallbacks;
    std::string fallbackSource; // like `source`
    std::vector<std::string> variants; // other spellings that are met

    std::uint32_t offerOrder = 0; // place among the well-known ones, from 1; 0: none of them
    bool isControlToken = false; // steers what may be done with pages; never fetches any
    bool ignoresWildcard = false; // reads no `*` group
    bool isRetired = false; // its operator says so
    bool isLegacy = false; // an old name, which may govern nothing any more
    bool isGroupName = false; // stands for several crawlers; none fetches under it
    bool isNoProductToken = false; // listed as a crawler's name, but nothing answers to it
    bool readsCrawlDelay = false;

    /// What readers make of the token in a user-agent line: `MJ` of `MJ12bot`. May be empty.
    std::string_view readAs() const { return productToken(token); }
    bool fallbacksAreVerified() const { return fallbackSource == "operator"; }
    bool serves(Purpose wanted) const
    {
        return purpose == wanted
            || std::ranges::find(furtherPurposes, wanted) != furtherPurposes.end();
    }
};

} // namespace rep
