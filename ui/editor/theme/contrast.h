// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

// Colours that can be told apart, whatever the background.
namespace postern {

/// The contrast of two opaque colours as WCAG 2 counts it: 1 (none) to 21.
double contrastRatio(const QColor &one, const QColor &other);

/// `share` of `over` on `under`: 0 gives `under`, 1 gives `over`.
QColor mixed(const QColor &under, const QColor &over, double share);

/// `color`, made darker or lighter until it stands out from `background` by `ratio`; black or white
/// where no shade of it does.
QColor standingOut(const QColor &color, const QColor &background, double ratio);

bool isDark(const QColor &background);

/// What WCAG 2 asks of text, and of marks that are no text.
inline constexpr double kTextContrast = 4.5;
inline constexpr double kMarkContrast = 3.0;

} // namespace postern
