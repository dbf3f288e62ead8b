// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/editor_canvas.h"

#include <QFont>
#include <QTextLayout>

namespace postern {

/// The room, in characters of the fixed font, of a byte that is no text.
inline constexpr int kByteCells = 2;

/// The room, in characters, that the words "not read from here" take in a line.
int readingEndCells();

/// Paints what is special of the bytes in view: the value of each byte that is no text, the place
/// from which a crawler reads no more of a line, and the lines that lie past the size limit of
/// crawlers. Made for one paint.
class ByteMarks {
public:
    explicit ByteMarks(const EditorCanvas &canvas);

    /// Before the text is painted.
    void paintBacks();
    /// After it.
    void paintMarks();

    /// The first line that begins past the size limit, or the number of lines. Logarithmic.
    static std::uint32_t firstPastLimit(const rep::RobotsFile &file);

private:
    void paintBytes(const VisibleLine &line);
    void paintBytesOfRow(const VisibleLine &line, const QTextLine &row);
    void paintByte(const QRectF &cell, unsigned value);
    void paintReadingEnd(const VisibleLine &line);
    void paintLimit(const VisibleLine &line);

    const EditorCanvas &m_canvas;
    QFont m_wordFont;
    double m_cell; // the width of a character
    std::uint32_t m_firstPastLimit;
};

} // namespace postern
