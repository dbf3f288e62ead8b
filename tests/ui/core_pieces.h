// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/line.h"

#include "highlight_trace.h"

#include <string_view>

namespace postern {

/// The text of bytes of one line as an editor shows it (core/text/position.h).
QString shownText(std::string_view bytes);

/// The text of a line as far as Google may read it: the definition cannot count bytes.
rep::ByteSpan textToCut(const rep::Line &line);

/// The pieces of that text as the core reads it, in the words of the syntax definition: what
/// HighlightTrace::pieces() should say. `bytes` is the whole file.
QList<HighlightPiece> corePieces(std::string_view bytes, const rep::Line &line);

} // namespace postern
