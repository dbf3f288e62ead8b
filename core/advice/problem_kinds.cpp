// SPDX-License-Identifier: MIT
#include "core/advice/problem_kinds.h"

#include <algorithm>

namespace rep {

namespace {

constexpr std::string_view kRfcGroups = "https://www.rfc-editor.org/rfc/rfc9309#section-2.1";
constexpr std::string_view kRfcTokens = "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1";
constexpr std::string_view kRfcRules = "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2";
constexpr std::string_view kRfcSymbols = "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3";
constexpr std::string_view kRfcRecords = "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4";
constexpr std::string_view kRfcGrammar = "https://www.rfc-editor.org/rfc/rfc9309#section-2.2";
constexpr std::string_view kRfcAccess = "https://www.rfc-editor.org/rfc/rfc9309#section-2.3";
constexpr std::string_view kRfcLimits = "https://www.rfc-editor.org/rfc/rfc9309#section-2.5";
constexpr std::string_view kGoogleParser =
    "https://github.com/google/robotstxt/blob/master/robots.cc";
constexpr std::string_view kGooglePage =
    "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec";
constexpr std::string_view kGoogleCrawlers =
    "https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers";
constexpr std::string_view kPythonReader =
    "https://docs.python.org/3/library/urllib.robotparser.html";
constexpr std::string_view kSitemaps = "https://www.sitemaps.org/protocol.html";
constexpr std::string_view kContentSignals = "https://contentsignals.org";

} // namespace

const std::vector<ProblemKind> &problemKinds()
{
    using enum Severity;
    static const std::vector<ProblemKind> kinds{
        // Groups
        {"group-melts-into-next", Error, kRfcGroups},
        {"crawler-in-several-groups", Warning, kRfcTokens},
        {"group-releases-crawler", Note, kRfcTokens},
        {"rule-before-user-agent", Error, kRfcGroups},
        {"crawler-repeated-in-group", Note, kRfcTokens},
        {"control-token", Note, kGoogleCrawlers},
        {"retired-crawler", Note, kRfcTokens},
        {"crawler-does-not-obey", Note, kRfcTokens},
        {"name-nobody-answers-to", Warning, kRfcTokens},
        // Lines
        {"misspelt-directive-read", Warning, kGoogleParser},
        {"misspelt-directive", Error, kRfcGrammar},
        {"key-read-by-prefix", Warning, kGoogleParser},
        {"missing-colon", Warning, kGoogleParser},
        {"missing-colon-unread", Error, kRfcGrammar},
        {"line-not-read", Warning, kRfcGrammar},
        {"full-width-colon", Error, kRfcGrammar},
        {"invisible-character", Error, kRfcGrammar},
        {"look-alike-letter", Error, kRfcGrammar},
        {"directives-share-line", Error, kRfcGrammar},
        {"line-too-long", Error, kGoogleParser},
        {"nul-byte", Error, kGoogleParser},
        {"not-robots-txt", Error, kRfcAccess},
        // Tokens
        {"user-agent-empty", Error, kRfcTokens},
        {"token-cut", Warning, kRfcTokens},
        {"token-has-version", Warning, kRfcTokens},
        {"token-is-header", Error, kRfcTokens},
        {"token-has-space", Warning, kRfcTokens},
        {"token-has-star", Error, kRfcTokens},
        {"near-miss-token", Warning, kRfcTokens},
        {"token-part-of-name", Warning, kRfcTokens},
        // Patterns
        {"pattern-without-slash", Error, kRfcRules},
        {"pattern-is-url", Error, kRfcRules},
        {"pattern-has-space", Warning, kRfcRules},
        {"several-paths", Error, kRfcGrammar},
        {"dollar-not-at-end", Warning, kRfcSymbols},
        {"needless-star", Note, kRfcSymbols},
        {"star-is-root", Note, kRfcSymbols},
        {"broken-percent-escape", Warning, kRfcRules},
        {"percent-escape-differs", Warning, kRfcRules},
        {"non-ascii-pattern", Note, kRfcRules},
        {"comment-cuts-path", Warning, kRfcGrammar},
        {"rule-never-decides", Warning, kRfcRules},
        {"duplicate-rule", Note, kRfcRules},
        {"allow-disallow-equal", Warning, kRfcRules},
        {"empty-disallow-beside-others", Warning, kPythonReader},
        {"case-twin", Note, kRfcRules},
        {"query-misses-ampersand", Note, kRfcSymbols},
        // Whole file
        {"byte-order-mark", Warning, kGooglePage},
        {"cr-line-ends", Warning, kRfcGrammar},
        {"mixed-line-ends", Note, kRfcGrammar},
        {"no-final-newline", Note, kRfcGrammar},
        {"not-utf8", Warning, kRfcAccess},
        {"file-too-large", Error, kRfcLimits},
        {"sitemap-relative", Warning, kSitemaps},
        {"sitemap-not-own-line", Error, kSitemaps},
        {"sitemap-blocked", Warning, kSitemaps},
        {"everything-blocked", Warning, kRfcRules},
        {"search-engine-blocked", Warning, kRfcRules},
        {"page-resources-blocked", Warning, kGooglePage},
        {"no-rules", Note, kRfcRules},
        // Other directives
        {"directive-beyond-standard", Note, kRfcRecords},
        {"unknown-directive", Note, kRfcRecords},
        {"content-signal-contradicts", Warning, kContentSignals},
        {"ignore-unknown-id", Note, kRfcGrammar},
    };
    return kinds;
}

const ProblemKind *findProblemKind(std::string_view id)
{
    const auto found = std::ranges::find(problemKinds(), id, &ProblemKind::id);
    return found == problemKinds().end() ? nullptr : &*found;
}

} // namespace rep
