// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/robots_file.h"
#include "core/text/text_edit.h"

#include <vector>

class QTextDocument;

namespace postern {

/// Writes edits of bytes into a QTextDocument whose blocks are the lines of `file`, as one undo
/// step. The edits are sorted, do not overlap, and leave the byte order mark alone.
///
/// Inside a line only what differs is replaced, so cursors stay; an edit that touches line ends
/// replaces the lines it touches.
void writeEdits(QTextDocument &document, const rep::RobotsFile &file,
                const std::vector<rep::TextEdit> &edits, rep::LineEnd usualLineEnd);

} // namespace postern
