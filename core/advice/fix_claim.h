// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix.h"
#include "core/analysis/effect_diff.h"
#include "core/protocol/snapshot.h"

#include <optional>

namespace rep {

/// What a change of a file does, in both readings.
struct ProvedEffect {
    EffectClaim claim = EffectClaim::NotDetermined;
    EffectDiff standard; // empty where the claim needed no search
    EffectDiff google;

    /// The one to show: the standard reading's, or Google's where only that differs.
    const EffectDiff &shown() const { return standard.isSame() ? google : standard; }
};

/// A fix and what it does to the snapshot that it was made for.
struct ProvedFix {
    Fix fix;
    ProvedEffect effect;
};

/// Whether two versions hold the same groups with the same names and rules in the same order: then
/// every crawler reads the same. Linear, and false says nothing.
bool hasSameGroups(const Snapshot &before, const Snapshot &after);

/// Compares two versions for every crawler and every URL in both readings. `helpsStricterReaders`
/// says that the change mends what only lenient readers understand.
ProvedEffect proveChange(const Snapshot &before, const Snapshot &after, bool helpsStricterReaders,
                         const SearchBudget &budget);

/// The same for a fix. Nothing if its edits do not fit the snapshot. Meant for a worker.
std::optional<ProvedFix> proveFix(Fix fix, const Snapshot &snapshot, const SearchBudget &budget);

} // namespace rep
