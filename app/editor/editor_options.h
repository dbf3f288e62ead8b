// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace postern {

/// What `postern-editor` is asked to do.
struct EditorOptions {
    QString file; // may be empty
    QString screenshot; // where to draw the window instead of showing it; may be empty
    QSize size;
    bool isDark = false;
    QString agent;
    QString url;
};

/// The options, or a text to print and the exit status to end with.
struct EarlyEnd {
    QString text;
    int exitStatus = 0;
};
std::variant<EditorOptions, EarlyEnd> readEditorOptions(const QStringList &arguments);

} // namespace postern
