// SPDX-License-Identifier: MIT
#include "brute_force.h"

#include "core/protocol/path_pattern.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace rep {

std::vector<std::string> allWords(std::string_view letters, std::size_t longest)
{
    std::vector<std::string> words{""};
    for (std::size_t begin = 0, length = 1; length <= longest; ++length) {
        const std::size_t end = words.size();
        for (std::size_t i = begin; i < end; ++i)
            for (const char letter : letters)
                words.push_back(words[i] + letter);
        begin = end;
    }
    return words;
}

bool matchesSlowly(std::string_view path, std::string_view pattern)
{
    if (pattern.empty())
        return true;
    if (pattern == "$")
        return path.empty();
    if (pattern.front() == '*') {
        for (std::size_t skipped = 0; skipped <= path.size(); ++skipped)
            if (matchesSlowly(path.substr(skipped), pattern.substr(1)))
                return true;
        return false;
    }
    return !path.empty() && path.front() == pattern.front()
        && matchesSlowly(path.substr(1), pattern.substr(1));
}

bool isRequestPath(std::string_view path, Reading reading)
{
    return requestPath("https://site.example" + std::string(path), reading).bytes == path;
}

std::string fileFor(const WrittenRules &rules)
{
    std::string file = "User-agent: *\n";
    for (const WrittenRule &rule : rules)
        file += (rule.isAllow ? "Allow: " : "Disallow: ") + rule.pattern + "\n";
    return file;
}

KeptRules::KeptRules(std::string file, Reading reading)
    : snapshot(Snapshot::make(std::move(file)))
    , rules(CrawlerRules::collectWildcard(snapshot->file(), reading))
{
}

Decision KeptRules::decide(std::string_view path) const
{
    const CrawlerRules &own = rules.rules();
    return rep::decide(own, requestPath("https://site.example" + std::string(path), own.reading()));
}

std::optional<std::uint32_t> KeptRules::contenderOf(std::size_t rule) const
{
    const auto &contenders = rules.search().contenders();
    for (std::uint32_t i = 0; i < contenders.size(); ++i)
        if (contenders[i].rule == rule)
            return i;
    return std::nullopt;
}

PathBits::PathBits(std::size_t paths, bool isFull)
    : m_words(paths / 64 + 1, isFull ? ~std::uint64_t{0} : 0)
{
    if (isFull)
        m_words.back() = (std::uint64_t{1} << paths % 64) - 1;
}

PathBits &PathBits::operator&=(const PathBits &other)
{
    std::ranges::transform(m_words, other.m_words, m_words.begin(), std::bit_and());
    return *this;
}

PathBits &PathBits::operator|=(const PathBits &other)
{
    std::ranges::transform(m_words, other.m_words, m_words.begin(), std::bit_or());
    return *this;
}

PathBits &PathBits::operator-=(const PathBits &other)
{
    std::ranges::transform(m_words, other.m_words, m_words.begin(),
                           [](std::uint64_t left, std::uint64_t right) { return left & ~right; });
    return *this;
}

std::size_t PathBits::first() const
{
    for (std::size_t i = 0; i < m_words.size(); ++i)
        if (m_words[i] != 0)
            return i * 64 + static_cast<std::size_t>(std::countr_zero(m_words[i]));
    return kNone;
}

AllPaths::AllPaths(const std::vector<std::string> &pieces, std::size_t longest, Reading reading)
    : m_reading(reading), m_longest(longest)
{
    std::vector<std::string> words{"/"};
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const std::string &piece : pieces)
            if (words[i].size() + piece.size() <= longest)
                words.push_back(words[i] + piece);
    std::ranges::copy_if(words, std::back_inserter(m_paths), [reading](const std::string &word) {
        return isRequestPath(word, reading);
    });
    std::ranges::stable_sort(m_paths, {}, &std::string::size);
}

const PathBits &AllPaths::matching(const std::string &pattern)
{
    const auto [place, isNew] = m_matching.try_emplace(pattern, size());
    if (isNew) {
        const std::string normal = normalisePattern(pattern, m_reading);
        for (std::size_t i = 0; i < size(); ++i)
            if (matchesSlowly(m_paths[i], normal))
                place->second.set(i);
    }
    return place->second;
}

/// RFC 9309 2.2.2: the most octets, then Allow; Google takes the first of what is left.
static std::vector<std::size_t> strongestFirst(const WrittenRules &rules, Reading reading)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (!rules[i].pattern.empty())
            order.push_back(i);
    std::ranges::stable_sort(order, std::greater(), [&rules, reading](std::size_t i) {
        return std::pair(normalisePattern(rules[i].pattern, reading).size(), rules[i].isAllow);
    });
    return order;
}

PathBits AllPaths::decidedBy(const WrittenRules &rules, std::size_t rule)
{
    PathBits left = all();
    for (const std::size_t i : strongestFirst(rules, m_reading)) {
        if (i == rule)
            return left &= matching(rules[i].pattern);
        left -= matching(rules[i].pattern);
    }
    return PathBits(size());
}

PathBits AllPaths::allowedBy(const WrittenRules &rules)
{
    PathBits left = all();
    PathBits allowed(size());
    for (const std::size_t i : strongestFirst(rules, m_reading)) {
        if (rules[i].isAllow) {
            PathBits decided = left;
            allowed |= decided &= matching(rules[i].pattern);
        }
        left -= matching(rules[i].pattern);
    }
    return allowed |= left;
}

} // namespace rep
