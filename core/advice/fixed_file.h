// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/find_problems.h"
#include "core/advice/fix_claim.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rep {

/// Which fixes to apply, and how to write the file.
struct FixOptions {
    bool safeOnly = false; // only what is proved to change nothing for Google and RFC 9309 readers
    /// Ids of problems or of fixes; none: all but those that somebody must choose, because a
    /// problem has several or because they add what was not written.
    std::vector<std::string> onlyIds;
    /// Where set, says of each fix whether to apply it, instead of onlyIds. A fix comes again, with
    /// the same arguments, as long as its problem is there.
    std::function<bool(const Problem &, const Fix &)> isChosen;
    bool keepBom = false;
    bool keepLineEnds = false;
    std::string site; // such as `https://example.com`
    SearchBudget budget{20'000, 4'000'000, {}};
};

struct AppliedFix {
    std::string_view problem; // id
    std::uint32_t line = 0; // of the file as it was in that round; the first round's is the input
    Fix fix;
    EffectClaim claim = EffectClaim::NotDetermined; // proved with the others of its kind together
};

/// A file after its fixes.
struct FixedFile {
    std::string bytes;
    std::vector<AppliedFix> applied;
    ProvedEffect effect; // of the whole, against the input
    std::vector<Problem> left; // the problems of the fixed file
    bool isPastSizeLimit = false; // larger than crawlers read
};

/// Applies fixes until none is left, as one may show another. Fixing the fixed file with the same
/// options changes nothing. Written as UTF-8 with LF and without byte order mark unless they are to
/// be kept; what is no robots.txt stays as it is. Meant for a worker; stops between two fixes.
FixedFile makeFixedFile(const Snapshot &snapshot, const Catalogue &catalogue,
                        const DirectiveCatalogue &directives, const FixOptions &options = {});

} // namespace rep
