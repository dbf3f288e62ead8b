// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QDockWidget;
class QMenu;

namespace postern {

class RobotsEditor;

/// How the text is shown, and which panels are.
class ViewActions : public QObject {
    Q_OBJECT

public:
    /// `editor` must outlive it.
    explicit ViewActions(RobotsEditor &editor, QObject *parent = nullptr);

    void addPanel(QDockWidget *panel);
    void addTo(QMenu *menu) const;

private:
    void createZoom();
    void createWrap();

    RobotsEditor &m_editor;
    QList<QAction *> m_zoom;
    QAction *m_wrap = nullptr;
    QList<QAction *> m_panels;
};

} // namespace postern
