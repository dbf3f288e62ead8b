// SPDX-License-Identifier: MIT
#include "core/advice/fix.h"

#include <algorithm>

namespace rep {

const std::vector<FixKind> &fixKinds()
{
    constexpr bool kForStricter = true;
    constexpr bool kAddition = true;
    static const std::vector<FixKind> kinds{
        {"spell-directive", kForStricter, false},
        {"add-colon", kForStricter, false},
        {"replace-colon", kForStricter, false},
        {"comment-out", false, false},
        {"remove-invisible", kForStricter, false},
        {"replace-look-alikes", false, false},
        {"remove-nul", kForStricter, false},
        {"split-line", false, false},
        {"split-paths", false, false},
        {"end-group", false, false},
        {"join-group", kForStricter, false},
        {"merge-groups", kForStricter, false},
        {"copy-wildcard-rules", false, kAddition},
        {"give-user-agent", false, false},
        {"drop-repeated-agent", false, false},
        {"use-token", kForStricter, false},
        {"add-leading-slash", false, false},
        {"path-of-url", false, false},
        {"encode-space", false, false},
        {"drop-star", kForStricter, false},
        {"write-root", kForStricter, false},
        {"normalise-escapes", false, false},
        {"encode-non-ascii", kForStricter, false},
        {"drop-rule", false, false},
        {"drop-empty-rule", kForStricter, false},
        {"add-ampersand-rule", false, kAddition},
        {"drop-bom", kForStricter, false},
        {"line-ends-to-lf", kForStricter, false},
        {"add-final-newline", false, false},
        {"encode-utf8", false, false},
        {"make-sitemap-absolute", false, false},
    };
    return kinds;
}

const FixKind &fixKind(std::string_view id)
{
    return *std::ranges::find(fixKinds(), id, &FixKind::id);
}

} // namespace rep
