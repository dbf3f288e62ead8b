// SPDX-License-Identifier: MIT
#include "ui/editor/byte_marks.h"

#include "core/analysis/line_role.h"
#include "core/text/position.h"
#include "ui/document/byte_codec.h"
#include "ui/editor/reading_end.h"
#include "ui/editor/robots_highlighter.h"
#include "ui/editor/theme/editor_colours.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr double kEndGap = 24; // between the text of a line and words after it
constexpr double kDim = 0.35; // how much of the text past the limit is covered
constexpr double kByteFontShare = 0.76;
constexpr double kNulFontShare = 0.62; // three letters

QString readingEndText()
{
    return QCoreApplication::translate("ByteMarks", "not read from here");
}

QString limitText()
{
    return QCoreApplication::translate("ByteMarks", "not read by crawlers with a 500 KiB limit");
}

QString byteText(unsigned value)
{
    return value == 0 ? u"NUL"_s : QString::number(value, 16).rightJustified(2, u'0').toUpper();
}

} // namespace

int readingEndCells()
{
    // Words are set in a font with letters of different widths, most of them narrower.
    return int(readingEndText().size() * 9 / 10 + 2);
}

ByteMarks::ByteMarks(const EditorCanvas &canvas)
    : m_canvas(canvas)
    , m_wordFont(canvas.wordFont)
    , m_cell(QFontMetricsF(canvas.textFont).horizontalAdvance(u'0'))
    , m_firstPastLimit(firstPastLimit(canvas.snapshot.file()))
{
    m_wordFont.setItalic(true);
}

std::uint32_t ByteMarks::firstPastLimit(const rep::RobotsFile &file)
{
    const auto &lines = file.lines();
    const auto begin = [](const rep::Line &line) { return line.text().begin.value; };
    const auto found = std::ranges::lower_bound(lines, rep::kCrawlerSizeLimit, {}, begin);
    return static_cast<std::uint32_t>(found - lines.begin());
}

void ByteMarks::paintBacks()
{
    const QRectF &view = m_canvas.viewport;
    for (const VisibleLine &line : m_canvas.lines)
        if (line.line >= m_firstPastLimit)
            m_canvas.painter.fillRect(
                QRectF(view.left(), line.box.top(), view.width(), line.box.height()),
                m_canvas.colours.loserTint);
}

void ByteMarks::paintMarks()
{
    m_canvas.painter.save();
    m_canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const VisibleLine &line : m_canvas.lines) {
        if (!m_canvas.isDirty(line))
            continue;
        const rep::Line &facts = m_canvas.snapshot.file().lines()[line.line];
        paintBytes(line);
        if (facts.isCut() || facts.hasNul())
            paintReadingEnd(line);
        if (line.line >= m_firstPastLimit)
            paintLimit(line);
    }
    m_canvas.painter.restore();
}

void ByteMarks::paintBytes(const VisibleLine &line)
{
    const QTextLayout &layout = *line.block.layout();
    const auto formats = layout.formats();
    const bool hasBytes = std::ranges::any_of(formats, [](const QTextLayout::FormatRange &range) {
        return RobotsHighlighter::isByteFormat(range.format);
    });
    if (!hasBytes)
        return;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine row = layout.lineAt(i);
        const double top = line.box.top() + row.y();
        if (top < m_canvas.dirty.bottom() && top + row.height() > m_canvas.dirty.top())
            paintBytesOfRow(line, row);
    }
}

void ByteMarks::paintBytesOfRow(const VisibleLine &line, const QTextLine &row)
{
    const QString text = line.block.text();
    const double left = line.box.left();
    const int first = row.xToCursor(m_canvas.dirty.left() - left, QTextLine::CursorOnCharacter);
    const int end = row.xToCursor(m_canvas.dirty.right() - left) + 1;
    for (int at = first; at < std::min(end, int(text.size())); ++at) {
        if (!isByteEscape(text[at].unicode()))
            continue;
        const QRectF cell(left + row.cursorToX(at), line.box.top() + row.y(), m_cell * kByteCells,
                          row.height());
        paintByte(cell, text[at].unicode() - rep::kByteEscapeBase);
    }
}

void ByteMarks::paintByte(const QRectF &cell, unsigned value)
{
    QPainter &painter = m_canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_canvas.colours.byteMark);
    painter.drawRoundedRect(cell.adjusted(0.75, 1.5, -0.75, -1.5), 3, 3);
    QFont font = m_canvas.textFont;
    const double share = value == 0 ? kNulFontShare : kByteFontShare;
    font.setPointSizeF(m_canvas.textFont.pointSizeF() * share);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_canvas.colours.onByteMark);
    painter.drawText(cell, Qt::AlignCenter, byteText(value));
}

void ByteMarks::paintReadingEnd(const VisibleLine &line)
{
    const QString text = line.block.text();
    const auto end = readingEnd(text);
    if (!end || *end < 0)
        return;
    const int at = int(*end);
    const QTextLine row = line.block.layout()->lineForTextPosition(at);
    const double own = m_cell * (isByteEscape(text[at].unicode()) ? kByteCells : 1);
    const double left = line.box.left() + row.cursorToX(at) + own;
    const QRectF area(left, line.box.top() + row.y(), m_cell * readingEndCells(), row.height());
    QPainter &painter = m_canvas.painter;
    painter.fillRect(QRectF(area.left() + m_cell / 2, area.top() + 1, 2, area.height() - 2),
                     m_canvas.colours.blocked.accent);
    painter.setFont(m_wordFont);
    painter.setPen(m_canvas.colours.muted);
    const QRectF words = area.adjusted(m_cell * 1.25, 0, 0, 0);
    painter.drawText(
        words, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_wordFont).elidedText(readingEndText(), Qt::ElideRight, words.width()));
}

void ByteMarks::paintLimit(const VisibleLine &line)
{
    const QRectF &view = m_canvas.viewport;
    QPainter &painter = m_canvas.painter;
    QColor cover = m_canvas.colours.loserTint;
    cover.setAlphaF(float(kDim));
    painter.fillRect(QRectF(view.left(), line.box.top(), line.textEnd().x(), line.box.height()),
                     cover);
    if (line.line != m_firstPastLimit)
        return;
    painter.setPen(QPen(m_canvas.colours.unread, 1, Qt::DashLine));
    painter.drawLine(QPointF(view.left(), line.box.top() + 0.5),
                     QPointF(view.right(), line.box.top() + 0.5));
    const QFontMetricsF metrics(m_wordFont);
    const double width = metrics.horizontalAdvance(limitText());
    const double wished = std::max(line.textEnd().x(), view.left()) + kEndGap;
    const double left = std::min(wished, view.right() - width - kEndGap / 3);
    const QRectF area(left, line.textEnd().y(), width, line.block.layout()->lineAt(0).height());
    painter.fillRect(area.adjusted(-kEndGap / 4, 1, kEndGap / 4, 0), m_canvas.colours.loserTint);
    painter.setFont(m_wordFont);
    painter.setPen(m_canvas.colours.muted);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, limitText());
}

} // namespace postern
