// SPDX-License-Identifier: MIT
#include "ui/editor/editor_canvas.h"

#include <QTextLayout>

namespace postern {

QPointF VisibleLine::textEnd() const
{
    const QTextLayout *const layout = block.layout();
    if (layout->lineCount() == 0)
        return box.topLeft();
    const QTextLine last = layout->lineAt(layout->lineCount() - 1);
    return box.topLeft() + QPointF(last.x() + last.naturalTextWidth(), last.y());
}

} // namespace postern
