// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/line_end.h"

class QTextBlock;

namespace postern {

/// The line end of a line that differs from the file's usual one, kept in the format of its block:
/// so undo, paste and Enter keep it.
rep::LineEnd lineEndOf(const QTextBlock &block, rep::LineEnd usual);

/// Does nothing if the block has that line end. Part of the undo step that is being made.
void setLineEnd(const QTextBlock &block, rep::LineEnd lineEnd, rep::LineEnd usual);

} // namespace postern
