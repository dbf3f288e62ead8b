// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"
#include "core/protocol/snapshot.h"

#include <QString>

namespace postern {

/// Prints the report for a program: one JSON object {"file", "lines", "groups", "released",
/// "totals"}. Lines and groups count from 1; text that is not UTF-8 holds replacement characters.
void printReportAsJson(const rep::Snapshot &snapshot, rep::Reading reading, const QString &name);

} // namespace postern
