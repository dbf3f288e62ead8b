// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace postern {

class RobotsEditor;

/// What is done to the text: undo, clipboard, selection.
class EditActions : public QObject {
    Q_OBJECT

public:
    /// `editor` must outlive it.
    explicit EditActions(RobotsEditor &editor, QObject *parent = nullptr);

    void addTo(QMenu *menu) const;

private:
    void createHistory();
    void createClipboard();

    RobotsEditor &m_editor;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_selectAll = nullptr;
};

} // namespace postern
