// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/robots_document.h"
#include "ui/editor/editor_view.h"
#include "ui/editor/gutter/group_gutter.h"
#include "ui/editor/robots_editor.h"
#include "ui/editor/theme/syntax_theme.h"

#include <QTest>

/// A text view on a document, shown without a display.
struct EditorFixture {
    explicit EditorFixture(std::string_view bytes, QSize size = {900, 400})
        : theme(QStringLiteral(POSTERN_RESOURCES)), view(document, theme)
    {
        document.load(bytes);
        editor().moveCursor(QTextCursor::Start);
        view.resize(size);
        view.show();
        view.activateWindow();
        editor().setFocus();
        (void)QTest::qWaitForWindowExposed(&view);
        QCoreApplication::processEvents();
    }

    postern::RobotsEditor &editor() const { return view.editor(); }
    postern::GroupGutter &gutter() const { return view.gutter(); }
    const std::string &bytes() const { return document.snapshot()->bytes(); }

    /// The middle of a line of the text, in the view, or in the gutter.
    int middleOf(std::uint32_t line) const
    {
        for (const postern::VisibleLine &visible : editor().visibleLines())
            if (visible.line == line)
                return int(visible.box.center().y());
        return -1;
    }

    postern::SyntaxTheme theme;
    postern::RobotsDocument document;
    postern::EditorView view;
};
