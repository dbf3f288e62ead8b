// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/edit_distance.h"
#include "core/advice/line_parts.h"
#include "core/advice/written_key.h"
#include "core/text/ascii.h"

#include <string>
#include <unordered_map>

namespace rep {

namespace {

std::string_view supportForm(DirectiveSupport support)
{
    switch (support) {
    case DirectiveSupport::Many:
    case DirectiveSupport::Some:
        return "";
    case DirectiveSupport::Dropped:
        return "dropped";
    case DirectiveSupport::Unverified:
        return "unverified";
    case DirectiveSupport::Nobody:
        return "nobody";
    }
    return "";
}

Problem describe(const CheckContext &context, std::uint32_t index)
{
    const std::string_view key = context.file.key(index);
    const DirectiveFacts *facts = context.directives.find(key);
    if (facts == nullptr)
        return makeProblem("unknown-directive", context.line(index).key(), {std::string(key)});
    return makeProblem("directive-beyond-standard", context.line(index).key(),
                       {facts->name, facts->readers, facts->note}, supportForm(facts->support));
}

/// What other checks say something of, or no key at all.
bool isElsewhere(const CheckContext &context, std::uint32_t index)
{
    const Line &line = context.line(index);
    const std::string_view key = context.file.key(index);
    return context.directives.find(key) == nullptr
        && (line.lacksColon() || isBareAddress(key, context.file.value(index))
            || meantKey(foldedToAscii(key)));
}

} // namespace

/// Other records, each kind once: never an error for being new.
void checkDirectives(const CheckContext &context, Problems &problems)
{
    std::unordered_map<std::string, std::size_t> places;
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        if (context.line(index).kind() != LineKind::OtherRecord || isElsewhere(context, index))
            continue;
        const auto [place, isNew] =
            places.try_emplace(toAsciiLower(context.file.key(index)), problems.size());
        if (isNew)
            problems.push_back(describe(context, index));
        else
            problems[place->second].related.push_back(context.line(index).key());
    }
}

} // namespace rep
