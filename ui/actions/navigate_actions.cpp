// SPDX-License-Identifier: MIT
#include "ui/actions/navigate_actions.h"

#include "ui/actions/action_maker.h"
#include "ui/dialogs/prompts.h"
#include "ui/editor/robots_editor.h"
#include "ui/panels/url_tests/url_test_bar.h"

#include <QMenu>

namespace postern {

using namespace Qt::StringLiterals;

NavigateActions::NavigateActions(RobotsEditor &editor, UrlTestBar &testBar, Prompts &prompts,
                                 QObject *parent)
    : QObject(parent), m_editor(editor), m_prompts(prompts)
{
    m_goToLine = makeAction({u"navigate.go_to_line"_s,
                             tr("Go to &Line…"),
                             {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::Key_I}},
                            this);
    m_selectGroup = makeAction({u"navigate.select_group"_s,
                                tr("Select &Group at Cursor"),
                                {Qt::CTRL | Qt::SHIFT | Qt::Key_G}},
                               this);
    m_testUrl =
        makeAction({u"navigate.test_url"_s, tr("&Test a URL"), {Qt::CTRL | Qt::Key_T}}, this);
    m_backToText =
        makeAction({u"navigate.text"_s, tr("Back to the Te&xt"), {Qt::CTRL | Qt::Key_E}}, this);
    connect(m_goToLine, &QAction::triggered, this, &NavigateActions::goToLine);
    connect(m_selectGroup, &QAction::triggered, &m_editor, &RobotsEditor::selectGroupAtCursor);
    connect(m_testUrl, &QAction::triggered, &testBar, &UrlTestBar::focusUrl);
    connect(m_backToText, &QAction::triggered, &m_editor,
            [this] { m_editor.setFocus(Qt::ShortcutFocusReason); });
}

void NavigateActions::goToLine()
{
    const int current = static_cast<int>(m_editor.currentLine()) + 1;
    if (const auto line = m_prompts.askLineNumber(current, m_editor.blockCount())) {
        m_editor.goToLine(static_cast<std::uint32_t>(*line - 1));
        m_editor.setFocus(Qt::OtherFocusReason);
    }
}

void NavigateActions::addTo(QMenu *menu) const
{
    menu->addActions({m_goToLine, m_selectGroup});
    menu->addSeparator();
    menu->addActions({m_testUrl, m_backToText});
}

} // namespace postern
