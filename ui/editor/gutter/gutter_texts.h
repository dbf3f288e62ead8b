// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/group_facts.h"
#include "core/protocol/snapshot.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <unordered_map>

namespace postern {

/// What there is to say of the groups and lines of one snapshot, in words: labels, tooltips, and
/// the description of a line for the status bar and for screen readers. Facts of a group are worked
/// out when they are first asked for, and kept. Lines and groups must be the snapshot's.
class GutterTexts {
    Q_DECLARE_TR_FUNCTIONS(GutterTexts)

public:
    explicit GutterTexts(rep::SnapshotPtr snapshot);

    const rep::Snapshot &snapshot() const { return *m_snapshot; }
    const rep::GroupFacts &facts(std::uint32_t group) const;

    /// "Group 3"
    QString groupLabel(std::uint32_t group) const;
    /// Each on its own, as the gutter has little room: "* (all others)", "GPTBot".
    QStringList crawlers(std::uint32_t group) const;
    /// "+ group 7", "+ groups 7, 9", "+ 12 groups"; empty for a group that stands alone.
    QString mergeLabel(std::uint32_t group) const;
    /// Why the group is read together with others: a sentence for each crawler, at most a few.
    QString mergeText(std::uint32_t group) const;

    /// Whether a new group seems to begin at the line, and none does.
    bool isMeltLine(std::uint32_t line) const;
    /// A few words for a line that is not simply one of a group's: "same group", "whole file",
    /// "read by nobody"; else empty.
    QString markText(std::uint32_t line) const;

    /// Everything on the group, a line each.
    QString groupToolTip(std::uint32_t group) const;
    /// What the line is part of and, where something is odd about it, what happens.
    QString lineToolTip(std::uint32_t line) const;

    /// One line: "Line 12: Disallow, group 2, covers GPTBot and 8 more".
    QString lineDescription(std::uint32_t line) const;
    /// One line: "Group 2, lines 5 to 20, covers GPTBot and 8 more. …"
    QString groupDescription(std::uint32_t group) const;

private:
    QString lineKindName(std::uint32_t line) const;
    QString covers(std::uint32_t group, int shownNames) const;
    QString linesOf(std::uint32_t group) const;
    QString meltText(std::uint32_t line) const;

    rep::SnapshotPtr m_snapshot;
    mutable std::unordered_map<std::uint32_t, rep::GroupFacts> m_facts;
};

} // namespace postern
