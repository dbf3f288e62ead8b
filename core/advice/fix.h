// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"
#include "core/analysis/effect_diff.h"
#include "core/text/text_edit.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// What a fix changes for crawlers: said before it is offered, proved by the engine.
enum class EffectClaim : std::uint8_t {
    SameEverywhere, // proved: every crawler, every URL, in both readings
    SameForGoogle, // proved like that too; and readers that are stricter now read the same
    Changes, // see EffectDiff
    NotDetermined, // not called safe
};

/// Only these may be applied unasked.
constexpr bool isSafe(EffectClaim claim)
{
    return claim == EffectClaim::SameEverywhere || claim == EffectClaim::SameForGoogle;
}

/// A change that solves a problem, as data: edits of the bytes of one snapshot.
struct Fix {
    std::string_view id; // stable and in kebab case, such as "spell-directive"; a literal
    std::vector<std::string> arguments; // for its title; lists as in Problem
    std::vector<TextEdit> edits; // keep every byte that need not change
    bool isOneOfSeveral = false; // the problem has other fixes that mean something else
};

/// What is known of a kind of fix, whatever the file.
struct FixKind {
    std::string_view id;
    bool helpsStricterReaders = false; // mends what only lenient readers understand
    bool isAddition = false; // adds what was not written: never applied unless it is asked for
};

/// All kinds, sorted by nothing; ids are unique.
const std::vector<FixKind> &fixKinds();
/// The kind of an id, which must be one of them.
const FixKind &fixKind(std::string_view id);

} // namespace rep
