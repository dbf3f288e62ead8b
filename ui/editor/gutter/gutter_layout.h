// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>

namespace postern {

/// Where the columns of the gutter are, from left to right: the band with its label, the line
/// number, the text view. In the gutter's own pixels.
struct GutterLayout {
    /// `digits` of the highest line number; `labelCharacters` is the width of the labels.
    GutterLayout(const QFont &label, const QFont &number, int digits, int labelCharacters);

    QFont labelFont;
    QFont strongFont;
    QFont numberFont;
    double bandLeft = 0;
    double bandWidth = 0; // with the label
    double numberLeft = 0;
    double numberWidth = 0;
    int width = 0; // of the whole gutter

    QRectF band(const QRectF &row) const;
    QRectF number(const QRectF &row) const;
};

} // namespace postern
