// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace postern {

/// Becomes `postern-editor` with these arguments. Returns only where that is not possible: it then
/// says why in a sentence and gives the exit status.
int startEditor(const QStringList &arguments);

} // namespace postern
