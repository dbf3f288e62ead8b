// SPDX-License-Identifier: MIT
#include "core/advice/edit_distance.h"

#include "core/advice/odd_characters.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>

namespace rep {

std::size_t editDistance(std::string_view left, std::string_view right, std::size_t limit)
{
    constexpr std::size_t kMaxWord = 64;
    const std::size_t difference =
        std::max(left.size(), right.size()) - std::min(left.size(), right.size());
    if (difference > limit || left.size() > kMaxWord || right.size() > kMaxWord)
        return limit + 1;
    std::array<std::array<std::size_t, kMaxWord + 1>, 3> rows{};
    for (std::size_t j = 0; j <= right.size(); ++j)
        rows[0][j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        auto &row = rows[i % 3];
        const auto &above = rows[(i + 2) % 3];
        const auto &beforeThat = rows[(i + 1) % 3];
        row[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const auto at = [](std::string_view word, std::size_t k) {
                return asciiLower(word[k - 1]);
            };
            const bool isSame = at(left, i) == at(right, j);
            row[j] = std::min({row[j - 1] + 1, above[j] + 1, above[j - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && at(left, i) == at(right, j - 1)
                && at(left, i - 1) == at(right, j))
                row[j] = std::min(row[j], beforeThat[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > limit)
            return limit + 1;
    }
    return std::min(rows[left.size() % 3][right.size()], limit + 1);
}

std::string foldedToAscii(std::string_view text)
{
    std::string folded;
    for (std::size_t at = 0; at < text.size();) {
        if (!isOutsideAscii(text[at])) {
            folded += text[at++];
            continue;
        }
        const OddCharacter odd = readOddCharacter(text, at);
        if (odd.looksLike != '\0')
            folded += odd.looksLike;
        else if (!odd.isInvisible)
            folded += '?';
        at += odd.length;
    }
    return folded;
}

} // namespace rep
