// SPDX-License-Identifier: MIT
#include "core/crawlers/found_token.h"

#include "core/crawlers/browser_words.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace rep {

namespace {

// The most words that a known name has: `Screaming Frog SEO Spider`.
constexpr std::size_t kMaxWords = 4;

struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool isWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.' || c == '-';
}

std::string_view textOf(std::string_view header, Word word)
{
    return header.substr(word.begin, word.end - word.begin);
}

Word wordFrom(std::string_view header, std::size_t begin)
{
    std::size_t end = begin;
    while (end < header.size() && isWordCharacter(header[end]))
        ++end;
    return {begin, end};
}

std::vector<Word> wordsOf(std::string_view header)
{
    std::vector<Word> words;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const Word word = wordFrom(header, i);
        if (word.begin == word.end)
            continue;
        words.push_back(word);
        i = word.end;
    }
    return words;
}

Word withoutSpaceAround(std::string_view header)
{
    Word word{0, header.size()};
    while (word.begin < word.end && isAsciiSpace(header[word.begin]))
        ++word.begin;
    while (word.begin < word.end && isAsciiSpace(header[word.end - 1]))
        --word.end;
    return word;
}

bool hasLetter(std::string_view text)
{
    return std::ranges::any_of(text, isAsciiLetter);
}

bool isGeneric(std::string_view word)
{
    return isBrowserWord(word) || isPlatformWord(word);
}

FoundToken foundAt(std::string_view header, Word word, TokenOrigin how)
{
    return {std::string(textOf(header, word)),
            how,
            {{static_cast<std::uint32_t>(word.begin)}, {static_cast<std::uint32_t>(word.end)}}};
}

FoundToken knownAt(std::string_view header, Word word, const CrawlerFacts &facts)
{
    FoundToken found = foundAt(header, word, TokenOrigin::Known);
    // A spelling variant stays as it is written: in a file it is another name.
    if (equalsIgnoringCase(found.token, facts.token))
        found.token = facts.token;
    return found;
}

// What is given is a name rather than a header.
std::optional<FoundToken> wholeText(std::string_view header, const Catalogue &catalogue)
{
    const Word all = withoutSpaceAround(header);
    const std::string_view text = textOf(header, all);
    if (const CrawlerFacts *const facts = catalogue.find(text))
        return knownAt(header, all, *facts);
    if (!text.empty() && productToken(text).size() == text.size())
        return foundAt(header, all, TokenOrigin::FirstProduct);
    return std::nullopt;
}

// `example.com/googlebot` and `googlebot@example.com` name no product.
bool isPartOfAddress(std::string_view header, Word word)
{
    const char before = word.begin > 0 ? header[word.begin - 1] : ' ';
    const char after = word.end < header.size() ? header[word.end] : ' ';
    return before == '/' || before == '@' || after == '@';
}

// `TelegramBot (like TwitterBot)` is not Twitterbot.
bool isComparison(std::string_view word)
{
    return equalsIgnoringCase(word, "like") || equalsIgnoringCase(word, "with")
        || equalsIgnoringCase(word, "following");
}

bool sendsRequests(const CrawlerFacts &facts)
{
    return !facts.isControlToken && !facts.isGroupName && !facts.isNoProductToken;
}

struct KnownName {
    const CrawlerFacts *facts = nullptr;
    Word name;

    std::size_t size() const { return name.end - name.begin; }
};

// The longest known name that begins with the first word and may go on over single spaces.
KnownName knownNameAtFront(std::string_view header, std::span<const Word> words,
                           const Catalogue &catalogue)
{
    KnownName longest;
    Word name{words.front().begin, words.front().begin};
    for (const Word word : words.first(std::min(words.size(), kMaxWords))) {
        if (word.begin > name.begin && (word.begin != name.end + 1 || header[name.end] != ' '))
            break;
        name.end = word.end;
        const CrawlerFacts *const facts = catalogue.find(textOf(header, name));
        if (facts && sendsRequests(*facts) && !isPartOfAddress(header, name))
            longest = {facts, name};
    }
    return longest;
}

std::optional<FoundToken> longestKnown(std::string_view header, const Catalogue &catalogue)
{
    const std::vector<Word> words = wordsOf(header);
    KnownName longest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0 && isComparison(textOf(header, words[i - 1])))
            continue;
        const KnownName known = knownNameAtFront(header, std::span(words).subspan(i), catalogue);
        if (known.size() > longest.size())
            longest = known;
    }
    return longest.facts ? std::optional(knownAt(header, longest.name, *longest.facts))
                         : std::nullopt;
}

bool isAddress(std::string_view text)
{
    return text.find("://") != std::string_view::npos || text.find('@') != std::string_view::npos
        || startsWithIgnoringCase(text, "www.");
}

// The product that a part of a comment or a stretch without spaces begins with.
std::optional<Word> productAt(std::string_view header, Word part)
{
    while (part.begin < part.end && !isWordCharacter(header[part.begin]))
        ++part.begin;
    part.end = std::min(header.find_first_of(" \t", part.begin), part.end);
    if (isAddress(textOf(header, part)))
        return std::nullopt;
    const Word product = wordFrom(header.substr(0, part.end), part.begin);
    return hasLetter(textOf(header, product)) ? std::optional(product) : std::nullopt;
}

// Looks through the parts from `begin` to the end of the comment.
std::optional<Word> productAmongParts(std::string_view header, std::size_t begin)
{
    const std::size_t end = std::min(header.find_first_of("()", begin), header.size());
    while (begin < end) {
        const std::size_t partEnd = std::min(header.find_first_of(";,", begin), end);
        const std::optional<Word> product = productAt(header, {begin, partEnd});
        // After a browser, such as `MSIE 9.0`, come parts of the browser.
        if (product && isBrowserWord(textOf(header, *product)))
            return std::nullopt;
        if (product && !isPlatformWord(textOf(header, *product)))
            return product;
        begin = partEnd + 1;
    }
    return std::nullopt;
}

std::optional<FoundToken> afterCompatible(std::string_view header)
{
    for (const Word word : wordsOf(header)) {
        if (!equalsIgnoringCase(textOf(header, word), "compatible"))
            continue;
        const std::size_t next = header.find_first_not_of(' ', word.end);
        if (next == std::string_view::npos || (header[next] != ';' && header[next] != ','))
            continue;
        if (const std::optional<Word> product = productAmongParts(header, next + 1))
            return foundAt(header, *product, TokenOrigin::AfterCompatible);
    }
    return std::nullopt;
}

std::optional<FoundToken> firstProduct(std::string_view header)
{
    std::size_t depth = 0;
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (header[i] == '(')
            ++depth;
        else if (header[i] == ')')
            depth -= depth > 0 ? 1 : 0;
        if (depth > 0 || !isWordCharacter(header[i]))
            continue;
        const std::size_t end = std::min(header.find_first_of(" \t();,", i), header.size());
        const std::optional<Word> product = productAt(header, {i, end});
        if (product && !isGeneric(textOf(header, *product)))
            return foundAt(header, *product, TokenOrigin::FirstProduct);
        i = end - 1;
    }
    return std::nullopt;
}

} // namespace

std::optional<FoundToken> findProductToken(std::string_view userAgentHeader,
                                           const Catalogue &catalogue)
{
    const std::string_view header = userAgentHeader.substr(0, kMaxHeaderBytes);
    std::optional<FoundToken> found = wholeText(header, catalogue);
    if (!found)
        found = longestKnown(header, catalogue);
    if (!found)
        found = afterCompatible(header);
    if (!found)
        found = firstProduct(header);
    return found;
}

} // namespace rep
