// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/editor_canvas.h"
#include "ui/editor/overlays/overlay_marks.h"

#include <QFont>
#include <QFontMetricsF>

#include <span>

namespace postern {

/// Paints overlays over the lines in view: the line that decides lit across the whole width, with
/// verdict and reason after its text, and the rules that match and lose more faintly, with the
/// reason why they do. Made for one paint.
class OverlayPainter {
public:
    OverlayPainter(const EditorCanvas &canvas, const OverlayMarks &marks);

    /// Before the text is painted.
    void paintBacks();
    /// After it.
    void paintWords();

private:
    QColor backOf(std::span<const OverlayMark> marks) const;
    QColor wordColour(std::span<const OverlayMark> marks) const;
    void paintWordsOf(const VisibleLine &line, std::span<const OverlayMark> marks);
    double paintMark(const OverlayMark &mark, const QRectF &area, const QColor &colour);
    double paintVerdict(const OverlayMark &mark, const QRectF &area);
    double findColumn() const;
    double headWidth(const OverlayMark &mark) const;
    double leastWidth(const OverlayMark &mark) const;
    double verdictWidth(bool isAllowed) const;
    double badgeHeight() const;

    const EditorCanvas &m_canvas;
    const OverlayMarks &m_marks;
    QFont m_font;
    QFont m_italic;
    QFontMetricsF m_metrics;
    QFontMetricsF m_italicMetrics;
    double m_column = 0; // where the words of lines in view begin, unless the text is longer
};

} // namespace postern
