// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/overlay.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace postern {

/// What an overlay says at one line.
struct OverlayMark {
    std::uint32_t line = 0;
    int number = 0;
    bool isDeciding = false; // else the rule matches and loses
    bool isAllowed = false; // the verdict, of a deciding line
    QString text; // for the end of the line

    friend bool operator==(const OverlayMark &, const OverlayMark &) = default;
};

/// The overlays that speak of one snapshot, line by line. Overlays of any other are left out: what
/// they say may be wrong by now.
class OverlayMarks {
public:
    OverlayMarks() = default;
    OverlayMarks(const std::vector<Overlay> &overlays, std::uint64_t revision);

    /// Deciding marks first, then by number. Logarithmic.
    std::span<const OverlayMark> of(std::uint32_t line) const;
    std::span<const OverlayMark> all() const { return m_marks; }
    /// Whether there are several overlays, so that their numbers must be shown.
    bool hasNumbers() const { return m_hasNumbers; }

    friend bool operator==(const OverlayMarks &, const OverlayMarks &) = default;

private:
    std::vector<OverlayMark> m_marks; // by line
    bool m_hasNumbers = false;
};

} // namespace postern
