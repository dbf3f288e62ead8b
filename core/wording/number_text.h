// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>
#include <vector>

namespace postern {

/// Bytes of a file as text for a person: what is not UTF-8 and what would break a line becomes a
/// visible replacement. Not for getting the bytes back.
QString shownText(std::string_view bytes);

/// Lines of people count from 1.
constexpr std::uint32_t lineNumber(std::uint32_t line)
{
    return line + 1;
}

/// "line 4", "lines 4 and 9", "lines 4, 9 and 12". From indices that count from 0.
QString linesText(const std::vector<std::uint32_t> &lines);

/// "a", "a and b", "a, b and c".
QString enumeration(const QStringList &items);

/// "1 byte", "12 bytes".
QString byteCount(std::uint64_t bytes);

/// "GPTBot", "GPTBot and CCBot", "GPTBot, CCBot and 7 more": at most `shown` names.
QString shortList(const QStringList &names, int shown);

} // namespace postern
