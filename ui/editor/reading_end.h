// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <optional>

namespace postern {

/// How many UTF-16 units of a shown line a crawler reads: up to the first NUL, and no more than
/// show rep::kMaxLineBytes bytes. Linear in what is read, not in the line.
qsizetype readUnits(QStringView line);

/// Where a line is not read to its end, the unit after which nothing is read: the NUL itself, or
/// the last unit that is read. Cost as readUnits().
std::optional<qsizetype> readingEnd(QStringView line);

} // namespace postern
