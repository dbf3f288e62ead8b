// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix.h"
#include "core/advice/problem.h"
#include "core/protocol/snapshot.h"

#include <string_view>
#include <vector>

namespace rep {

/// What could be done about a problem of this snapshot, the likeliest first; none for most notes.
/// `site`, such as `https://example.com`, makes more possible; empty where it is not known. Cheap:
/// nothing is proved here, see proveFix().
std::vector<Fix> fixesFor(const Problem &problem, const Snapshot &snapshot,
                          std::string_view site = {});

} // namespace rep
