// SPDX-License-Identifier: MIT
#include "core/retrieval/policy.h"

namespace rep {

namespace {

using std::chrono::hours;
using std::chrono::seconds;

constexpr seconds kThirtyDays = hours(24 * 30);

// After 30 days the RFC leaves two ways, "unavailable" or a cached copy, and sets that copy no end.
// Where there is a choice the reading that errs towards "blocked" is taken: the copy, if there is
// one.
constexpr PolicyTraits kRfc9309 = {
    .only200HasRules = false,
    .tooManyRequestsIsServerError = false,
    .oversizeHasNoRules = false,
    .silentSiteStaysClosed = false,
    .closedFor = kThirtyDays,
    .copyHoldsFor = seconds::max(),
};

// developers.google.com/crawling/docs/robots-txt/robots-txt-spec, "Handling of errors and HTTP
// status codes", and its page on the crawl stats report for the 12 hours.
constexpr PolicyTraits kGoogle = {
    .only200HasRules = false,
    .tooManyRequestsIsServerError = true,
    .oversizeHasNoRules = false,
    .silentSiteStaysClosed = true,
    .closedFor = hours(12),
    .copyHoldsFor = kThirtyDays,
};

// Yandex Webmaster help, "Requirements to the robots.txt file": a file that does not meet one of
// them, status and size among them, leaves the site open.
constexpr PolicyTraits kYandex = {
    .only200HasRules = true,
    .tooManyRequestsIsServerError = false,
    .oversizeHasNoRules = true,
    .silentSiteStaysClosed = false,
    .closedFor = seconds::zero(),
    .copyHoldsFor = seconds::zero(),
};

} // namespace

const PolicyTraits &traits(RetrievalPolicy policy)
{
    switch (policy) {
    case RetrievalPolicy::Google:
        return kGoogle;
    case RetrievalPolicy::Yandex:
        return kYandex;
    case RetrievalPolicy::Rfc9309:
        break;
    }
    return kRfc9309;
}

bool mayUseCachedCopy(std::chrono::seconds age, bool unreachable)
{
    return unreachable || age <= kMaxCacheAge;
}

} // namespace rep
