// SPDX-License-Identifier: MIT
#include "ui/actions/view_actions.h"

#include "ui/actions/action_maker.h"
#include "ui/editor/robots_editor.h"

#include <QDockWidget>
#include <QMenu>

namespace postern {

using namespace Qt::StringLiterals;

ViewActions::ViewActions(RobotsEditor &editor, QObject *parent) : QObject(parent), m_editor(editor)
{
    createZoom();
    createWrap();
}

void ViewActions::createZoom()
{
    const auto add = [this](const ActionText &text, auto zoom) {
        QAction *action = makeAction(text, this);
        connect(action, &QAction::triggered, &m_editor,
                [this, zoom] { m_editor.setZoom(zoom(m_editor.zoom())); });
        m_zoom << action;
    };
    add({u"view.zoom_in"_s, tr("Zoom &In"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        [](int zoom) { return zoom + 1; });
    add({u"view.zoom_out"_s, tr("Zoom &Out"), {Qt::CTRL | Qt::Key_Minus}},
        [](int zoom) { return zoom - 1; });
    add({u"view.zoom_reset"_s, tr("&Normal Size"), {Qt::CTRL | Qt::Key_0}}, [](int) { return 0; });
}

void ViewActions::createWrap()
{
    m_wrap = makeAction({u"view.wrap"_s, tr("&Wrap Long Lines"), {Qt::ALT | Qt::Key_Z}}, this);
    m_wrap->setCheckable(true);
    connect(m_wrap, &QAction::toggled, &m_editor, [this](bool isOn) {
        m_editor.setLineWrapMode(isOn ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    });
}

void ViewActions::addPanel(QDockWidget *panel)
{
    QAction *action = panel->toggleViewAction();
    action->setObjectName(u"view."_s + panel->objectName());
    m_panels << action;
}

void ViewActions::addTo(QMenu *menu) const
{
    menu->addActions(m_zoom);
    menu->addSeparator();
    menu->addAction(m_wrap);
    menu->addSeparator();
    menu->addActions(m_panels);
}

} // namespace postern
