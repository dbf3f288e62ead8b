// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/line_parts.h"
#include "core/protocol/record_names.h"

namespace rep {

void checkColons(const CheckContext &context, Problems &problems)
{
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        const Line &line = context.line(index);
        const bool isKnown =
            line.kind() >= LineKind::UserAgent && line.kind() != LineKind::OtherRecord;
        if (line.lacksColon() && isKnown && !line.hasLongerKey()) {
            problems.push_back(makeProblem(
                "missing-colon", context.whole(index),
                {std::string(properName(line.kind())), std::string(context.file.value(index))}));
        } else if (line.kind() == LineKind::Unreadable) {
            if (const auto parts = partsWithoutColon(context.bytes(context.whole(index))))
                problems.push_back(makeProblem("missing-colon-unread", context.whole(index),
                                               {std::string(parts->name), parts->value},
                                               parts->value.empty() ? "no-value" : ""));
        }
    }
}

} // namespace rep
