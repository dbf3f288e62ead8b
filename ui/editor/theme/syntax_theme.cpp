// SPDX-License-Identifier: MIT
#include "ui/editor/theme/syntax_theme.h"

#include "ui/editor/theme/editor_colours.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QGuiApplication>
#include <QPalette>

namespace postern {

SyntaxTheme::SyntaxTheme(const QString &searchPath, QObject *parent)
    : QObject(parent), m_repository(std::make_unique<KSyntaxHighlighting::Repository>())
{
    m_repository->addCustomSearchPath(searchPath);
    const QPalette palette = QGuiApplication::palette();
    m_theme = std::make_unique<KSyntaxHighlighting::Theme>(m_repository->themeForPalette(palette));
    m_colours = std::make_unique<EditorColours>(*m_theme, palette);
    m_paletteTimer.setSingleShot(true);
    connect(&m_paletteTimer, &QTimer::timeout, this, &SyntaxTheme::applyPalette);
}

SyntaxTheme::~SyntaxTheme() = default;

KSyntaxHighlighting::Definition SyntaxTheme::definition() const
{
    return m_repository->definitionForName(QStringLiteral("robots.txt"));
}

const KSyntaxHighlighting::Theme &SyntaxTheme::theme() const
{
    return *m_theme;
}

const EditorColours &SyntaxTheme::colours() const
{
    return *m_colours;
}

void SyntaxTheme::followPalette()
{
    m_paletteTimer.start(0);
}

void SyntaxTheme::applyPalette()
{
    const QPalette palette = QGuiApplication::palette();
    const KSyntaxHighlighting::Theme theme = m_repository->themeForPalette(palette);
    const EditorColours colours(theme, palette);
    const bool isSame = theme.name() == m_theme->name() && colours.base == m_colours->base
        && colours.text == m_colours->text;
    if (isSame)
        return;
    *m_theme = theme;
    *m_colours = colours;
    Q_EMIT changed();
}

} // namespace postern
