// SPDX-License-Identifier: MIT
#include "ui/editor/byte_text_edit.h"

#include "ui/document/robots_document.h"
#include "ui/editor/editor_mime.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QWheelEvent>

#include <algorithm>

namespace postern {

namespace {

constexpr double kSmallestPoints = 5;
constexpr double kLargestPoints = 60;
constexpr int kTabCells = 4;
constexpr int kWheelStep = 120; // one notch

QFont fixedFont()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

} // namespace

ByteTextEdit::ByteTextEdit(RobotsDocument &document, QWidget *parent)
    : QPlainTextEdit(parent), m_document(document)
{
    setFrameShape(QFrame::NoFrame);
    setDocument(document.textDocument());
    document.textDocument()->setDocumentMargin(kMargin);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    takeFont();
}

void ByteTextEdit::takeFont()
{
    QFont fixed = fixedFont();
    fixed.setPointSizeF(QFontInfo(fixed).pointSizeF() + m_zoom);
    setFont(fixed);
    setTabStopDistance(QFontMetricsF(fixed).horizontalAdvance(u' ') * kTabCells);
}

void ByteTextEdit::setZoom(int points)
{
    const double own = QFontInfo(fixedFont()).pointSizeF();
    const int zoom = std::clamp(points, int(kSmallestPoints - own), int(kLargestPoints - own));
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    takeFont();
    Q_EMIT zoomChanged(m_zoom);
}

bool ByteTextEdit::handleKey(const QKeyEvent &event)
{
    const bool isCtrl = event.modifiers().testFlag(Qt::ControlModifier);
    // Where + is the shifted =, the plain key should do too.
    if (event.matches(QKeySequence::ZoomIn) || (isCtrl && event.key() == Qt::Key_Equal))
        setZoom(m_zoom + 1);
    else if (event.matches(QKeySequence::ZoomOut))
        setZoom(m_zoom - 1);
    else if (isCtrl && event.key() == Qt::Key_0)
        setZoom(0);
    else if (event.matches(QKeySequence::InsertLineSeparator) && !isReadOnly())
        textCursor().insertBlock(); // left alone, it would be U+2028, which ends no line
    else
        return false;
    ensureCursorVisible();
    return true;
}

void ByteTextEdit::keyPressEvent(QKeyEvent *event)
{
    if (handleKey(*event))
        event->accept();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void ByteTextEdit::wheelEvent(QWheelEvent *event)
{
    // QPlainTextEdit zooms only a text that cannot be edited.
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / kWheelStep;
    m_wheelRest -= steps * kWheelStep;
    setZoom(m_zoom + steps);
    event->accept();
}

void ByteTextEdit::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QPlainTextEdit::dragEnterEvent(event);
}

void ByteTextEdit::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QPlainTextEdit::dragMoveEvent(event);
}

void ByteTextEdit::dropEvent(QDropEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QPlainTextEdit::dropEvent(event);
}

QMimeData *ByteTextEdit::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    const rep::ByteSpan span{m_document.byteOffset(cursor.selectionStart()),
                             m_document.byteOffset(cursor.selectionEnd())};
    return mimeDataOf(rep::slice(m_document.snapshot()->bytes(), span)).release();
}

bool ByteTextEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return hasPastableText(*source);
}

void ByteTextEdit::insertFromMimeData(const QMimeData *source)
{
    const QString text = pastedText(*source);
    if (isReadOnly() || text.isEmpty())
        return;
    textCursor().insertText(text);
    ensureCursorVisible();
}

} // namespace postern
