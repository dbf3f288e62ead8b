// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

class QPainter;
class QPointF;

namespace postern {

/// The colour by which overlay `number`, from 1, is told from the others. White text stands out
/// from it. There are six; then they come round again.
QColor overlayBadgeColour(int number);

/// The width of a badge `height` pixels high.
double overlayBadgeWidth(double height, int number);

/// Paints the number in a small rounded box, the same wherever the overlay is spoken of.
void paintOverlayBadge(QPainter &painter, const QPointF &topLeft, double height, int number);

} // namespace postern
