// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace postern {

/// Draws the window to a picture once all that it computes in the background is shown. False if the
/// picture cannot be written.
bool saveScreenshot(QWidget &window, const QString &path);

/// Dark colours for the whole program, for desktops that ask for none.
void useDarkPalette();

} // namespace postern
