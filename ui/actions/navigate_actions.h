// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace postern {

class Prompts;
class RobotsEditor;
class UrlTestBar;

/// Ways to a place: a line, the group at the cursor, the test of a URL.
class NavigateActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    NavigateActions(RobotsEditor &editor, UrlTestBar &testBar, Prompts &prompts,
                    QObject *parent = nullptr);

    void addTo(QMenu *menu) const;

private:
    void goToLine();

    RobotsEditor &m_editor;
    Prompts &m_prompts;
    QAction *m_goToLine = nullptr;
    QAction *m_selectGroup = nullptr;
    QAction *m_testUrl = nullptr;
    QAction *m_backToText = nullptr;
};

} // namespace postern
