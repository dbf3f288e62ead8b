// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace KSyntaxHighlighting {
class Definition;
class Repository;
class Theme;
} // namespace KSyntaxHighlighting

namespace postern {

struct EditorColours;

/// The syntax definition of robots.txt and the colours that go with the palette of the program. It
/// holds the one syntax repository of the program, which takes milliseconds to make: make one and
/// hand it on. It must outlive the highlighters that use it.
class SyntaxTheme : public QObject {
    Q_OBJECT

public:
    /// `searchPath` is the folder that holds `syntax/robots-txt.xml`. Without the definition the
    /// text has no syntax colours, and nothing else is missing.
    explicit SyntaxTheme(const QString &searchPath = QStringLiteral(":/postern/ksyntax"),
                         QObject *parent = nullptr);
    ~SyntaxTheme() override;

    KSyntaxHighlighting::Definition definition() const;
    const KSyntaxHighlighting::Theme &theme() const;
    const EditorColours &colours() const;

    /// Looks at the palette of the program again, once however often it is called before control
    /// returns to the event loop: desktops send dozens of palette events for one change.
    void followPalette();

Q_SIGNALS:
    /// Theme or colours are others now.
    void changed();

private:
    void applyPalette();

    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    std::unique_ptr<KSyntaxHighlighting::Theme> m_theme;
    std::unique_ptr<EditorColours> m_colours;
    QTimer m_paletteTimer;
};

} // namespace postern
