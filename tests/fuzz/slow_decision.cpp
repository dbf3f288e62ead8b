// SPDX-License-Identifier: MIT
#include "tests/fuzz/slow_decision.h"

#include "tests/fuzz/reference_reader.h"

#include <cstdio>
#include <set>
#include <vector>

namespace rep::reference {

namespace {

const std::string kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const std::string kUnreserved = kLetters + "0123456789-._~";
const std::string kHexDigits = "0123456789abcdefABCDEF";

bool isOneOf(const std::string &set, char c)
{
    return set.find(c) != std::string::npos;
}

std::string escaped(char c)
{
    char text[4];
    std::snprintf(text, sizeof text, "%%%02X",
                  static_cast<unsigned>(static_cast<unsigned char>(c)));
    return text;
}

std::string tokenOf(const std::string &value)
{
    return value.substr(0, value.find_first_not_of(kLetters + "-_"));
}

bool isStar(const std::string &value)
{
    return value == "*" || (value.size() > 1 && value[0] == '*' && isOneOf(" \t\v\f", value[1]));
}

bool isSame(std::string left, std::string right)
{
    for (std::string *text : {&left, &right})
        for (char &c : *text)
            if (c >= 'A' && c <= 'Z')
                c = static_cast<char>(c + 32);
    return left == right;
}

bool isNamed(const std::string &value, const std::string &name, Reading reading)
{
    if (isStar(value))
        return false;
    if (reading == Reading::Google)
        return isSame(tokenOf(value), name);
    return !tokenOf(name).empty() && isSame(tokenOf(value), tokenOf(name));
}

struct SlowRule {
    std::string pattern;
    bool isAllow = false;
    std::uint32_t line = 0;
};

template<class IsWanted>
std::vector<SlowRule> rulesOf(const ReadFile &file, bool &hasGroup, IsWanted isWanted)
{
    std::vector<SlowRule> rules;
    for (const ReadGroup &group : file.groups) {
        bool isWantedGroup = false;
        for (const std::uint32_t agent : group.agents)
            isWantedGroup = isWantedGroup || isWanted(file.lines[agent].value);
        if (!isWantedGroup)
            continue;
        hasGroup = true;
        for (const std::uint32_t line : group.rules)
            rules.push_back(
                {file.lines[line].value, file.lines[line].kind == LineKind::Allow, line});
    }
    return rules;
}

/// The length by which a rule matches, or -1.
long matchLength(const SlowRule &rule, std::string_view path, Reading reading)
{
    const std::string pattern = normalised(rule.pattern, reading);
    if (matches(path, pattern))
        return static_cast<long>(pattern.size());
    const std::size_t slash = pattern.rfind('/');
    if (reading != Reading::Google || !rule.isAllow || slash == std::string::npos
        || pattern.compare(slash, 10, "/index.htm") != 0)
        return -1;
    const std::string folder = pattern.substr(0, slash + 1) + "$";
    return matches(path, folder) ? static_cast<long>(folder.size()) : -1;
}

} // namespace

bool matches(std::string_view path, std::string_view pattern)
{
    std::set<std::size_t> places{0};
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '$' && at + 1 == pattern.size())
            return places.contains(path.size());
        std::set<std::size_t> next;
        if (pattern[at] == '*') {
            for (std::size_t place = places.empty() ? path.size() + 1 : *places.begin();
                 place <= path.size(); ++place)
                next.insert(place);
        } else {
            for (const std::size_t place : places)
                if (place < path.size() && path[place] == pattern[at])
                    next.insert(place + 1);
        }
        places = next;
    }
    return !places.empty();
}

std::string normalised(std::string_view pattern, Reading reading)
{
    std::string result;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        const bool isLast = at + 1 == pattern.size();
        const bool isHigh = static_cast<unsigned char>(c) > 127;
        const bool isControl = static_cast<unsigned char>(c) < 32 || c == 127;
        if (c == '%' && at + 2 < pattern.size() && isOneOf(kHexDigits, pattern[at + 1])
            && isOneOf(kHexDigits, pattern[at + 2])) {
            const std::string digits(pattern.substr(at + 1, 2));
            const char byte = static_cast<char>(std::stoi(digits, nullptr, 16));
            const bool isDecoded = reading == Reading::Standard && isOneOf(kUnreserved, byte);
            result += isDecoded ? std::string(1, byte) : escaped(byte);
            at += 2;
        } else if (isHigh
                   || (reading == Reading::Standard && (isControl || (c == '$' && !isLast)))) {
            result += escaped(c);
        } else {
            result += c;
        }
    }
    return result;
}

Verdict decide(std::string_view file, std::string_view name, const RequestPath &path,
               Reading reading)
{
    if (path.isAlwaysAllowed)
        return {};
    const ReadFile lines = read(file);
    bool hasGroup = false;
    std::vector<SlowRule> rules = rulesOf(lines, hasGroup, [&](const std::string &value) {
        return isNamed(value, std::string(name), reading);
    });
    if (!hasGroup)
        rules = rulesOf(lines, hasGroup, isStar);

    Verdict verdict;
    long longest = -1;
    for (const SlowRule &rule : rules) {
        const long length = matchLength(rule, path.bytes, reading);
        const bool winsTie = length == longest && length >= 0 && rule.isAllow
            && lines.lines[*verdict.line].kind != LineKind::Allow;
        if (length <= longest && !winsTie)
            continue;
        longest = length;
        verdict = {rule.isAllow || length == 0, rule.line};
    }
    return verdict;
}

} // namespace rep::reference
