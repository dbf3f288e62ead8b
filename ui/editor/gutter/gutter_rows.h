// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace postern {

class GutterTexts;

/// What runs down beside the lines.
enum class GutterBand : std::uint8_t { None, Group, Unread };

/// What a row's text is.
enum class GutterText : std::uint8_t { None, Label, Crawlers, Mark, Melt };

/// One line of the gutter, ready to be painted; colours and places are the painter's.
struct GutterRow {
    std::uint32_t line = 0;
    std::uint32_t group = 0; // or rep::kNoGroup
    GutterBand band = GutterBand::None;
    bool beginsBand = false;
    bool endsBand = false;
    GutterText kind = GutterText::None;
    QString text; // the label, or the mark
    QStringList crawlers; // after the label, or in rows below it; as many as there is room for
    int crawlerRow = 0; // which of the rows below the label this is,
    int crawlerRows = 0; // and how many there are
    QString note; // at the right end

    friend bool operator==(const GutterRow &, const GutterRow &) = default;
};

/// The rows for the lines `first` to `last` of the file, both included: what is in view. A group
/// has its label on its first line in view, so that one which began above still says what it is,
/// and its crawlers on the next few lines that have no mark of their own. Cost follows the number
/// of rows and the size of their groups, not the size of the file.
std::vector<GutterRow> gutterRows(const GutterTexts &texts, std::uint32_t first,
                                  std::uint32_t last);

} // namespace postern
