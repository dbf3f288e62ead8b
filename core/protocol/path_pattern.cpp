// SPDX-License-Identifier: MIT
#include "core/protocol/path_pattern.h"

#include "core/protocol/percent_encoding.h"
#include "core/text/byte_word.h"

#include <algorithm>
#include <vector>

namespace rep {

namespace {

constexpr std::string_view kIndexPage = "/index.htm";
// Below this the plain search is fast even where it is quadratic.
constexpr std::size_t kLongPiece = 64;

bool isLowerHex(char c)
{
    return c >= 'a' && c <= 'f';
}

bool needsStandardNormalising(std::string_view value)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (!isPrintableAscii(c) || (c == '$' && i + 1 != value.size()))
            return true;
        if (c != '%')
            continue;
        const auto byte = percentEscapeAt(value, i);
        if (byte && (isUnreserved(*byte) || isLowerHex(value[i + 1]) || isLowerHex(value[i + 2])))
            return true;
    }
    return false;
}

bool needsGoogleNormalising(std::string_view value)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (isOutsideAscii(value[i]))
            return true;
        if (value[i] == '%' && percentEscapeAt(value, i)
            && (isLowerHex(value[i + 1]) || isLowerHex(value[i + 2])))
            return true;
    }
    return false;
}

/// Knuth, Morris and Pratt: the length of the longest proper border of each prefix.
std::vector<std::size_t> borders(std::string_view piece)
{
    std::vector<std::size_t> border(piece.size(), 0);
    for (std::size_t i = 1, length = 0; i < piece.size(); ++i) {
        while (length > 0 && piece[i] != piece[length])
            length = border[length - 1];
        if (piece[i] == piece[length])
            ++length;
        border[i] = length;
    }
    return border;
}

/// Linear even for pieces made to be slow to find.
std::size_t findLongPiece(std::string_view path, std::string_view piece, std::size_t from)
{
    const std::vector<std::size_t> border = borders(piece);
    std::size_t matched = 0;
    for (std::size_t i = from; i < path.size(); ++i) {
        while (matched > 0 && path[i] != piece[matched])
            matched = border[matched - 1];
        if (path[i] == piece[matched])
            ++matched;
        if (matched == piece.size())
            return i + 1 - matched;
    }
    return std::string_view::npos;
}

std::size_t findPiece(std::string_view path, std::string_view piece, std::size_t from)
{
    if (piece.size() >= kLongPiece)
        return findLongPiece(path, piece, from);
    return path.find(piece, from);
}

} // namespace

bool needsNormalising(std::string_view value, Reading reading)
{
    // Most patterns hold nothing that could need it.
    const auto couldNeedIt = [reading](ByteWord word) {
        return hasByteOutsideAscii(word) || hasByte(word, '%')
            || (reading == Reading::Standard
                && (hasByteBelow(word, ' ') || hasByte(word, '$') || hasByte(word, '\x7F')));
    };
    if (!anyByteWord(value, couldNeedIt))
        return false;
    return reading == Reading::Google ? needsGoogleNormalising(value)
                                      : needsStandardNormalising(value);
}

std::string normalisePattern(std::string_view value, Reading reading)
{
    const bool isStandard = reading == Reading::Standard;
    std::string pattern;
    pattern.reserve(value.size() + 16);
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (const auto byte = percentEscapeAt(value, i)) {
            if (isStandard && isUnreserved(*byte))
                pattern += *byte;
            else
                appendPercentEscape(pattern, *byte);
            i += 2;
        } else if (isOutsideAscii(c) || (isStandard && !isPrintableAscii(c))
                   || (isStandard && c == '$' && i + 1 != value.size())) {
            appendPercentEscape(pattern, c);
        } else {
            pattern += c;
        }
    }
    return pattern;
}

std::string_view literalPrefix(std::string_view pattern)
{
    const std::size_t star = pattern.find('*');
    if (star != std::string_view::npos)
        return pattern.substr(0, star);
    return pattern.ends_with('$') ? pattern.substr(0, pattern.size() - 1) : pattern;
}

bool matchesPattern(std::string_view path, std::string_view pattern)
{
    const bool isAnchored = pattern.ends_with('$');
    if (isAnchored)
        pattern.remove_suffix(1);
    std::size_t star = pattern.find('*');
    if (star == std::string_view::npos)
        return isAnchored ? path == pattern : path.starts_with(pattern);
    if (!path.starts_with(pattern.substr(0, star)))
        return false;
    // Each piece at its first place: whatever can match after a later place can after this one too.
    std::size_t from = star;
    while (true) {
        pattern.remove_prefix(star + 1);
        star = pattern.find('*');
        if (star == std::string_view::npos)
            break;
        const std::string_view piece = pattern.substr(0, star);
        const std::size_t found = findPiece(path, piece, from);
        if (found == std::string_view::npos)
            return false;
        from = found + piece.size();
    }
    if (isAnchored)
        return path.size() - from >= pattern.size() && path.ends_with(pattern);
    return findPiece(path, pattern, from) != std::string_view::npos;
}

std::string folderOfIndexPage(std::string_view pattern)
{
    const std::size_t slash = pattern.rfind('/');
    if (slash == std::string_view::npos || !pattern.substr(slash).starts_with(kIndexPage))
        return {};
    std::string folder(pattern.substr(0, slash + 1));
    folder += '$';
    return folder;
}

} // namespace rep
