// SPDX-License-Identifier: MIT
#include "ui/editor/line_tool_tip.h"

#include "core/text/position.h"
#include "ui/document/byte_codec.h"

#include <QCoreApplication>
#include <QTextLayout>

namespace postern {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("LineToolTip", text);
}

} // namespace

QString overlayText(const OverlayMark &mark, bool hasNumber)
{
    const QString verdict =
        mark.isAllowed ? tr("Allowed by this line: %1") : tr("Blocked by this line: %1");
    const QString text =
        mark.isDeciding ? verdict.arg(mark.text) : tr("Does not decide: %1").arg(mark.text);
    return hasNumber ? tr("Test %1: %2").arg(QString::number(mark.number), text) : text;
}

QString byteToolTip(const VisibleLine &line, const QPointF &position)
{
    const QTextLayout &layout = *line.block.layout();
    const QPointF inside = position - line.box.topLeft();
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine row = layout.lineAt(i);
        if (inside.y() < row.y() || inside.y() >= row.y() + row.height())
            continue;
        const int at = row.xToCursor(inside.x(), QTextLine::CursorOnCharacter);
        const QString text = line.block.text();
        const bool isInside = at < text.size() && inside.x() < row.x() + row.naturalTextWidth();
        if (!isInside || !isByteEscape(text[at].unicode()))
            return {};
        const int value = text[at].unicode() - rep::kByteEscapeBase;
        if (value == 0)
            return tr("A NUL byte. Crawlers read nothing after it in this line.");
        return tr("The byte %1, which is part of no character that can be shown.")
            .arg(QString::number(value, 16).toUpper());
    }
    return {};
}

} // namespace postern
