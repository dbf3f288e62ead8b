// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace postern {

/// What an action is called, in the program, in menus and on the keyboard. Shortcuts are said out:
/// the standard ones are empty on some desktops.
struct ActionText {
    QString objectName;
    QString text; // with its mnemonic
    QList<QKeySequence> shortcuts;
};

inline QAction *makeAction(const ActionText &text, QObject *owner)
{
    auto *action = new QAction(text.text, owner);
    action->setObjectName(text.objectName);
    action->setShortcuts(text.shortcuts);
    return action;
}

} // namespace postern
