// SPDX-License-Identifier: MIT
#include "core/advice/fix_claim.h"

#include "core/protocol/path_pattern.h"
#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

bool isSameAgent(std::string_view left, std::string_view right)
{
    return isWildcardAgent(left) == isWildcardAgent(right)
        && equalsIgnoringCase(productToken(left), productToken(right));
}

bool isSamePattern(std::string_view left, std::string_view right)
{
    return left == right
        || (normalisePattern(left, Reading::Standard) == normalisePattern(right, Reading::Standard)
            && normalisePattern(left, Reading::Google) == normalisePattern(right, Reading::Google));
}

bool isSameGroup(const RobotsFile &before, const Group &left, const RobotsFile &after,
                 const Group &right)
{
    const auto isAgent = [&](std::uint32_t one, std::uint32_t other) {
        return isSameAgent(before.value(one), after.value(other));
    };
    const auto isRule = [&](std::uint32_t one, std::uint32_t other) {
        return before.lines()[one].kind() == after.lines()[other].kind()
            && isSamePattern(before.value(one), after.value(other));
    };
    return std::ranges::equal(before.userAgentLines(left), after.userAgentLines(right), isAgent)
        && std::ranges::equal(before.ruleLines(left), after.ruleLines(right), isRule);
}

} // namespace

bool hasSameGroups(const Snapshot &before, const Snapshot &after)
{
    const RobotsFile &old = before.file();
    const RobotsFile &now = after.file();
    return std::ranges::equal(old.groups(), now.groups(),
                              [&old, &now](const Group &left, const Group &right) {
                                  return isSameGroup(old, left, now, right);
                              });
}

ProvedEffect proveChange(const Snapshot &before, const Snapshot &after, bool helpsStricterReaders,
                         const SearchBudget &budget)
{
    const EffectClaim safe =
        helpsStricterReaders ? EffectClaim::SameForGoogle : EffectClaim::SameEverywhere;
    ProvedEffect effect;
    if (hasSameGroups(before, after)) {
        effect.claim = safe;
        return effect;
    }
    effect.standard = effectDiff(before, after, Reading::Standard, budget);
    effect.google = effectDiff(before, after, Reading::Google, budget);
    if (effect.standard.isSame() && effect.google.isSame())
        effect.claim = safe;
    else if (effect.standard.differs() || effect.google.differs())
        effect.claim = EffectClaim::Changes;
    return effect;
}

std::optional<ProvedFix> proveFix(Fix fix, const Snapshot &snapshot, const SearchBudget &budget)
{
    std::optional<std::string> bytes = applyEdits(snapshot.bytes(), fix.edits);
    if (!bytes)
        return std::nullopt;
    const SnapshotPtr after = Snapshot::make(std::move(*bytes));
    const bool helps = fixKind(fix.id).helpsStricterReaders;
    ProvedEffect effect = proveChange(snapshot, *after, helps, budget);
    return ProvedFix{std::move(fix), std::move(effect)};
}

} // namespace rep
