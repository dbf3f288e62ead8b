// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"
#include "core/protocol/snapshot.h"

#include <QString>

namespace postern {

/// Prints the report for a person.
void printReportAsText(const rep::Snapshot &snapshot, rep::Reading reading, const QString &name);

} // namespace postern
