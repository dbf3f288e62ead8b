// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"

#include <string_view>
#include <vector>

namespace rep {

/// What is known of a kind of problem, whatever the file.
struct ProblemKind {
    std::string_view id;
    Severity severity; // the usual one; a harmless form may have a lower one
    std::string_view source; // an address: a section of RFC 9309, or an operator's page
};

/// All kinds, in the order of the documentation. Ids are unique.
const std::vector<ProblemKind> &problemKinds();
/// Null for an id that is none.
const ProblemKind *findProblemKind(std::string_view id);

} // namespace rep
