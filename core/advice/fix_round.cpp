// SPDX-License-Identifier: MIT
#include "core/advice/fix_round.h"

#include <algorithm>

namespace rep {

namespace {

// Fixes that change something are told apart from safe ones by halving, but not without end.
constexpr int kMaxProofs = 200;

} // namespace

std::string FixRound::keyOf(const AppliedFix &fix)
{
    std::string key(fix.problem);
    key += '\n';
    key += fix.fix.id;
    for (const std::string &argument : fix.fix.arguments)
        key += '\n' + argument;
    return key;
}

bool FixRound::meetsOthers(const Fix &fix) const
{
    return std::ranges::any_of(fix.edits, [this](const TextEdit &edit) {
        const auto after = m_taken.lower_bound(edit.span.begin.value);
        if (after != m_taken.end()
            && (after->first < edit.span.end.value || after->first == edit.span.begin.value))
            return true;
        return after != m_taken.begin() && std::prev(after)->second > edit.span.begin.value;
    });
}

void FixRound::add(AppliedFix fix)
{
    if (fix.fix.edits.empty() || meetsOthers(fix.fix))
        return;
    for (const TextEdit &edit : fix.fix.edits)
        m_taken[edit.span.begin.value] = edit.span.end.value;
    const auto kind = std::ranges::find_if(
        m_kinds, [&fix](const auto &fixes) { return fixes.front().fix.id == fix.fix.id; });
    if (kind == m_kinds.end())
        m_kinds.push_back({std::move(fix)});
    else
        kind->push_back(std::move(fix));
}

std::vector<AppliedFix> FixRound::run(std::set<std::string> &refused)
{
    for (std::vector<AppliedFix> &kind : m_kinds)
        prove(kind, refused);
    return std::move(m_done);
}

void FixRound::prove(Group group, std::set<std::string> &refused)
{
    std::vector<TextEdit> edits = m_accepted;
    for (const AppliedFix &fix : group)
        edits.insert(edits.end(), fix.fix.edits.begin(), fix.fix.edits.end());
    const auto bytes = applyEdits(m_snapshot.bytes(), edits);
    EffectClaim claim = EffectClaim::NotDetermined;
    if (bytes && m_proofs++ < kMaxProofs && !m_options.budget.stop.stop_requested())
        claim = proveChange(*Snapshot::make(m_base), *Snapshot::make(*bytes),
                            fixKind(group.front().fix.id).helpsStricterReaders, m_options.budget)
                    .claim;
    const bool isAccepted = bytes && (isSafe(claim) || !m_options.safeOnly);
    if (!isSafe(claim) && group.size() > 1 && m_proofs < kMaxProofs) {
        prove(group.first(group.size() / 2), refused);
        prove(group.subspan(group.size() / 2), refused);
        return;
    }
    for (AppliedFix &fix : group) {
        if (!isAccepted)
            refused.insert(keyOf(fix));
        else
            m_done.push_back(fix);
        if (isAccepted)
            m_done.back().claim = claim;
    }
    if (isAccepted) {
        m_accepted = std::move(edits);
        m_base = *bytes;
    }
}

} // namespace rep
