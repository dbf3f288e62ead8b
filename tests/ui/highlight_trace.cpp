// SPDX-License-Identifier: MIT
#include "highlight_trace.h"

#include "core/text/position.h"

using namespace Qt::StringLiterals;

namespace postern {

namespace {

constexpr QStringView kBlanks = u" \t\v\f";

} // namespace

QList<HighlightPiece> wordsOf(const QString &style, const QString &text)
{
    QList<HighlightPiece> words;
    bool isInWord = false;
    for (const QChar c : text) {
        const bool isBlank = kBlanks.contains(c);
        if (isInWord && !isBlank)
            words.last().text += c;
        else if (!isBlank)
            words.append({style, QString(c)});
        isInWord = !isBlank;
    }
    return words;
}

QString pieceText(const QList<HighlightPiece> &pieces)
{
    QStringList texts;
    for (const HighlightPiece &piece : pieces) {
        QString text;
        for (const QChar c : piece.text) {
            if (c >= QChar(rep::kByteEscapeBase) && c <= QChar(rep::kByteEscapeLast))
                text +=
                    u'<' + QString::number(c.unicode() & 0xFF, 16).rightJustified(2, u'0') + u'>';
            else
                text += c;
        }
        texts << piece.style + u'{' + text + u'}';
    }
    return texts.join(u' ');
}

HighlightTrace::HighlightTrace(const KSyntaxHighlighting::Definition &definition)
{
    setDefinition(definition);
}

QList<HighlightPiece> HighlightTrace::tiles(const QString &line)
{
    m_line = line;
    m_tiles.clear();
    highlightLine(m_line, {});
    return m_tiles;
}

QList<HighlightPiece> HighlightTrace::pieces(const QString &line)
{
    QList<HighlightPiece> pieces;
    bool isInComment = false;
    for (const HighlightPiece &tile : tiles(line)) {
        isInComment = (isInComment && tile.style != "Unread"_L1) || tile.style == "Comment"_L1;
        if (isInComment && !pieces.isEmpty() && pieces.last().style == "Comment"_L1)
            pieces.last().text += tile.text;
        else if (tile.style != "Normal Text"_L1)
            pieces.append(tile);
        else
            pieces += wordsOf(tile.style, tile.text);
    }
    return pieces;
}

KSyntaxHighlighting::State HighlightTrace::stateAfter(const QString &line)
{
    return highlightLine(line, {});
}

void HighlightTrace::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length > 0)
        m_tiles.append({format.name(), m_line.mid(offset, length)});
}

} // namespace postern
