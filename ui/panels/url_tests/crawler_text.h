// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/product_token.h"
#include "ui/panels/url_tests/url_test.h"

namespace rep {
class Catalogue;
}

// What people type for a crawler.
namespace postern {

/// The crawler that is meant by a name, by a whole User-Agent header, or by `*`, which stands for
/// any crawler that is named nowhere.
ResolvedCrawler resolveCrawler(const QString &text, const rep::Catalogue &catalogue);

/// As a file is asked about it, in both readings: Google is asked with the token too.
rep::Crawler asCrawler(const ResolvedCrawler &crawler);

/// How the crawler is called in a sentence.
QString crawlerInSentence(const ResolvedCrawler &crawler);

/// What there is to say of how the text was taken: "Read as GPTBot, found in the header." Empty for
/// a plain name.
QString whoSentence(const ResolvedCrawler &crawler);

} // namespace postern
