// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/check_context.h"

#include <cstdint>
#include <vector>

// One function a file, checks/<name>.cpp. Each adds the problems that it finds, in any order, and
// is linear in the file unless it searches. None looks at suppressing comments.
namespace rep {

// Groups
void checkMeltingGroups(const CheckContext &context, Problems &problems);
void checkSharedCrawlers(const CheckContext &context, Problems &problems);
void checkReleasedCrawlers(const CheckContext &context, Problems &problems); // searches
void checkStrayRules(const CheckContext &context, Problems &problems);
void checkRepeatedAgents(const CheckContext &context, Problems &problems);
void checkCrawlerFacts(const CheckContext &context, Problems &problems);
// Lines
void checkSpelling(const CheckContext &context, Problems &problems);
void checkColons(const CheckContext &context, Problems &problems);
void checkUnreadLines(const CheckContext &context, Problems &problems);
void checkCharacters(const CheckContext &context, Problems &problems);
void checkSharedLines(const CheckContext &context, Problems &problems);
void checkLineLimits(const CheckContext &context, Problems &problems);
void checkFileKind(const CheckContext &context, Problems &problems);
// Tokens
void checkTokenShape(const CheckContext &context, Problems &problems);
void checkTokenNames(const CheckContext &context, Problems &problems);
// Patterns
void checkPatternStart(const CheckContext &context, Problems &problems);
void checkPatternSpaces(const CheckContext &context, Problems &problems);
void checkPatternSymbols(const CheckContext &context, Problems &problems);
void checkPatternBytes(const CheckContext &context, Problems &problems);
void checkCutPaths(const CheckContext &context, Problems &problems);
void checkDeadRules(const CheckContext &context, Problems &problems); // searches
void checkRuleTwins(const CheckContext &context, Problems &problems);
void checkEmptyRules(const CheckContext &context, Problems &problems);
void checkQueryPatterns(const CheckContext &context, Problems &problems);
// Whole file
void checkFileFormat(const CheckContext &context, Problems &problems);
void checkFileSize(const CheckContext &context, Problems &problems);
void checkSitemaps(const CheckContext &context, Problems &problems);
void checkBlockedSites(const CheckContext &context, Problems &problems); // searches
void checkPageResources(const CheckContext &context, Problems &problems);
void checkNoRules(const CheckContext &context, Problems &problems);
// Other directives
void checkDirectives(const CheckContext &context, Problems &problems);
void checkContentSignals(const CheckContext &context, Problems &problems);

/// One row of the table of checks.
struct Check {
    void (*run)(const CheckContext &, Problems &);
    bool searches = false; // runs the engine: may cost more than a keystroke
};

const std::vector<Check> &allChecks();

} // namespace rep
