// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/theme/group_colours.h"

#include <QColor>

class QPalette;

namespace KSyntaxHighlighting {
class Theme;
}

namespace postern {

/// How a verdict is painted over a line.
struct VerdictColour {
    QColor tint; // behind the line
    QColor accent; // marks; white or black text stands out from it
    QColor onAccent;
    QColor words; // readable on the tint
};

/// Every colour of the text view that the syntax theme does not give, all worked out from the
/// theme's background, so that light, dark and high-contrast themes are served alike.
struct EditorColours {
    EditorColours(const KSyntaxHighlighting::Theme &theme, const QPalette &palette);

    QColor base;
    QColor text;
    QColor muted; // text of less weight, still readable
    QColor currentLine;
    QColor gutterBase;
    QColor gutterLine; // between gutter and text
    QColor lineNumber;
    VerdictColour allowed;
    VerdictColour blocked;
    QColor loserTint; // behind a rule that matches and loses
    QColor unread; // hatching and marks of what nobody reads
    QColor unreadText;
    QColor byteMark;
    QColor onByteMark;
    GroupColours groups;

    const VerdictColour &verdict(bool isAllowed) const { return isAllowed ? allowed : blocked; }
};

} // namespace postern
