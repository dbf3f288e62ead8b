// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"
#include "core/protocol/robots_file.h"

#include <QString>

// Decisions as sentences. The window and the command line say the same.
namespace postern {

/// "Allowed" or "Blocked".
QString verdictWord(bool isAllowed);

/// "Disallow: /api/", with the proper name of the directive and the path as it is written.
QString ruleText(const rep::RobotsFile &file, std::uint32_t line);

/// One sentence: what decides. "Line 12, Disallow: /api/, is the longest rule that matches."
QString decisionSentence(const rep::RobotsFile &file, const rep::Decision &decision);

/// One sentence: why these groups. "Group 2 (line 9) names GPTBot, so GPTBot does not read the
/// rules for *."
QString groupSentence(const rep::RobotsFile &file, const rep::Decision &decision,
                      const QString &crawler);

/// Both sentences.
QString verdictSentence(const rep::RobotsFile &file, const rep::Decision &decision,
                        const QString &crawler);

/// A few words for the end of the deciding line: "longest of 3 rules that match (5 bytes)".
QString overlayReason(const rep::RobotsFile &file, const rep::Decision &decision);

} // namespace postern
