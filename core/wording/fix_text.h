// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix_claim.h"

#include <QString>
#include <QStringList>

#include <string_view>

// Fixes as words. The window and the command line say the same.
namespace postern {

/// What a fix does, as a person would ask for it: "Write Disallow instead of Dissallow".
QString fixTitle(const rep::Fix &fix);

/// A few words for a kind of fix, such as "Spell the directive".
QString fixKindTitle(std::string_view id);

/// One sentence: what the change means for crawlers, in general.
QString claimSentence(rep::EffectClaim claim);

/// One sentence of the whole effect: "Reads the same for every crawler and every URL (proved)", or
/// what opens and closes, by crawler with an example.
QString effectSentence(const rep::ProvedEffect &effect);

/// One line for each thing that opens or closes, by crawler with an example; empty where nothing
/// does. At most `shown` of them, then how many more.
QStringList effectLines(const rep::EffectDiff &diff, int shown);

} // namespace postern
