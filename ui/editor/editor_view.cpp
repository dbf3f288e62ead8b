// SPDX-License-Identifier: MIT
#include "ui/editor/editor_view.h"

#include "ui/editor/gutter/group_gutter.h"
#include "ui/editor/robots_editor.h"
#include "ui/editor/theme/syntax_theme.h"

#include <QEvent>
#include <QHBoxLayout>

namespace postern {

EditorView::EditorView(RobotsDocument &document, SyntaxTheme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_editor(new RobotsEditor(document, theme, this))
    , m_gutter(new GroupGutter(*m_editor, this))
{
    // The text reads from left to right in every language, so the gutter is at its left.
    setLayoutDirection(Qt::LeftToRight);
    auto *const layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_gutter);
    layout->addWidget(m_editor, 1);
    setFocusProxy(m_editor);
}

void EditorView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_theme.followPalette();
}

} // namespace postern
