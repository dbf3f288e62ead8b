// SPDX-License-Identifier: MIT
#include "core/advice/fixes_for.h"

#include "core/advice/fixes/fixes.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

struct Fixer {
    std::string_view problem;
    void (*make)(const FixContext &, const Problem &, Fixes &);
};

constexpr std::array kFixers{
    Fixer{"group-melts-into-next", fixMeltingGroup},
    Fixer{"crawler-in-several-groups", fixSharedCrawler},
    Fixer{"group-releases-crawler", fixReleasedCrawler},
    Fixer{"rule-before-user-agent", fixStrayRules},
    Fixer{"crawler-repeated-in-group", fixRepeatedAgent},
    Fixer{"misspelt-directive-read", fixSpelling},
    Fixer{"misspelt-directive", fixSpelling},
    Fixer{"key-read-by-prefix", fixSpelling},
    Fixer{"missing-colon", fixColon},
    Fixer{"missing-colon-unread", fixColon},
    Fixer{"line-not-read", fixUnreadLine},
    Fixer{"full-width-colon", fixColonSign},
    Fixer{"invisible-character", fixInvisible},
    Fixer{"look-alike-letter", fixLookAlikes},
    Fixer{"directives-share-line", fixSharedLine},
    Fixer{"sitemap-not-own-line", fixSharedLine},
    Fixer{"nul-byte", fixNul},
    Fixer{"token-has-version", fixToken},
    Fixer{"token-is-header", fixToken},
    Fixer{"near-miss-token", fixToken},
    Fixer{"pattern-without-slash", fixLeadingSlash},
    Fixer{"pattern-is-url", fixUrl},
    Fixer{"pattern-has-space", fixSpace},
    Fixer{"several-paths", fixSeveralPaths},
    Fixer{"needless-star", fixNeedlessStar},
    Fixer{"star-is-root", fixStarRoot},
    Fixer{"broken-percent-escape", fixEscapes},
    Fixer{"percent-escape-differs", fixEscapes},
    Fixer{"non-ascii-pattern", fixNonAscii},
    Fixer{"rule-never-decides", fixDeadRule},
    Fixer{"duplicate-rule", fixDeadRule},
    Fixer{"empty-disallow-beside-others", fixEmptyRule},
    Fixer{"query-misses-ampersand", fixQueryPattern},
    Fixer{"byte-order-mark", fixBom},
    Fixer{"cr-line-ends", fixLineEnds},
    Fixer{"mixed-line-ends", fixLineEnds},
    Fixer{"no-final-newline", fixFinalNewline},
    Fixer{"not-utf8", fixEncoding},
    Fixer{"sitemap-relative", fixSitemap},
};

} // namespace

std::vector<Fix> fixesFor(const Problem &problem, const Snapshot &snapshot, std::string_view site)
{
    std::vector<Fix> fixes;
    const auto fixer = std::ranges::find(kFixers, problem.id, &Fixer::problem);
    if (fixer != kFixers.end())
        fixer->make({snapshot, snapshot.file(), site}, problem, fixes);
    return fixes;
}

} // namespace rep
