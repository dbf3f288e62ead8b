// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QFontMetricsF;

namespace postern {

/// The names in at most `rows` rows of `width`, as many as fit, and at the end how many more there
/// are: "GPTBot, CCBot," and "ClaudeBot +9 more". Names are parted between rows only; one that is
/// too long for a row is cut with an ellipsis. Cost follows what fits.
QStringList fittedNames(const QStringList &names, const QFontMetricsF &metrics, double width,
                        int rows);

} // namespace postern
