// SPDX-License-Identifier: MIT
#include "ui/document/line_end_format.h"

#include <QTextBlock>
#include <QTextBlockFormat>
#include <QTextCursor>

namespace postern {

namespace {

constexpr int kLineEndProperty = QTextFormat::UserProperty + 1;

} // namespace

rep::LineEnd lineEndOf(const QTextBlock &block, rep::LineEnd usual)
{
    const QVariant own = block.blockFormat().property(kLineEndProperty);
    return own.isValid() ? static_cast<rep::LineEnd>(own.toInt()) : usual;
}

void setLineEnd(const QTextBlock &block, rep::LineEnd lineEnd, rep::LineEnd usual)
{
    if (lineEnd == rep::LineEnd::None || lineEndOf(block, usual) == lineEnd)
        return;
    QTextBlockFormat format = block.blockFormat();
    if (lineEnd == usual)
        format.clearProperty(kLineEndProperty);
    else
        format.setProperty(kLineEndProperty, static_cast<int>(lineEnd));
    QTextCursor(block).setBlockFormat(format);
}

} // namespace postern
