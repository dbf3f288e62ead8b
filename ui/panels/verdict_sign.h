// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>

class QPalette;

namespace postern {

/// What a crawler may do, as a sign that is told from the others by its shape too.
enum class VerdictSign : unsigned char {
    Allowed, // a tick
    Blocked, // a bar, as on a no-entry sign
    Partly, // a half
    Unknown, // a question mark
    Remark, // an i; no verdict, but something to know with it
};

/// Drawn at whatever size is asked for. Stands out from light and from dark backgrounds alike.
QIcon verdictIcon(VerdictSign sign);

/// For text in the colour of the sign on the background of `palette`.
QColor verdictTextColor(VerdictSign sign, const QPalette &palette);

} // namespace postern
