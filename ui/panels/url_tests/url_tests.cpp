// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/url_tests.h"

#include "core/analysis/line_role.h"
#include "core/wording/decision_text.h"
#include "ui/panels/url_tests/crawler_text.h"

#include <algorithm>

namespace postern {

namespace {

bool isAnswerable(const UrlTest &test)
{
    return !test.url.trimmed().isEmpty() && !test.crawler.trimmed().isEmpty();
}

Overlay overlayOf(int number, const UrlTest &test, const UrlTestResult &result)
{
    const rep::Decision &decision = result.decision(test.reading);
    return {result.snapshot->revision(), number, decision,
            overlayReason(result.snapshot->file(), decision)};
}

std::optional<std::uint32_t> decidingLine(const rep::Decision &decision)
{
    return decision.deciding ? std::optional(decision.deciding->line) : std::nullopt;
}

} // namespace

bool UrlTestResult::differs() const
{
    return standard.isAllowed != google.isAllowed || decidingLine(standard) != decidingLine(google);
}

UrlTests::UrlTests(const rep::Catalogue &catalogue, QObject *parent)
    : QObject(parent), m_catalogue(catalogue)
{
}

UrlTests::~UrlTests() = default;

void UrlTests::setSnapshot(rep::SnapshotPtr snapshot)
{
    m_snapshot = std::move(snapshot);
    m_limited.reset();
    answerCurrent();
    for (Kept &kept : m_kept)
        kept.result = answer(kept.test);
    Q_EMIT resultChanged();
    Q_EMIT keptChanged();
    Q_EMIT overlaysChanged();
}

void UrlTests::setCurrent(UrlTest test)
{
    if (test == m_current)
        return;
    m_current = std::move(test);
    answerCurrent();
    Q_EMIT resultChanged();
    Q_EMIT overlaysChanged();
}

int UrlTests::currentNumber() const
{
    const Kept *kept = findKept(m_current);
    return kept != nullptr ? kept->number : m_currentNumber;
}

bool UrlTests::canKeep() const
{
    return m_result && findKept(m_current) == nullptr && m_kept.size() < kMaxKept;
}

int UrlTests::keepCurrent()
{
    if (const Kept *kept = findKept(m_current))
        return kept->number;
    if (!canKeep())
        return 0;
    const int number = m_currentNumber;
    const auto place = std::ranges::upper_bound(m_kept, number, {}, &Kept::number);
    m_kept.insert(place, {number, m_current, *m_result});
    m_currentNumber = freeNumber();
    Q_EMIT keptChanged();
    Q_EMIT overlaysChanged();
    return number;
}

void UrlTests::remove(int number)
{
    if (std::erase_if(m_kept, [number](const Kept &kept) { return kept.number == number; }) == 0)
        return;
    Q_EMIT keptChanged();
    Q_EMIT overlaysChanged();
}

std::vector<Overlay> UrlTests::overlays() const
{
    std::vector<Overlay> overlays;
    const Kept *same = findKept(m_current);
    if (m_result)
        overlays.push_back(overlayOf(currentNumber(), m_current, *m_result));
    for (const Kept &kept : m_kept)
        if (&kept != same)
            overlays.push_back(overlayOf(kept.number, kept.test, kept.result));
    return overlays;
}

rep::SnapshotPtr UrlTests::readBy(const UrlTest &test)
{
    if (!test.hasSizeLimit || m_snapshot->bytes().size() <= rep::kCrawlerSizeLimit)
        return m_snapshot;
    if (!m_limited)
        m_limited = rep::Snapshot::make(m_snapshot->bytes().substr(0, rep::kCrawlerSizeLimit),
                                        m_snapshot->revision());
    return m_limited;
}

UrlTestResult UrlTests::answer(const UrlTest &test)
{
    UrlTestResult result;
    result.snapshot = readBy(test);
    result.crawler = resolveCrawler(test.crawler, m_catalogue);
    const std::string url = test.url.trimmed().toStdString();
    const auto decisionIn = [&](rep::Reading reading) {
        const auto rules =
            rep::CrawlerRules::collect(result.snapshot->file(), asCrawler(result.crawler), reading);
        return rep::decide(rules, rep::requestPath(url, reading));
    };
    result.standard = decisionIn(rep::Reading::Standard);
    result.google = decisionIn(rep::Reading::Google);
    return result;
}

void UrlTests::answerCurrent()
{
    m_result.reset();
    if (m_snapshot && isAnswerable(m_current))
        m_result = answer(m_current);
}

const UrlTests::Kept *UrlTests::findKept(const UrlTest &test) const
{
    const auto found = std::ranges::find(m_kept, test, &Kept::test);
    return found == m_kept.end() ? nullptr : &*found;
}

int UrlTests::freeNumber() const
{
    int number = 1;
    for (const Kept &kept : m_kept)
        number += kept.number == number; // they ascend
    return number;
}

} // namespace postern
