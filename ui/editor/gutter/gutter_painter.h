// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/gutter/gutter_layout.h"
#include "ui/editor/gutter/gutter_rows.h"

#include <QFontMetricsF>
#include <QRectF>

class QPainter;

namespace postern {

struct EditorColours;
struct GroupColour;

/// What is true of a row for the moment.
struct GutterRowState {
    bool isCurrentLine = false;
    bool isPointedOut = false; // its group was chosen
    bool isOutlined = false; // its group is read together with the chosen one
};

/// Paints rows of the gutter. Made for one paint.
class GutterPainter {
public:
    GutterPainter(QPainter &painter, const EditorColours &colours, const GutterLayout &layout);

    /// `box` is the row's place in the gutter, `textHeight` that of its first line of text.
    void paint(const GutterRow &row, const QRectF &box, double textHeight,
               const GutterRowState &state);

private:
    void paintNumber(const GutterRow &row, const QRectF &box, bool isCurrentLine);
    void paintBand(const GutterRow &row, const QRectF &box, const GutterRowState &state);
    void paintHatching(const QRectF &strip);
    void paintText(const GutterRow &row, const QRectF &box);
    void paintLabel(const GutterRow &row, const QRectF &area);
    void paintMelt(const GutterRow &row, const QRectF &area);
    QColor textColour(const GutterRow &row) const;

    QPainter &m_painter;
    const EditorColours &m_colours;
    const GutterLayout &m_layout;
    QFontMetricsF m_labelMetrics;
    QFontMetricsF m_strongMetrics;
};

} // namespace postern
