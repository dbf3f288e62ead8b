// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"

#include <QFont>
#include <QRectF>
#include <QTextBlock>

#include <cstdint>
#include <span>

class QPainter;

namespace postern {

struct EditorColours;

/// A line of the file as it stands in view.
struct VisibleLine {
    QTextBlock block;
    std::uint32_t line = 0; // counts from 0, as in RobotsFile
    QRectF box; // in the viewport; the left edge is that of the text's layout

    /// The right end of the text, on the last of its rows if it is wrapped.
    QPointF textEnd() const;
};

/// What is painted on besides the text itself: the lines in view, and all that a layer needs to
/// paint over them.
struct EditorCanvas {
    QPainter &painter;
    const rep::Snapshot &snapshot;
    const EditorColours &colours;
    std::span<const VisibleLine> lines; // all in view, also where only a part is painted
    QRectF viewport;
    QRectF dirty; // what is painted; a blinking cursor asks for a few pixels
    QFont textFont;
    QFont wordFont; // of what is said beside the text

    bool isDirty(const VisibleLine &line) const
    {
        return line.box.top() < dirty.bottom() && line.box.bottom() > dirty.top();
    }
};

} // namespace postern
