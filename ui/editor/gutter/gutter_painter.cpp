// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/gutter_painter.h"

#include "core/protocol/line.h"
#include "core/wording/number_text.h"
#include "ui/editor/gutter/fitted_names.h"
#include "ui/editor/theme/editor_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace postern {

namespace {

constexpr double kBarWidth = 4;
constexpr double kHatchWidth = 12; // of a band that nobody reads
constexpr double kHatchStep = 5;
constexpr double kRadius = 4;
constexpr double kGap = 1; // between the bands of two groups
constexpr double kTextIndent = 12;
constexpr double kTextEnd = 6;

/// The band of one row: round where the group begins or ends, straight where it goes on.
QPainterPath bandShape(const GutterRow &row, const QRectF &band)
{
    QRectF whole = band;
    whole.setTop(row.beginsBand ? band.top() + kGap : band.top() - 2 * kRadius);
    whole.setBottom(row.endsBand ? band.bottom() - kGap : band.bottom() + 2 * kRadius);
    QPainterPath path;
    path.addRoundedRect(whole, kRadius, kRadius);
    return path;
}

} // namespace

GutterPainter::GutterPainter(QPainter &painter, const EditorColours &colours,
                             const GutterLayout &layout)
    : m_painter(painter)
    , m_colours(colours)
    , m_layout(layout)
    , m_labelMetrics(layout.labelFont)
    , m_strongMetrics(layout.strongFont)
{
}

void GutterPainter::paint(const GutterRow &row, const QRectF &box, double textHeight,
                          const GutterRowState &state)
{
    const QRectF textBox(box.left(), box.top(), box.width(), textHeight);
    if (state.isCurrentLine) {
        const double left = m_layout.bandLeft + m_layout.bandWidth;
        m_painter.fillRect(QRectF(left, box.top(), box.right() - left, box.height()),
                           m_colours.currentLine);
    }
    if (row.band != GutterBand::None)
        paintBand(row, m_layout.band(box), state);
    if (row.kind != GutterText::None)
        paintText(row, m_layout.band(textBox));
    paintNumber(row, m_layout.number(textBox), state.isCurrentLine);
}

void GutterPainter::paintNumber(const GutterRow &row, const QRectF &box, bool isCurrentLine)
{
    m_painter.setFont(m_layout.numberFont);
    m_painter.setPen(isCurrentLine ? m_colours.text : m_colours.lineNumber);
    m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                       QString::number(lineNumber(row.line)));
}

void GutterPainter::paintBand(const GutterRow &row, const QRectF &box, const GutterRowState &state)
{
    const QPainterPath shape = bandShape(row, box);
    const bool hasGroup = row.group != rep::kNoGroup;
    m_painter.save();
    m_painter.setClipRect(box, Qt::IntersectClip);
    if (hasGroup) {
        const GroupColour &colour = m_colours.groups.of(row.group);
        m_painter.fillPath(shape, state.isPointedOut ? colour.strongTint : colour.tint);
        if (state.isOutlined) {
            m_painter.setPen(QPen(colour.bar, 3)); // half of it is clipped
            m_painter.drawPath(shape);
        }
        m_painter.setClipPath(shape, Qt::IntersectClip);
        m_painter.fillRect(QRectF(box.topLeft(), QSizeF(kBarWidth, box.height())), colour.bar);
    }
    if (row.band == GutterBand::Unread) {
        m_painter.setClipPath(shape, Qt::IntersectClip);
        const double left = hasGroup ? kBarWidth : 0;
        paintHatching(QRectF(box.left() + left, box.top(), kHatchWidth - left, box.height()));
    }
    m_painter.restore();
}

void GutterPainter::paintHatching(const QRectF &strip)
{
    m_painter.setClipRect(strip, Qt::IntersectClip);
    m_painter.setPen(QPen(m_colours.unread, 1.2));
    // The lines hang on the height in the window, so that they go on from row to row.
    const double rise = strip.width();
    const double first = std::floor((strip.top() - rise) / kHatchStep) * kHatchStep;
    for (double y = first; y < strip.bottom() + rise; y += kHatchStep)
        m_painter.drawLine(QPointF(strip.left(), y + rise), QPointF(strip.right(), y));
}

QColor GutterPainter::textColour(const GutterRow &row) const
{
    if (row.group == rep::kNoGroup || row.kind == GutterText::Mark)
        return m_colours.muted;
    return m_colours.groups.of(row.group).text;
}

void GutterPainter::paintText(const GutterRow &row, const QRectF &box)
{
    const double indent = row.band == GutterBand::Unread ? kHatchWidth + 8 : kTextIndent;
    const QRectF area = box.adjusted(indent, 0, -kTextEnd, 0);
    m_painter.setPen(textColour(row));
    m_painter.setFont(m_layout.labelFont);
    switch (row.kind) {
    case GutterText::Label:
        paintLabel(row, area);
        break;
    case GutterText::Crawlers:
        m_painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                           fittedNames(row.crawlers, m_labelMetrics, area.width(), row.crawlerRows)
                               .value(row.crawlerRow));
        break;
    case GutterText::Melt:
        paintMelt(row, area);
        break;
    case GutterText::Mark:
        m_painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                           m_labelMetrics.elidedText(row.text, Qt::ElideRight, area.width()));
        break;
    case GutterText::None:
        break;
    }
}

void GutterPainter::paintLabel(const GutterRow &row, const QRectF &area)
{
    const double noteWidth = m_labelMetrics.horizontalAdvance(row.note);
    if (!row.note.isEmpty())
        m_painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, row.note);
    m_painter.setFont(m_layout.strongFont);
    m_painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, row.text);
    if (row.crawlers.isEmpty())
        return;
    const double left = area.left() + m_strongMetrics.horizontalAdvance(row.text) + 8;
    const double right = area.right() - (row.note.isEmpty() ? 0 : noteWidth + 8);
    const QRectF rest(left, area.top(), right - left, area.height());
    m_painter.setFont(m_layout.labelFont);
    if (rest.width() > m_labelMetrics.averageCharWidth() * 4)
        m_painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                           fittedNames(row.crawlers, m_labelMetrics, rest.width(), 1).value(0));
}

void GutterPainter::paintMelt(const GutterRow &row, const QRectF &area)
{
    // An arrow that comes down from the lines above and goes on into this one.
    const double size = m_labelMetrics.xHeight();
    const QPointF corner(area.left() + 1, area.center().y() + 1);
    const QPointF tip = corner + QPointF(size * 1.6, 0);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(textColour(row), 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF arrow[] = {corner - QPointF(0, size), corner, tip};
    m_painter.drawPolyline(arrow, 3);
    const QPointF head[] = {tip - QPointF(size / 2, size / 2), tip,
                            tip - QPointF(size / 2, -size / 2)};
    m_painter.drawPolyline(head, 3);
    m_painter.restore();
    m_painter.drawText(area.adjusted(size * 1.6 + 8, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       row.text);
}

} // namespace postern
