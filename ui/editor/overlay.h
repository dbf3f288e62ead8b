// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/decision.h"

#include <QString>

#include <cstdint>

namespace postern {

/// What the editor shows of one tested URL: the deciding line lit, the rules that matched and lost
/// marked with their length, the reason at the end of the deciding line.
struct Overlay {
    std::uint64_t revision = 0; // of the snapshot that the decision speaks of
    int number = 0; // from 1; how it is told from the others, in text and by a colour
    rep::Decision decision;
    QString reason; // one line, for the end of the deciding line
};

} // namespace postern
