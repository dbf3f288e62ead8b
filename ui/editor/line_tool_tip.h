// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/editor_canvas.h"
#include "ui/editor/overlays/overlay_marks.h"

#include <QString>

// What is said of a place in the text.
namespace postern {

/// An overlay's mark as a sentence without its full stop: "Test 2: allowed by this line, …".
QString overlayText(const OverlayMark &mark, bool hasNumber);

/// Which byte is shown at a place in the viewport; empty unless it is a byte that is no text.
QString byteToolTip(const VisibleLine &line, const QPointF &position);

} // namespace postern
