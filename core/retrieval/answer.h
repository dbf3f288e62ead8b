// SPDX-License-Identifier: MIT
#pragma once

#include "core/retrieval/policy.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace rep {

/// What came back for a request of /robots.txt.
struct RetrievalAnswer {
    /// The last status; none where no HTTP answer came: DNS error, refused or broken connection,
    /// timeout.
    std::optional<int> status;
    /// Hops followed before this answer.
    int redirects = 0;
    bool redirectLoop = false;
    /// A hop led to another scheme, host or port.
    bool authorityChanged = false;
    /// The value of the Content-Type header as received; empty where there was none.
    std::string_view mediaType;
    std::uint64_t bodySize = 0;
    bool bodyIsUtf8 = true;
};

/// What was known before the answer came. The default is a first request.
struct RetrievalHistory {
    /// Since when, before this answer, no request for the file has got a definite answer.
    std::chrono::seconds unreachableFor = std::chrono::seconds::zero();
    bool hasCachedCopy = false;
    /// Other resources of the site are served.
    bool siteAnswers = true;
};

/// What a crawler may do until it asks again.
enum class Access : std::uint8_t {
    Rules, // the rules of the body hold
    CachedRules, // the rules of the last good copy hold
    AllowAll,
    DisallowAll,
};

enum class RetrievalNote : std::uint8_t {
    RedirectsOverFive, // argument: how many
    RedirectLoop,
    RedirectLeadsNowhere, // argument: the status
    RulesOfInitialAuthority, // RFC 9309 2.3.1.2: they hold where the first request went
    NotModified,
    Unavailable, // argument: the status; RFC 9309 2.3.1.3
    NotStatus200, // argument: the status, for a reader that wants 200 and nothing else
    TooManyRequests, // 429, for a reader that takes it for a server error
    ServerError, // argument: the status; RFC 9309 2.3.1.4
    InvalidStatus, // argument: the status, which is none of HTTP
    NoAnswer, // RFC 9309 2.3.1.4
    LongUnreachable, // argument: seconds
    NoMediaType,
    NotTextPlain, // RFC 9309 2.3
    CharsetNotUtf8, // the header says so
    NotUtf8, // the body is not; RFC 9309 2.3
    TooLarge, // argument: how many bytes are not read; RFC 9309 2.5
};

struct RetrievalFact {
    RetrievalNote note = RetrievalNote::Unavailable;
    std::int64_t argument = 0; // 0 where the note has none

    bool operator==(const RetrievalFact &) const = default;
};

struct RetrievalVerdict {
    Access access = Access::DisallowAll;
    /// How much of the body is read; 0 unless access is Rules.
    std::uint64_t bytesRead = 0;
    /// Why, in the order of the decision; then what is wrong with the body without changing access.
    std::vector<RetrievalFact> facts;

    bool has(RetrievalNote note) const;
};

/// What the answer means for a crawler of that policy (RFC 9309 2.3.1). Total: every answer, also
/// one no server should give, has a verdict.
RetrievalVerdict judge(const RetrievalAnswer &answer, RetrievalPolicy policy,
                       const RetrievalHistory &history = {});

} // namespace rep
