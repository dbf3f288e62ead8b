// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/edit_distance.h"
#include "core/advice/odd_characters.h"
#include "core/advice/written_key.h"
#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <array>
#include <cstdio>

namespace rep {

namespace {

std::string codePointName(char32_t codePoint)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(codePoint));
    return text.data();
}

struct FoundCharacter {
    std::size_t at = std::string_view::npos;
    OddCharacter odd;
};

template<class Predicate>
FoundCharacter findOdd(std::string_view text, Predicate isWanted)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!isOutsideAscii(text[at]))
            continue;
        const OddCharacter odd = readOddCharacter(text, at);
        if (isWanted(odd))
            return {at, odd};
        at += odd.length - 1;
    }
    return {};
}

ByteSpan spanOf(ByteSpan whole, const FoundCharacter &found)
{
    const ByteOffset begin = whole.begin + static_cast<std::uint32_t>(found.at);
    return {begin, begin + found.odd.length};
}

/// `Disallow：/x`: a colon of another script where the colon should be.
bool checkColon(const CheckContext &context, ByteSpan whole, Problems &problems)
{
    const std::string_view text = context.bytes(whole);
    const FoundCharacter found =
        findOdd(text, [](const OddCharacter &odd) { return odd.looksLike == ':'; });
    if (found.at == std::string_view::npos || text.substr(0, found.at).find(':') != text.npos)
        return false;
    std::string key = foldedToAscii(text.substr(0, found.at));
    while (key.ends_with(' '))
        key.pop_back();
    const auto meant = exactKey(key);
    if (!meant)
        return false;
    problems.push_back(makeProblem("full-width-colon", spanOf(whole, found),
                                   {std::string(meant->name), codePointName(found.odd.codePoint),
                                    std::string(text.substr(found.at + found.odd.length))}));
    return true;
}

/// What an invisible character does: empty for nothing.
std::string_view harmOf(const CheckContext &context, std::uint32_t index, std::size_t at)
{
    const Line &line = context.line(index);
    const bool isInKey = at < line.key().end.value;
    if (isRule(line.kind()) && !isInKey)
        return "pattern";
    if (line.kind() == LineKind::UserAgent && !isInKey)
        return at == line.value().begin.value            ? "token"
            : context.file.value(index).starts_with('*') ? "star"
                                                         : "";
    if (line.kind() == LineKind::Sitemap && !isInKey)
        return "sitemap";
    const bool isUnread = line.kind() == LineKind::OtherRecord || !isRecord(line.kind());
    const std::string_view text = context.bytes(context.whole(index));
    const std::string folded = foldedToAscii(text.substr(0, text.find(':')));
    std::string_view key = folded;
    while (!key.empty() && isAsciiSpace(key.back()))
        key.remove_suffix(1);
    return isUnread && exactKey(key) ? "key" : "";
}

void checkInvisible(const CheckContext &context, std::uint32_t index, Problems &problems)
{
    const ByteSpan whole = context.whole(index);
    const FoundCharacter found =
        findOdd(context.bytes(whole), [](const OddCharacter &odd) { return odd.isInvisible; });
    if (found.at == std::string_view::npos)
        return;
    const std::string_view harm = harmOf(context, index, whole.begin.value + found.at);
    const std::string_view key =
        isRecord(context.line(index).kind()) ? context.file.key(index) : std::string_view();
    Problem problem = makeProblem(
        "invisible-character", spanOf(whole, found),
        {codePointName(found.odd.codePoint), foldedToAscii(key), found.odd.isGap ? "gap" : ""},
        harm.empty() ? "harmless" : harm);
    if (harm.empty())
        problem.severity = Severity::Note;
    problems.push_back(std::move(problem));
}

void checkLookAlikes(const CheckContext &context, std::uint32_t index, Problems &problems)
{
    const Line &line = context.line(index);
    if (line.kind() == LineKind::OtherRecord && hasNonAscii(context.file.key(index))) {
        const std::string folded = foldedToAscii(context.file.key(index));
        const bool looksAlike =
            findOdd(context.file.key(index),
                    [](const OddCharacter &odd) { return odd.looksLike != '\0'; })
                .at
            != std::string_view::npos;
        if (const auto meant = exactKey(folded); meant && looksAlike)
            problems.push_back(makeProblem("look-alike-letter", line.key(),
                                           {std::string(meant->name), folded}, ""));
        return;
    }
    if (line.kind() != LineKind::UserAgent || !hasNonAscii(context.file.value(index)))
        return;
    const std::string folded = foldedToAscii(context.file.value(index));
    if (context.catalogue.find(folded) != nullptr
        && !equalsIgnoringCase(folded, productToken(context.file.value(index))))
        problems.push_back(
            makeProblem("look-alike-letter", line.value(), {folded, folded}, "token"));
}

} // namespace

void checkCharacters(const CheckContext &context, Problems &problems)
{
    if (!hasNonAscii(context.file.bytes()))
        return;
    for (std::uint32_t index = 0; index < context.file.lines().size(); ++index) {
        const ByteSpan whole = context.whole(index);
        if (!hasNonAscii(context.bytes(whole)))
            continue;
        if (checkColon(context, whole, problems))
            continue;
        checkInvisible(context, index, problems);
        checkLookAlikes(context, index, problems);
    }
}

} // namespace rep
