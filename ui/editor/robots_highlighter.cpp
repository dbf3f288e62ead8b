// SPDX-License-Identifier: MIT
#include "ui/editor/robots_highlighter.h"

#include "core/text/position.h"
#include "ui/document/byte_codec.h"
#include "ui/editor/byte_marks.h"
#include "ui/editor/reading_end.h"
#include "ui/editor/theme/editor_colours.h"
#include "ui/editor/theme/syntax_theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <QFontMetricsF>
#include <QTextDocument>

namespace postern {

namespace {

constexpr int kByteProperty = QTextFormat::UserProperty + 0x50;

} // namespace

RobotsHighlighter::RobotsHighlighter(QTextDocument *document, SyntaxTheme &theme)
    : SyntaxHighlighter(document), m_theme(theme)
{
    m_byteFormat.setProperty(kByteProperty, true);
    m_byteFormat.setForeground(Qt::transparent);
    m_byteFormat.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    takeColours();
    followFont();
    setDefinition(m_theme.definition());
    connect(&m_theme, &SyntaxTheme::changed, this, [this] {
        takeColours();
        rehighlight();
    });
}

bool RobotsHighlighter::isByteFormat(const QTextCharFormat &format)
{
    return format.hasProperty(kByteProperty);
}

void RobotsHighlighter::takeColours()
{
    setTheme(m_theme.theme());
    m_unreadFormat.setForeground(m_theme.colours().muted);
}

void RobotsHighlighter::highlightBlock(const QString &text)
{
    const qsizetype read = readUnits(text);
    if (read == text.size()) {
        SyntaxHighlighter::highlightBlock(text);
        markBytes(text);
        return;
    }
    SyntaxHighlighter::highlightBlock(text.first(read));
    setFormat(int(read), int(text.size() - read), m_unreadFormat);
    markBytes(text);
    if (const auto end = readingEnd(text); end && *end >= 0)
        makeRoomAfter(int(*end));
}

void RobotsHighlighter::followFont()
{
    m_cell = QFontMetricsF(document()->defaultFont()).horizontalAdvance(u'0');
    m_byteSpacing.fill(0);
    if (m_needsRoom)
        rehighlight();
}

/// What brings the glyph of an escape, of which a font may have any or none, to the room of a byte.
double RobotsHighlighter::byteSpacing(QChar unit)
{
    double &spacing = m_byteSpacing[unit.unicode() - rep::kByteEscapeBase];
    if (spacing == 0)
        spacing =
            kByteCells * m_cell - QFontMetricsF(document()->defaultFont()).horizontalAdvance(unit);
    return spacing;
}

void RobotsHighlighter::markBytes(QStringView text)
{
    for (qsizetype unit = 0; unit < text.size(); ++unit) {
        if (!isByteEscape(text[unit].unicode()))
            continue;
        m_needsRoom = true;
        m_byteFormat.setFontLetterSpacing(byteSpacing(text[unit]));
        setFormat(int(unit), 1, m_byteFormat);
    }
}

void RobotsHighlighter::makeRoomAfter(int unit)
{
    m_needsRoom = true;
    QTextCharFormat roomy = format(unit);
    const double own = isByteFormat(roomy) ? roomy.fontLetterSpacing() : 0;
    roomy.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    roomy.setFontLetterSpacing(own + readingEndCells() * m_cell);
    setFormat(unit, 1, roomy);
}

} // namespace postern
