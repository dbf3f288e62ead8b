// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>

#include <QList>
#include <QString>

namespace postern {

/// A part of a line with one style: the name of an itemData of the definition.
struct HighlightPiece {
    QString style;
    QString text;

    friend bool operator==(const HighlightPiece &, const HighlightPiece &) = default;
};

/// Splits into the runs that hold no white space as robots.txt knows it, each a piece.
QList<HighlightPiece> wordsOf(const QString &style, const QString &text);

/// `Directive{Allow} Separator{:} Path{/a}`; a byte without a character is written `<ff>`.
QString pieceText(const QList<HighlightPiece> &pieces);

/// Collects what a syntax definition makes of single lines, without a document or a theme.
class HighlightTrace : private KSyntaxHighlighting::AbstractHighlighter {
public:
    explicit HighlightTrace(const KSyntaxHighlighting::Definition &definition);

    /// The pieces of a line that follows an empty one. They tile the line.
    QList<HighlightPiece> tiles(const QString &line);
    /// The same without the white space between them, and a comment as one piece, whatever words in
    /// it are marked.
    QList<HighlightPiece> pieces(const QString &line);
    KSyntaxHighlighting::State stateAfter(const QString &line);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    QString m_line;
    QList<HighlightPiece> m_tiles;
};

} // namespace postern
