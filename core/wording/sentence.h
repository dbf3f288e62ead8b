// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace postern {

/// Fills the places of a sentence. `%1` is the first argument, with a list as "A, B and 3 more";
/// `{1:rule|rules}` is its number and the word that fits it; `%%` is `%`. Arguments are bytes of a
/// file: what is
/// `%2` or `{` in them stays as it is.
QString filledSentence(const QString &sentence, const std::vector<std::string> &arguments);

} // namespace postern
