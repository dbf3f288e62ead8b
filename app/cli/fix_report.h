// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fixed_file.h"

#include <QString>

namespace postern {

/// What was done to a file, as lines of text: each kind of fix with its lines and its claim, the
/// effect of all, and what is left.
QString fixReport(const QString &name, const rep::FixedFile &fixed);

/// Errors and warnings that are still there. Notes do not count.
std::size_t problemsLeft(const rep::FixedFile &fixed);

} // namespace postern
