// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// One row of a table while it is read. Views the bytes of the table.
struct TsvRow {
    const std::vector<std::string_view> &columns;
    std::vector<std::string_view> cells; // as many as columns

    /// Empty where there is no such column.
    std::string_view operator[](std::string_view column) const;
};

/// Reads tab-separated text: the first line names the columns; empty lines and lines that begin
/// with `#` are passed over. Calls `take` for each row, which says whether it can use it. Returns
/// the numbers (from 1) of the lines that were no use: of another number of cells than columns, or
/// not taken. Any bytes will do. Linear.
std::vector<std::uint32_t> readTsv(std::string_view bytes,
                                   const std::function<bool(const TsvRow &)> &take);

/// The parts of a cell that holds a list parted by commas, trimmed, without empty ones.
std::vector<std::string> splitCell(std::string_view cell);

/// A word that stands in cells, and what it means.
template<class Value>
struct CellWord {
    std::string_view word;
    Value value;
};

/// What a word means; nothing where it is none of `words`.
template<class Value, std::size_t Size>
std::optional<Value> cellValue(std::string_view word,
                               const std::array<CellWord<Value>, Size> &words)
{
    const auto found = std::find_if(words.begin(), words.end(), [word](const auto &candidate) {
        return candidate.word == word;
    });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

} // namespace rep
