// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace postern {

class GroupGutter;
class RobotsDocument;
class RobotsEditor;
class SyntaxTheme;

/// The text with its gutter: what the window has in its middle. It sees to it that the colours
/// follow the palette of the program.
class EditorView : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    EditorView(RobotsDocument &document, SyntaxTheme &theme, QWidget *parent = nullptr);

    RobotsEditor &editor() const { return *m_editor; }
    GroupGutter &gutter() const { return *m_gutter; }

protected:
    void changeEvent(QEvent *event) override;

private:
    SyntaxTheme &m_theme;
    RobotsEditor *m_editor;
    GroupGutter *m_gutter;
};

} // namespace postern
