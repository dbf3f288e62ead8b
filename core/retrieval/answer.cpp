// SPDX-License-Identifier: MIT
#include "core/retrieval/answer.h"

#include "core/retrieval/media_type.h"

#include <algorithm>
#include <utility>

namespace rep {

namespace {

enum class Outcome : std::uint8_t { Successful, NotModified, Unavailable, Unreachable };

constexpr int kStatusOk = 200;
constexpr int kStatusNotModified = 304;
constexpr int kStatusTooManyRequests = 429;

constexpr bool isInHundred(int status, int hundred)
{
    return status >= hundred && status < hundred + 100;
}

class Judge {
public:
    Judge(const RetrievalAnswer &answer, RetrievalPolicy policy, const RetrievalHistory &history)
        : m_answer(answer), m_traits(traits(policy)), m_history(history)
    {
    }

    RetrievalVerdict verdict();

private:
    Outcome outcome();
    Outcome outcomeOfStatus(int status);
    void judgeBody();
    Access accessWhileUnreachable();
    void note(RetrievalNote note, std::int64_t argument = 0)
    {
        m_verdict.facts.push_back({note, argument});
    }

    const RetrievalAnswer &m_answer;
    const PolicyTraits &m_traits;
    const RetrievalHistory &m_history;
    RetrievalVerdict m_verdict;
};

RetrievalVerdict Judge::verdict()
{
    switch (outcome()) {
    case Outcome::Successful:
        judgeBody();
        break;
    case Outcome::NotModified:
        m_verdict.access = Access::CachedRules;
        break;
    case Outcome::Unavailable:
        m_verdict.access = Access::AllowAll;
        break;
    case Outcome::Unreachable:
        m_verdict.access = accessWhileUnreachable();
        break;
    }
    return std::move(m_verdict);
}

Outcome Judge::outcome()
{
    // Whatever lies behind a sixth hop, a crawler that stops after five never sees it.
    if (m_answer.redirectLoop) {
        note(RetrievalNote::RedirectLoop);
        return Outcome::Unavailable;
    }
    if (m_answer.redirects > kMaxRedirects) {
        note(RetrievalNote::RedirectsOverFive, m_answer.redirects);
        return Outcome::Unavailable;
    }
    if (!m_answer.status) {
        note(RetrievalNote::NoAnswer);
        return Outcome::Unreachable;
    }
    return outcomeOfStatus(*m_answer.status);
}

Outcome Judge::outcomeOfStatus(int status)
{
    if (status == kStatusNotModified && m_history.hasCachedCopy) {
        note(RetrievalNote::NotModified);
        return Outcome::NotModified;
    }
    if (isInHundred(status, 500)) {
        note(RetrievalNote::ServerError, status);
        return Outcome::Unreachable;
    }
    if (status == kStatusTooManyRequests && m_traits.tooManyRequestsIsServerError) {
        note(RetrievalNote::TooManyRequests);
        return Outcome::Unreachable;
    }
    if (isInHundred(status, 400)) {
        note(RetrievalNote::Unavailable, status);
        return Outcome::Unavailable;
    }
    if (isInHundred(status, 300)) {
        note(RetrievalNote::RedirectLeadsNowhere, status);
        return Outcome::Unavailable;
    }
    if (!isInHundred(status, 200)) {
        note(RetrievalNote::InvalidStatus, status);
        return Outcome::Unreachable;
    }
    if (status != kStatusOk && m_traits.only200HasRules) {
        note(RetrievalNote::NotStatus200, status);
        return Outcome::Unavailable;
    }
    return Outcome::Successful;
}

void Judge::judgeBody()
{
    m_verdict.access = Access::Rules;
    m_verdict.bytesRead = std::min(m_answer.bodySize, kParsingLimit);
    if (m_answer.bodySize > kParsingLimit) {
        const std::uint64_t unread = m_answer.bodySize - kParsingLimit;
        constexpr std::uint64_t kLargest = INT64_MAX;
        note(RetrievalNote::TooLarge, static_cast<std::int64_t>(std::min(unread, kLargest)));
        if (m_traits.oversizeHasNoRules) {
            m_verdict.access = Access::AllowAll;
            m_verdict.bytesRead = 0;
            return;
        }
    }
    if (m_answer.authorityChanged)
        note(RetrievalNote::RulesOfInitialAuthority);

    const MediaType mediaType = readMediaType(m_answer.mediaType);
    if (mediaType.type.empty())
        note(RetrievalNote::NoMediaType);
    else if (!isTextPlain(mediaType))
        note(RetrievalNote::NotTextPlain);
    if (!agreesWithUtf8(mediaType))
        note(RetrievalNote::CharsetNotUtf8);
    if (!m_answer.bodyIsUtf8)
        note(RetrievalNote::NotUtf8);
}

Access Judge::accessWhileUnreachable()
{
    const auto since = std::max(m_history.unreachableFor, std::chrono::seconds::zero());
    if (since < m_traits.closedFor)
        return Access::DisallowAll;
    if (since > std::chrono::seconds::zero())
        note(RetrievalNote::LongUnreachable, since.count());
    if (since < m_traits.copyHoldsFor)
        return m_history.hasCachedCopy ? Access::CachedRules : Access::AllowAll;
    const bool staysClosed = m_traits.silentSiteStaysClosed && !m_history.siteAnswers;
    return staysClosed ? Access::DisallowAll : Access::AllowAll;
}

} // namespace

bool RetrievalVerdict::has(RetrievalNote note) const
{
    return std::any_of(facts.begin(), facts.end(),
                       [note](const RetrievalFact &fact) { return fact.note == note; });
}

RetrievalVerdict judge(const RetrievalAnswer &answer, RetrievalPolicy policy,
                       const RetrievalHistory &history)
{
    return Judge(answer, policy, history).verdict();
}

} // namespace rep
