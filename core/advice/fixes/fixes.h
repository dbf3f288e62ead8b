// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix_context.h"

// One function for each kind of problem that has fixes; see fixes_for.cpp. Each adds the fixes of
// one problem, the likeliest first. None proves anything.
namespace rep {

// fixes/line_fixes.cpp
void fixSpelling(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixColon(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixColonSign(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixUnreadLine(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixInvisible(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixLookAlikes(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixNul(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixSharedLine(const FixContext &context, const Problem &problem, Fixes &fixes);
// fixes/group_fixes.cpp
void fixMeltingGroup(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixSharedCrawler(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixReleasedCrawler(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixStrayRules(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixRepeatedAgent(const FixContext &context, const Problem &problem, Fixes &fixes);
// fixes/pattern_fixes.cpp
void fixToken(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixLeadingSlash(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixUrl(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixSeveralPaths(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixSpace(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixNeedlessStar(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixStarRoot(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixEscapes(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixNonAscii(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixDeadRule(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixEmptyRule(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixQueryPattern(const FixContext &context, const Problem &problem, Fixes &fixes);
// fixes/file_fixes.cpp
void fixBom(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixLineEnds(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixFinalNewline(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixEncoding(const FixContext &context, const Problem &problem, Fixes &fixes);
void fixSitemap(const FixContext &context, const Problem &problem, Fixes &fixes);

/// Every line end as LF.
std::vector<TextEdit> lineEndsToLf(const RobotsFile &file);

} // namespace rep
