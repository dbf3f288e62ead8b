// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace postern {

/// What is said for one form of one kind of problem. Texts are in English, to be translated in the
/// context "ProblemText"; see sentence.h for their places.
struct ProblemSentence {
    std::string_view id;
    std::string_view form; // empty for the first
    const char *title; // null but for the first row of an id
    const char *sentence;
};

std::span<const ProblemSentence> problemSentences();

} // namespace postern
