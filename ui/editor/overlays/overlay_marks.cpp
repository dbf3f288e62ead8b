// SPDX-License-Identifier: MIT
#include "ui/editor/overlays/overlay_marks.h"

#include "core/wording/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace postern {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("OverlayMarks", text);
}

/// Why a rule that matches has no say (RFC 9309 2.2.2).
QString whyLost(const rep::MatchedRule &loser, const rep::Decision &decision)
{
    if (loser.length == 0)
        return tr("matches, but has no path and no say");
    const QString length = byteCount(loser.length);
    if (!decision.deciding)
        return tr("matches, %1").arg(length);
    if (loser.length < decision.deciding->length)
        return tr("matches, %1: shorter").arg(length);
    if (loser.isAllow != decision.deciding->isAllow)
        return tr("matches, %1: on a tie Allow wins").arg(length);
    return tr("matches, %1: as long, but later").arg(length);
}

} // namespace

OverlayMarks::OverlayMarks(const std::vector<Overlay> &overlays, std::uint64_t revision)
    : m_hasNumbers(overlays.size() > 1)
{
    for (const Overlay &overlay : overlays) {
        if (overlay.revision != revision)
            continue;
        const rep::Decision &decision = overlay.decision;
        if (decision.deciding)
            m_marks.push_back({decision.deciding->line, overlay.number, true, decision.isAllowed,
                               overlay.reason});
        for (const rep::MatchedRule &loser : decision.losers)
            m_marks.push_back({loser.line, overlay.number, false, false, whyLost(loser, decision)});
    }
    const auto key = [](const OverlayMark &mark) {
        return std::tuple(mark.line, !mark.isDeciding, mark.number);
    };
    std::ranges::stable_sort(m_marks, {}, key);
}

std::span<const OverlayMark> OverlayMarks::of(std::uint32_t line) const
{
    const auto found = std::ranges::equal_range(m_marks, line, {}, &OverlayMark::line);
    return {found.begin(), found.end()};
}

} // namespace postern
