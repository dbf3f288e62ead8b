// SPDX-License-Identifier: MIT
#include "core/text/text_edit.h"

#include <algorithm>

namespace rep {

bool sortEdits(std::vector<TextEdit> &edits, std::size_t size)
{
    std::stable_sort(edits.begin(), edits.end(), [](const TextEdit &left, const TextEdit &right) {
        return left.span.begin < right.span.begin
            || (left.span.begin == right.span.begin && left.span.end < right.span.end);
    });
    ByteOffset free;
    for (const TextEdit &edit : edits) {
        if (edit.span.begin < free || edit.span.end < edit.span.begin || edit.span.end.value > size)
            return false;
        free = edit.span.end;
    }
    return true;
}

std::optional<std::string> applyEdits(std::string_view bytes, std::vector<TextEdit> edits)
{
    if (!sortEdits(edits, bytes.size()))
        return std::nullopt;
    std::string result;
    result.reserve(bytes.size());
    std::size_t copied = 0;
    for (const TextEdit &edit : edits) {
        result.append(bytes.substr(copied, edit.span.begin.value - copied));
        result.append(edit.replacement);
        copied = edit.span.end.value;
    }
    result.append(bytes.substr(copied));
    return result;
}

} // namespace rep
