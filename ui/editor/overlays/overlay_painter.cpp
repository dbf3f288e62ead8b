// SPDX-License-Identifier: MIT
#include "ui/editor/overlays/overlay_painter.h"

#include "ui/editor/overlays/overlay_badge.h"
#include "ui/editor/theme/editor_colours.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace postern {

namespace {

constexpr double kWordGap = 24; // between the text of a line and the words after it
constexpr double kPartGap = 7; // between the parts of those words
constexpr double kMarkGap = 16; // between two overlays at one line
constexpr double kMargin = 8; // at the right edge of the view
constexpr double kPillPadding = 6;
constexpr double kStripeWidth = 3; // at the left edge of a deciding line
constexpr double kSharedColumn = 0.5; // of the view: words stand below each other up to there

QString verdictText(bool isAllowed)
{
    return isAllowed ? QCoreApplication::translate("OverlayPainter", "allowed")
                     : QCoreApplication::translate("OverlayPainter", "blocked");
}

QFont italic(QFont font)
{
    font.setItalic(true);
    return font;
}

/// A tick or a cross.
void paintSign(QPainter &painter, bool isAllowed, const QRectF &box)
{
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
    };
    if (isAllowed) {
        const QPointF tick[] = {at(0.05, 0.55), at(0.38, 0.88), at(0.95, 0.15)};
        painter.drawPolyline(tick, 3);
    } else {
        painter.drawLine(at(0.12, 0.12), at(0.88, 0.88));
        painter.drawLine(at(0.88, 0.12), at(0.12, 0.88));
    }
}

} // namespace

OverlayPainter::OverlayPainter(const EditorCanvas &canvas, const OverlayMarks &marks)
    : m_canvas(canvas)
    , m_marks(marks)
    , m_font(canvas.wordFont)
    , m_italic(italic(m_font))
    , m_metrics(m_font)
    , m_italicMetrics(m_italic)
{
}

QColor OverlayPainter::backOf(std::span<const OverlayMark> marks) const
{
    const OverlayMark &first = marks.front();
    return first.isDeciding ? m_canvas.colours.verdict(first.isAllowed).tint
                            : m_canvas.colours.loserTint;
}

QColor OverlayPainter::wordColour(std::span<const OverlayMark> marks) const
{
    const OverlayMark &first = marks.front();
    return first.isDeciding ? m_canvas.colours.verdict(first.isAllowed).words
                            : m_canvas.colours.muted;
}

void OverlayPainter::paintBacks()
{
    const QRectF &view = m_canvas.viewport;
    for (const VisibleLine &line : m_canvas.lines) {
        const auto marks = m_marks.of(line.line);
        if (marks.empty())
            continue;
        const QRectF row(view.left(), line.box.top(), view.width(), line.box.height());
        m_canvas.painter.fillRect(row, backOf(marks));
        if (marks.front().isDeciding)
            m_canvas.painter.fillRect(QRectF(row.topLeft(), QSizeF(kStripeWidth, row.height())),
                                      m_canvas.colours.verdict(marks.front().isAllowed).accent);
    }
}

void OverlayPainter::paintWords()
{
    m_canvas.painter.save();
    m_canvas.painter.setRenderHint(QPainter::Antialiasing);
    m_column = findColumn();
    for (const VisibleLine &line : m_canvas.lines)
        if (const auto marks = m_marks.of(line.line); !marks.empty() && m_canvas.isDirty(line))
            paintWordsOf(line, marks);
    m_canvas.painter.restore();
}

double OverlayPainter::findColumn() const
{
    const double last = m_canvas.viewport.left() + m_canvas.viewport.width() * kSharedColumn;
    double column = m_canvas.viewport.left();
    for (const VisibleLine &line : m_canvas.lines)
        if (!m_marks.of(line.line).empty() && line.textEnd().x() <= last)
            column = std::max(column, line.textEnd().x());
    return column;
}

double OverlayPainter::badgeHeight() const
{
    return std::round(m_metrics.height() * 0.82);
}

double OverlayPainter::verdictWidth(bool isAllowed) const
{
    return m_metrics.ascent() * 0.7 + 4 + m_metrics.horizontalAdvance(verdictText(isAllowed))
        + 2 * kPillPadding;
}

double OverlayPainter::headWidth(const OverlayMark &mark) const
{
    double width = 0;
    if (m_marks.hasNumbers())
        width += overlayBadgeWidth(badgeHeight(), mark.number) + kPartGap;
    return mark.isDeciding ? width + verdictWidth(mark.isAllowed) + kPartGap : width;
}

double OverlayPainter::leastWidth(const OverlayMark &mark) const
{
    // Of a rule that loses, that it matches is worth room of its own; its reason is not.
    const double words = mark.isDeciding ? 0 : m_italicMetrics.averageCharWidth() * 12;
    return headWidth(mark) + words;
}

void OverlayPainter::paintWordsOf(const VisibleLine &line, std::span<const OverlayMark> marks)
{
    const QRectF &view = m_canvas.viewport;
    const QPointF end = line.textEnd();
    const double rowHeight = line.block.layout()->lineAt(0).height();
    const double right = view.right() - kMargin;
    const double latest = right - leastWidth(marks.front());
    const double wished = std::max(end.x(), m_column) + kWordGap;
    const double left = std::min(wished, latest);
    if (left < end.x()) // the text runs on below the words
        m_canvas.painter.fillRect(
            QRectF(left - kPartGap, end.y(), view.right() - left + kPartGap, rowHeight),
            backOf(marks));
    QRectF area(left, end.y(), right - left, rowHeight);
    for (const OverlayMark &mark : marks) {
        if (area.width() < leastWidth(mark) - 0.5)
            break;
        area.setLeft(paintMark(mark, area, wordColour(marks)) + kMarkGap);
    }
}

double OverlayPainter::paintMark(const OverlayMark &mark, const QRectF &area, const QColor &colour)
{
    QRectF rest = area;
    if (m_marks.hasNumbers()) {
        const double height = badgeHeight();
        const double top = area.top() + (area.height() - height) / 2;
        m_canvas.painter.setFont(m_font);
        paintOverlayBadge(m_canvas.painter, QPointF(rest.left(), top), height, mark.number);
        rest.setLeft(rest.left() + overlayBadgeWidth(height, mark.number) + kPartGap);
    }
    if (mark.isDeciding)
        rest.setLeft(paintVerdict(mark, rest) + kPartGap);
    m_canvas.painter.setFont(m_italic);
    m_canvas.painter.setPen(colour);
    const QString words = m_italicMetrics.elidedText(mark.text, Qt::ElideRight, rest.width());
    m_canvas.painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, words);
    return rest.left() + m_italicMetrics.horizontalAdvance(words);
}

double OverlayPainter::paintVerdict(const OverlayMark &mark, const QRectF &area)
{
    const VerdictColour &colour = m_canvas.colours.verdict(mark.isAllowed);
    const double height = badgeHeight();
    const double sign = m_metrics.ascent() * 0.62;
    const QRectF pill(area.left(), area.top() + (area.height() - height) / 2,
                      verdictWidth(mark.isAllowed), height);
    QPainter &painter = m_canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour.accent);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour.onAccent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintSign(painter, mark.isAllowed,
              QRectF(pill.left() + kPillPadding, pill.center().y() - sign / 2, sign, sign));
    painter.setFont(m_font);
    const double textLeft = pill.left() + kPillPadding + m_metrics.ascent() * 0.7 + 4;
    painter.drawText(QRectF(textLeft, pill.top(), pill.right() - textLeft, height),
                     Qt::AlignLeft | Qt::AlignVCenter, verdictText(mark.isAllowed));
    return pill.right();
}

} // namespace postern
