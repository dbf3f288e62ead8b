// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace rep {

/// Whether a word of a User-Agent header names a browser or its engine, so says nothing of a
/// crawler: `Mozilla`, `Chrome`, `Safari`, … Compared without case.
bool isBrowserWord(std::string_view word);

/// Whether a word names what a browser runs on, or is one of the marks that stand beside that:
/// `Windows`, `Linux`, `Android`, `Build`, … Compared without case.
bool isPlatformWord(std::string_view word);

} // namespace rep
