// SPDX-License-Identifier: MIT
#include "ui/editor/theme/editor_colours.h"

#include "ui/editor/theme/contrast.h"

#include <KSyntaxHighlighting/Theme>

#include <QPalette>

namespace postern {

namespace {

using KSyntaxHighlighting::Theme;

/// The theme's own colours where it has the darkness of the palette; else the palette's, as with a
/// palette of high contrast that no theme is made for.
bool fits(const Theme &theme, const QPalette &palette)
{
    return theme.isValid()
        && isDark(theme.editorColor(Theme::BackgroundColor))
        == isDark(palette.color(QPalette::Base));
}

QColor baseOf(const Theme &theme, const QPalette &palette)
{
    return fits(theme, palette) ? QColor(theme.editorColor(Theme::BackgroundColor))
                                : palette.color(QPalette::Base);
}

QColor textOf(const Theme &theme, const QPalette &palette)
{
    return fits(theme, palette) ? QColor(theme.textColor(Theme::Normal))
                                : palette.color(QPalette::Text);
}

VerdictColour verdictOn(const QColor &base, const QColor &pure, const QColor &words)
{
    VerdictColour colour;
    colour.tint = mixed(base, pure, isDark(base) ? 0.28 : 0.17);
    colour.accent = standingOut(pure, colour.tint, kTextContrast);
    colour.onAccent = isDark(colour.accent) ? QColor(Qt::white) : QColor(Qt::black);
    colour.words = standingOut(words, colour.tint, kTextContrast);
    return colour;
}

} // namespace

EditorColours::EditorColours(const Theme &theme, const QPalette &palette)
    : base(baseOf(theme, palette)), text(textOf(theme, palette)), groups(base)
{
    constexpr double kMutedShare = 0.62;
    muted = standingOut(mixed(base, text, kMutedShare), mixed(base, text, 0.12), kTextContrast);
    currentLine = mixed(base, text, isDark(base) ? 0.07 : 0.04);
    gutterBase = mixed(base, text, isDark(base) ? 0.035 : 0.025);
    gutterLine = mixed(base, text, 0.12);
    lineNumber = standingOut(mixed(base, text, 0.5), gutterBase, kTextContrast);
    allowed = verdictOn(base, QColor(0x1E, 0x96, 0x50), muted);
    blocked = verdictOn(base, QColor(0xD2, 0x3C, 0x3C), muted);
    loserTint = mixed(base, text, isDark(base) ? 0.10 : 0.065);
    unread = standingOut(mixed(base, text, 0.45), base, kMarkContrast);
    unreadText = muted;
    byteMark = mixed(base, text, isDark(base) ? 0.75 : 0.62);
    onByteMark = standingOut(base, byteMark, kTextContrast);
}

} // namespace postern
