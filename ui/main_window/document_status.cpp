// SPDX-License-Identifier: MIT
#include "ui/main_window/document_status.h"

#include "core/analysis/line_role.h"
#include "core/wording/number_text.h"
#include "ui/document/robots_document.h"
#include "ui/editor/robots_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString lineEndName(rep::LineEnd lineEnd)
{
    switch (lineEnd) {
    case rep::LineEnd::CrLf:
        return u"CRLF"_s;
    case rep::LineEnd::Cr:
        return u"CR"_s;
    default:
        return u"LF"_s;
    }
}

} // namespace

DocumentStatus::DocumentStatus(RobotsDocument &document, RobotsEditor &editor, QWidget *parent)
    : QWidget(parent), m_document(document), m_editor(editor)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    m_position = addLabel(u"status.position"_s, tr("Line and column"));
    m_size = addLabel(u"status.size"_s, tr("File size"));
    m_encoding = addLabel(u"status.encoding"_s, tr("Encoding"));
    m_lineEnd = addLabel(u"status.line_end"_s, tr("Line ends"));
    connect(&m_editor, &RobotsEditor::cursorPositionChanged, this, &DocumentStatus::showPosition);
    connect(&m_document, &RobotsDocument::snapshotChanged, this, &DocumentStatus::showSize);
    connect(&m_document, &RobotsDocument::formatChanged, this, &DocumentStatus::showFormat);
    showPosition();
    showSize();
    showFormat();
}

QLabel *DocumentStatus::addLabel(const QString &objectName, const QString &accessibleName)
{
    auto *label = new QLabel(this);
    label->setObjectName(objectName);
    label->setAccessibleName(accessibleName);
    layout()->addWidget(label);
    return label;
}

void DocumentStatus::showPosition()
{
    const QTextCursor cursor = m_editor.textCursor();
    m_position->setText(
        tr("Line %1, column %2").arg(cursor.blockNumber() + 1).arg(cursor.positionInBlock() + 1));
}

void DocumentStatus::showSize()
{
    const std::size_t bytes = m_document.snapshot()->bytes().size();
    const bool isTooLarge = bytes > rep::kCrawlerSizeLimit;
    const QString size =
        QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeIecFormat);
    m_size->setText(isTooLarge ? tr("%1: Google stops at 500 KiB").arg(size) : size);
    m_size->setToolTip(tr("%1. Google reads the first 500 KiB (512,000 bytes) of a robots.txt; "
                          "every crawler should read at least as much.")
                           .arg(byteCount(bytes)));
}

void DocumentStatus::showFormat()
{
    const rep::FileFormat format = m_document.format();
    QString encoding = format.isUtf8 ? tr("UTF-8") : tr("Not UTF-8");
    if (format.looksLikeUtf16)
        encoding = tr("UTF-16, which crawlers cannot read");
    m_encoding->setText(format.hasBom ? tr("%1 with BOM").arg(encoding) : encoding);
    m_lineEnd->setText(format.hasMixedLineEnds
                           ? tr("Mixed line ends, mostly %1").arg(lineEndName(format.usualLineEnd))
                           : lineEndName(format.usualLineEnd));
}

} // namespace postern
