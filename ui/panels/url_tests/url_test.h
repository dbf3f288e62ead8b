// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"
#include "core/protocol/reading.h"
#include "core/protocol/snapshot.h"

#include <QString>

#include <string>

namespace rep {
struct CrawlerFacts;
}

namespace postern {

/// A question to the file: may this crawler ask for this URL?
struct UrlTest {
    QString url; // whole, or a path
    QString crawler; // a name or a whole User-Agent header
    rep::Reading reading = rep::Reading::Standard; // that the overlay speaks of
    bool hasSizeLimit = false; // as a crawler that reads rep::kCrawlerSizeLimit bytes of a file

    friend bool operator==(const UrlTest &, const UrlTest &) = default;
};

/// Who is meant by what was typed for a crawler.
struct ResolvedCrawler {
    QString name; // as its operator writes it, or as it was typed
    std::string
        token; // what a user-agent line with the name is read as; empty if nothing can name it
    bool isFromHeader = false; // found in a whole User-Agent header
    bool isBrowser = false; // a header that names no crawler
    const rep::CrawlerFacts *facts = nullptr; // of the catalogue, which must outlive this
};

/// The answer, in both readings.
struct UrlTestResult {
    rep::SnapshotPtr snapshot; // what was read; with the size limit its text may be shorter
    ResolvedCrawler crawler;
    rep::Decision standard;
    rep::Decision google;

    const rep::Decision &decision(rep::Reading reading) const
    {
        return reading == rep::Reading::Google ? google : standard;
    }
    /// In the verdict or in the line that decides.
    bool differs() const;
};

} // namespace postern
