// SPDX-License-Identifier: MIT
#include "ui/actions/edit_actions.h"

#include "ui/actions/action_maker.h"
#include "ui/editor/robots_editor.h"

#include <QMenu>
#include <QTextDocument>

namespace postern {

using namespace Qt::StringLiterals;

EditActions::EditActions(RobotsEditor &editor, QObject *parent) : QObject(parent), m_editor(editor)
{
    createHistory();
    createClipboard();
}

void EditActions::createHistory()
{
    m_undo = makeAction({u"edit.undo"_s, tr("&Undo"), {QKeySequence(QKeySequence::Undo)}}, this);
    m_redo = makeAction({u"edit.redo"_s, tr("&Redo"), {QKeySequence(QKeySequence::Redo)}}, this);
    const QTextDocument *document = m_editor.document();
    m_undo->setEnabled(document->isUndoAvailable());
    m_redo->setEnabled(document->isRedoAvailable());
    connect(m_undo, &QAction::triggered, &m_editor, &RobotsEditor::undo);
    connect(m_redo, &QAction::triggered, &m_editor, &RobotsEditor::redo);
    connect(document, &QTextDocument::undoAvailable, m_undo, &QAction::setEnabled);
    connect(document, &QTextDocument::redoAvailable, m_redo, &QAction::setEnabled);
}

void EditActions::createClipboard()
{
    m_cut = makeAction({u"edit.cut"_s, tr("Cu&t"), {QKeySequence(QKeySequence::Cut)}}, this);
    m_copy = makeAction({u"edit.copy"_s, tr("&Copy"), {QKeySequence(QKeySequence::Copy)}}, this);
    m_paste =
        makeAction({u"edit.paste"_s, tr("&Paste"), {QKeySequence(QKeySequence::Paste)}}, this);
    m_selectAll = makeAction(
        {u"edit.select_all"_s, tr("Select &All"), {QKeySequence(QKeySequence::SelectAll)}}, this);
    for (QAction *action : {m_cut, m_copy}) {
        action->setEnabled(false);
        connect(&m_editor, &RobotsEditor::copyAvailable, action, &QAction::setEnabled);
    }
    connect(m_cut, &QAction::triggered, &m_editor, &RobotsEditor::cut);
    connect(m_copy, &QAction::triggered, &m_editor, &RobotsEditor::copy);
    connect(m_paste, &QAction::triggered, &m_editor, &RobotsEditor::paste);
    connect(m_selectAll, &QAction::triggered, &m_editor, &RobotsEditor::selectAll);
    // In a line edit of the window these keys are the line edit's own.
    for (QAction *action : {m_undo, m_redo, m_cut, m_copy, m_paste, m_selectAll})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void EditActions::addTo(QMenu *menu) const
{
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    menu->addActions({m_cut, m_copy, m_paste});
    menu->addSeparator();
    menu->addAction(m_selectAll);
}

} // namespace postern
