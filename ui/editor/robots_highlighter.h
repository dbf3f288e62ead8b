// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QStringView>
#include <QTextFormat>

#include <array>

namespace postern {

class SyntaxTheme;

/// Colours the text by the syntax theme, and gives what is no text a form of its own: a byte that
/// is shown as an escape takes the room of two characters, in which the view paints its value; what
/// no crawler reads of a line is muted, with room before it for the words that say so. Only what is
/// read of a line is looked at for colours: a line of megabytes costs no more than one of 16 KiB.
class RobotsHighlighter : public KSyntaxHighlighting::SyntaxHighlighter {
    Q_OBJECT

public:
    /// `document` becomes the owner; `theme` must outlive it.
    RobotsHighlighter(QTextDocument *document, SyntaxTheme &theme);

    /// Whether the format is that of a byte that is shown as an escape.
    static bool isByteFormat(const QTextCharFormat &format);

    /// The document's font is another: gives bytes their room anew. Costs nothing where there are
    /// none.
    void followFont();

protected:
    void highlightBlock(const QString &text) override;

private:
    void takeColours();
    void markBytes(QStringView text);
    void makeRoomAfter(int unit);
    double byteSpacing(QChar unit);

    SyntaxTheme &m_theme;
    QTextCharFormat m_byteFormat;
    QTextCharFormat m_unreadFormat;
    bool m_needsRoom = false; // somewhere in the document
    double m_cell = 0; // the width of a character
    std::array<double, 256> m_byteSpacing{}; // by byte; 0 is not measured yet
};

} // namespace postern
