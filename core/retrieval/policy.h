// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

namespace rep {

/// Whose way of handling an HTTP answer is asked for.
enum class RetrievalPolicy : std::uint8_t { Rfc9309, Google, Yandex };

/// RFC 9309 2.3.1.2: crawlers follow at least five consecutive redirects.
inline constexpr int kMaxRedirects = 5;

/// RFC 9309 2.5: crawlers read at least 500 kibibytes. What lies beyond may never be read.
inline constexpr std::uint64_t kParsingLimit = 500ULL * 1024;

/// RFC 9309 2.4: a cached copy is used for 24 hours at most, unless the file is unreachable.
inline constexpr std::chrono::seconds kMaxCacheAge = std::chrono::hours(24);

/// What sets one policy apart from another. An unreachable file passes through three stages: first
/// nothing may be crawled, then the last good copy holds, then there are no rules.
struct PolicyTraits {
    /// Any other status than 200 means that everything may be crawled.
    bool only200HasRules;
    /// 429 is a server error and not, as RFC 9309 2.3.1.3 has all 4xx, "unavailable".
    bool tooManyRequestsIsServerError;
    /// A file beyond kParsingLimit has no rules at all; otherwise its beginning is read.
    bool oversizeHasNoRules;
    /// Once an unreachable file has been given up, a site that does not answer at all is not
    /// crawled.
    bool silentSiteStaysClosed;
    /// How long an unreachable file closes the whole site (RFC 9309 2.3.1.4).
    std::chrono::seconds closedFor;
    /// How long, from the first failure on, the last good copy may stand in for the file.
    std::chrono::seconds copyHoldsFor;
};

/// Total: any value of the enumeration, also one cast from a foreign number, has traits.
const PolicyTraits &traits(RetrievalPolicy policy);

/// RFC 9309 2.4. A copy of an age below zero is taken for a fresh one.
bool mayUseCachedCopy(std::chrono::seconds age, bool unreachable);

} // namespace rep
