// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

namespace rep {

const std::vector<Check> &allChecks()
{
    constexpr bool kSearches = true;
    static const std::vector<Check> checks{
        {checkMeltingGroups},
        {checkSharedCrawlers},
        {checkStrayRules},
        {checkRepeatedAgents},
        {checkCrawlerFacts},
        {checkSpelling},
        {checkColons},
        {checkUnreadLines},
        {checkCharacters},
        {checkSharedLines},
        {checkLineLimits},
        {checkTokenShape},
        {checkTokenNames},
        {checkPatternStart},
        {checkPatternSpaces},
        {checkPatternSymbols},
        {checkPatternBytes},
        {checkCutPaths},
        {checkRuleTwins},
        {checkEmptyRules},
        {checkQueryPatterns},
        {checkFileFormat},
        {checkFileSize},
        {checkSitemaps},
        {checkPageResources},
        {checkNoRules},
        {checkDirectives},
        {checkContentSignals},
        {checkBlockedSites, kSearches},
        {checkDeadRules, kSearches},
        {checkReleasedCrawlers, kSearches},
    };
    return checks;
}

} // namespace rep
