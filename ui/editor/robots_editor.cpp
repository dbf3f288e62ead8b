// SPDX-License-Identifier: MIT
#include "ui/editor/robots_editor.h"

#include "ui/document/robots_document.h"
#include "ui/editor/byte_marks.h"
#include "ui/editor/gutter/gutter_texts.h"
#include "ui/editor/line_tool_tip.h"
#include "ui/editor/overlays/overlay_painter.h"
#include "ui/editor/robots_highlighter.h"
#include "ui/editor/theme/editor_colours.h"
#include "ui/editor/theme/syntax_theme.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr double kFrameBar = 4;
constexpr double kWordShare = 0.92; // size of the words beside the text

} // namespace

RobotsEditor::RobotsEditor(RobotsDocument &document, SyntaxTheme &theme, QWidget *parent)
    : ByteTextEdit(document, parent)
    , m_document(document)
    , m_theme(theme)
    , m_texts(std::make_unique<GutterTexts>(document.snapshot()))
{
    setObjectName(u"robotsEditor"_s);
    setAccessibleName(tr("robots.txt text"));
    setAccessibleDescription(tr("The text of the robots.txt file. The status bar says what each "
                                "line does."));
    takeColours();
    m_highlighter = new RobotsHighlighter(document.textDocument(), theme);
    connectDocument();
    describeLine();
}

RobotsEditor::~RobotsEditor() = default;

void RobotsEditor::connectDocument()
{
    connect(&m_document, &RobotsDocument::snapshotChanged, this, &RobotsEditor::takeSnapshot);
    connect(&m_theme, &SyntaxTheme::changed, this, &RobotsEditor::takeColours);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &RobotsEditor::followCursor);
    connect(this, &QPlainTextEdit::textChanged, this, &RobotsEditor::followCursor);
}

const EditorColours &RobotsEditor::colours() const
{
    return m_theme.colours();
}

std::vector<VisibleLine> RobotsEditor::visibleLines() const
{
    std::vector<VisibleLine> lines;
    QTextBlock block = firstVisibleBlock();
    if (!block.isValid())
        return lines;
    auto line = static_cast<std::uint32_t>(block.blockNumber());
    QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    // Within a change of the text there may be blocks that the snapshot does not know yet.
    const std::size_t known = m_texts->snapshot().file().lines().size();
    while (block.isValid() && line < known && box.top() < viewport()->height()) {
        const bool isLast = !block.next().isValid(); // Qt counts the margin below as part of it
        if (block.isVisible())
            lines.push_back({block, line, box.adjusted(0, 0, 0, isLast ? -kMargin : 0)});
        block = block.next();
        ++line;
        if (block.isValid())
            box = blockBoundingRect(block).translated(box.left(), box.bottom());
    }
    return lines;
}

void RobotsEditor::takeSnapshot()
{
    m_texts = std::make_unique<GutterTexts>(m_document.snapshot());
    if (m_framedLine.has_value()) {
        m_framedLine.reset();
        viewport()->update();
    }
    m_hasMoved = true;
    showMarks(OverlayMarks(m_overlays, m_document.snapshot()->revision()));
}

void RobotsEditor::setOverlays(const std::vector<Overlay> &overlays)
{
    m_overlays = overlays;
    showMarks(OverlayMarks(m_overlays, m_document.snapshot()->revision()));
}

void RobotsEditor::showMarks(OverlayMarks marks)
{
    m_marks = std::move(marks);
    if (m_isUpdatePending)
        return;
    // This runs within a change of the text, where the layout does not know of it yet and has no
    // places to update. Queued calls come before the next paint.
    m_isUpdatePending = true;
    QMetaObject::invokeMethod(this, &RobotsEditor::updateMarkedLines, Qt::QueuedConnection);
}

void RobotsEditor::updateMarkedLines()
{
    m_isUpdatePending = false;
    describeLine();
    // Words follow the end of their line's text, and stand below each other.
    if (m_marks == m_paintedMarks && !m_hasMoved)
        return;
    m_hasMoved = false;
    for (const OverlayMarks *const marks : {&m_paintedMarks, &m_marks})
        for (const OverlayMark &mark : marks->all())
            updateLine(mark.line);
    m_paintedMarks = m_marks;
}

void RobotsEditor::updateLine(std::uint32_t line)
{
    const QTextBlock block = document()->findBlockByNumber(int(line));
    const QTextBlock first = firstVisibleBlock();
    if (!block.isValid() || block.blockNumber() < first.blockNumber())
        return;
    if (block.blockNumber() > first.blockNumber() + viewport()->height())
        return; // a line is a pixel high at least
    const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    // One pixel more above and below, for the frame of a line.
    viewport()->update(
        QRectF(0, box.top() - 1, viewport()->width(), box.height() + 2).toAlignedRect());
}

void RobotsEditor::followCursor()
{
    const auto line = static_cast<std::uint32_t>(textCursor().blockNumber());
    if (line != m_currentLine) {
        updateLine(m_currentLine);
        updateLine(line);
        m_currentLine = line;
        m_framedLine.reset();
    }
    describeLine();
}

QString RobotsEditor::lineDescription() const
{
    const std::size_t known = m_texts->snapshot().file().lines().size();
    if (m_currentLine >= known)
        return {};
    QStringList sentences{m_texts->lineDescription(m_currentLine)};
    for (const OverlayMark &mark : m_marks.of(m_currentLine))
        sentences << overlayText(mark, m_marks.hasNumbers());
    return sentences.join(tr(". "));
}

void RobotsEditor::describeLine()
{
    QString description = lineDescription();
    if (description.isEmpty() || description == m_description)
        return;
    m_description = std::move(description);
    Q_EMIT lineDescribed(m_description);
}

void RobotsEditor::goToLine(std::uint32_t line)
{
    const int last = document()->blockCount() - 1;
    const auto wanted = std::min<std::uint32_t>(line, std::uint32_t(last));
    setTextCursor(QTextCursor(document()->findBlockByNumber(int(wanted))));
    centerCursor();
    m_framedLine = wanted;
    updateLine(wanted);
}

void RobotsEditor::selectGroup(std::uint32_t group)
{
    const std::vector<rep::Group> &groups = m_texts->snapshot().file().groups();
    if (group >= groups.size())
        return;
    const rep::Group &facts = groups[group];
    const QTextBlock last = document()->findBlockByNumber(int(facts.lastLine));
    QTextCursor cursor(last);
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.setPosition(document()->findBlockByNumber(int(facts.firstLine)).position(),
                       QTextCursor::KeepAnchor);
    const int top = verticalScrollBar()->value();
    setTextCursor(cursor);
    verticalScrollBar()->setValue(top);
    Q_EMIT groupActivated(group);
    Q_EMIT lineDescribed(m_texts->groupDescription(group));
}

void RobotsEditor::selectGroupAtCursor()
{
    const std::uint32_t group = m_texts->snapshot().file().lines()[m_currentLine].group();
    if (group != rep::kNoGroup)
        selectGroup(group);
    else
        Q_EMIT lineDescribed(lineDescription());
}

void RobotsEditor::takeColours()
{
    QPalette own;
    own.setColor(QPalette::Base, colours().base);
    own.setColor(QPalette::Text, colours().text);
    setPalette(own);
    Q_EMIT coloursChanged();
}

void RobotsEditor::paintEvent(QPaintEvent *event)
{
    const std::vector<VisibleLine> lines = visibleLines();
    {
        QPainter painter(viewport());
        paintBacks(canvas(painter, lines, event->rect()));
    }
    ByteTextEdit::paintEvent(event);
    QPainter painter(viewport());
    const EditorCanvas above = canvas(painter, lines, event->rect());
    ByteMarks(above).paintMarks();
    OverlayPainter(above, m_marks).paintWords();
    paintFrame(above);
}

EditorCanvas RobotsEditor::canvas(QPainter &painter, std::span<const VisibleLine> lines,
                                  const QRect &dirty) const
{
    QFont words = QGuiApplication::font();
    words.setPointSizeF(font().pointSizeF() * kWordShare);
    return {painter, m_texts->snapshot(), colours(), lines, viewport()->rect(), dirty, font(),
            words};
}

void RobotsEditor::paintBacks(const EditorCanvas &canvas)
{
    ByteMarks(canvas).paintBacks();
    for (const VisibleLine &line : canvas.lines)
        if (line.line == m_currentLine)
            canvas.painter.fillRect(
                QRectF(0, line.box.top(), canvas.viewport.width(), line.box.height()),
                colours().currentLine);
    OverlayPainter(canvas, m_marks).paintBacks();
}

void RobotsEditor::paintFrame(const EditorCanvas &canvas)
{
    for (const VisibleLine &line : canvas.lines) {
        if (line.line != m_framedLine)
            continue;
        const QRectF row(0, line.box.top(), canvas.viewport.width(), line.box.height());
        canvas.painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        canvas.painter.drawRect(row.adjusted(0.5, -0.5, -0.5, 0.5));
        canvas.painter.fillRect(QRectF(row.topLeft(), QSizeF(kFrameBar, row.height())),
                                palette().color(QPalette::Highlight));
    }
}

void RobotsEditor::mousePressEvent(QMouseEvent *event)
{
    const bool isCtrlClick =
        event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier);
    if (isCtrlClick) {
        const auto line = lineAt(event->position());
        if (line && !m_marks.of(line->line).empty()) {
            event->accept();
            Q_EMIT overlayActivated(m_marks.of(line->line).front().number);
            return;
        }
    }
    ByteTextEdit::mousePressEvent(event);
}

void RobotsEditor::changeEvent(QEvent *event)
{
    ByteTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_highlighter->followFont();
}

void RobotsEditor::scrollContentsBy(int dx, int dy)
{
    ByteTextEdit::scrollContentsBy(dx, dy);
    // What is painted moves along; but words after the text stay in view, and stand below each
    // other as far as the lines in view allow.
    const auto isMarked = [this](const VisibleLine &line) {
        return !m_marks.of(line.line).empty();
    };
    if (dx != 0 || (!m_marks.all().empty() && std::ranges::any_of(visibleLines(), isMarked)))
        viewport()->update();
}

std::optional<VisibleLine> RobotsEditor::lineAt(const QPointF &position) const
{
    for (const VisibleLine &line : visibleLines())
        if (position.y() >= line.box.top() && position.y() < line.box.bottom())
            return line;
    return std::nullopt;
}

QString RobotsEditor::toolTipAt(const QPointF &position) const
{
    const auto line = lineAt(position);
    if (!line)
        return {};
    QStringList texts{byteToolTip(*line, position)};
    for (const OverlayMark &mark : m_marks.of(line->line))
        texts << overlayText(mark, m_marks.hasNumbers());
    texts.removeAll(QString());
    return texts.join(u'\n');
}

bool RobotsEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ByteTextEdit::viewportEvent(event);
    const auto *const help = static_cast<QHelpEvent *>(event);
    const QString text = toolTipAt(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

} // namespace postern
