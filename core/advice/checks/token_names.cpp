// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/advice/edit_distance.h"
#include "core/crawlers/browser_words.h"
#include "core/protocol/product_token.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace rep {

namespace {

/// Letters and digits alone: `Baidu Spider` and `Google_Bot` are written like the real names.
std::string squeezed(std::string_view name)
{
    std::string letters;
    for (const char c : name)
        if (isAsciiLetter(c) || isAsciiDigit(c))
            letters += asciiLower(c);
    return letters;
}

/// A letter left out, put in or doubled, or two exchanged. A letter for another is no sign of a
/// slip: Roverbot is not rogerbot, and SemrushBot-SA not SemrushBot-BA.
bool isNearMiss(std::string_view name, const CrawlerFacts &facts)
{
    const std::string_view known = facts.token;
    constexpr std::size_t kShortest = 7; // shorter names are close to each other by chance
    if (known.size() < kShortest || facts.readAs().size() != known.size())
        return false;
    const bool isEnded = name.size() <= known.size() + 3 && known.size() >= 12
        && startsWithIgnoringCase(name, known) && isAsciiLetter(name[known.size()]);
    const auto sorted = [](std::string_view word) {
        std::string letters = toAsciiLower(word);
        std::ranges::sort(letters);
        return letters;
    };
    const bool isSwap = name.size() == known.size() && sorted(name) == sorted(known);
    return isEnded
        || ((isSwap || name.size() != known.size()) && asciiLower(name[0]) == asciiLower(known[0])
            && editDistance(name, known, 1) <= 1);
}

/// What follows the written part in the name of a known crawler, such as `Bot` after `Claude`.
bool isPartOf(std::string_view name, std::string_view known)
{
    constexpr std::array<std::string_view, 4> kEnds{"bot", "spider", "crawler", "-"};
    constexpr std::size_t kShortest = 4;
    if (name.size() < kShortest || !startsWithIgnoringCase(known, name))
        return false;
    const std::string_view rest = known.substr(name.size());
    return std::ranges::any_of(kEnds, [rest](std::string_view end) {
        return end == "-" ? rest.starts_with('-') : equalsIgnoringCase(rest, end);
    });
}

struct Finding {
    std::string_view id;
    std::vector<std::string> names;
};

/// Known crawlers whose whole token is read, and their letters.
struct KnownToken {
    const CrawlerFacts *facts;
    std::string letters;
};

std::vector<KnownToken> knownTokens(const Catalogue &catalogue)
{
    std::vector<KnownToken> known;
    for (const CrawlerFacts &facts : catalogue.all())
        known.push_back({&facts, squeezed(facts.token)});
    return known;
}

Finding judge(const CheckContext &context, const std::vector<KnownToken> &tokens,
              std::string_view value)
{
    const std::string letters = squeezed(value);
    Finding finding;
    for (const KnownToken &known : tokens) {
        const CrawlerFacts &facts = *known.facts;
        // A cheap look first: all that is found begins alike.
        if (known.letters.empty() || letters.empty() || known.letters[0] != letters[0])
            continue;
        const bool isSpelling = letters == known.letters && known.letters.size() > 5
            && facts.readAs().size() == facts.token.size();
        if (isSpelling || isNearMiss(value, facts))
            return {"near-miss-token", {facts.token}};
        if (productToken(value).size() == value.size() && isPartOf(value, facts.token))
            finding.names.push_back(facts.token);
    }
    if (finding.names.empty())
        return finding;
    const bool isReadAs =
        std::ranges::any_of(context.catalogue.all(), [value](const CrawlerFacts &facts) {
            return equalsIgnoringCase(facts.readAs(), value);
        });
    if (!isReadAs && !isBrowserWord(value))
        finding.id = "token-part-of-name";
    return finding;
}

} // namespace

/// Names that no known crawler has, but that are close to one that has.
void checkTokenNames(const CheckContext &context, Problems &problems)
{
    std::unordered_map<std::string, Finding> judged;
    const std::vector<KnownToken> tokens = knownTokens(context.catalogue);
    for (const std::uint32_t index : context.file.userAgentLines()) {
        const std::string_view value = context.file.value(index);
        constexpr std::size_t kLongest = 40;
        if (value.empty() || value.size() > kLongest || isWildcardAgent(value)
            || !isAsciiLetter(value[0]) || value.find('/') != value.npos
            || context.catalogue.find(value) != nullptr
            || context.catalogue.find(productToken(value)) != nullptr)
            continue;
        const auto [place, isNew] = judged.try_emplace(toAsciiLower(value));
        if (isNew)
            place->second = judge(context, tokens, value);
        if (!place->second.id.empty())
            problems.push_back(
                makeProblem(place->second.id, context.line(index).value(),
                            {std::string(value), listArgument(place->second.names)}));
    }
}

} // namespace rep
