// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/odd_characters.h"
#include "core/advice/pattern_shape.h"
#include "core/protocol/path_pattern.h"
#include "core/protocol/percent_encoding.h"
#include "core/text/utf8.h"

namespace rep {

namespace {

bool hasInvisible(std::string_view value)
{
    for (std::size_t at = 0; at < value.size(); ++at)
        if (isOutsideAscii(value[at])) {
            const OddCharacter odd = readOddCharacter(value, at);
            if (odd.isInvisible)
                return true;
            at += odd.length - 1;
        }
    return false;
}

/// An escape of a character that needs none: `%7E`.
bool hasNeedlessEscape(std::string_view value)
{
    for (std::size_t at = value.find('%'); at != value.npos; at = value.find('%', at + 1))
        if (const auto byte = percentEscapeAt(value, at); byte && isUnreserved(*byte))
            return true;
    return false;
}

} // namespace

void checkPatternBytes(const CheckContext &context, Problems &problems)
{
    for (const std::uint32_t index : context.file.ruleLines()) {
        const std::string_view value = context.file.value(index);
        const ByteSpan span = context.line(index).value();
        if (value.find('%') != value.npos) {
            if (hasBrokenEscape(value))
                problems.push_back(makeProblem("broken-percent-escape", span,
                                               {std::string(value), withNormalEscapes(value)}));
            else if (hasNeedlessEscape(value))
                problems.push_back(
                    makeProblem("percent-escape-differs", span,
                                {std::string(value), withNormalEscapes(value),
                                 groupArgument(context, context.line(index).group())}));
        }
        // Bytes that are not UTF-8 are said once for the file.
        if (hasNonAscii(value) && isUtf8(value) && !hasInvisible(value))
            problems.push_back(makeProblem("non-ascii-pattern", span,
                                           {std::string(value), withEncodedBytes(value)}));
    }
}

} // namespace rep
