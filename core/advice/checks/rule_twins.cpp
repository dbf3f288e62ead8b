// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/protocol/path_pattern.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <deque>
#include <span>
#include <string>
#include <vector>

namespace rep {

namespace {

struct Twin {
    std::string_view pattern; // normalised
    std::uint64_t letters = 0; // a hash without case
    std::uint32_t line = 0;
    bool isAllow = false;
};

std::uint64_t hashWithoutCase(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U; // FNV-1a
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(asciiLower(c))) * 0x100000001B3U;
    return hash;
}

void add(const CheckContext &context, std::string_view id, const Twin &twin, const Twin &other,
         Problems &problems)
{
    const RobotsFile &file = context.file;
    Problem problem = makeProblem(id, context.whole(twin.line),
                                  {ruleArgument(file, twin.line), ruleArgument(file, other.line),
                                   lineArgument(other.line),
                                   groupArgument(context, context.line(twin.line).group())});
    problem.related.push_back(context.whole(other.line));
    problems.push_back(std::move(problem));
}

/// Rules whose patterns are the same but for case, in the order of the file.
void judge(const CheckContext &context, std::span<const Twin> twins, Problems &problems)
{
    for (std::size_t i = 1; i < twins.size(); ++i) {
        const Twin &twin = twins[i];
        const auto before = twins.first(i);
        const auto same = std::ranges::find_if(before, [&twin](const Twin &other) {
            return other.pattern == twin.pattern && other.isAllow == twin.isAllow;
        });
        const auto opposite = std::ranges::find_if(before, [&twin](const Twin &other) {
            return other.pattern == twin.pattern && other.isAllow != twin.isAllow;
        });
        if (same != before.end())
            add(context, "duplicate-rule", twin, *same, problems);
        else if (opposite != before.end())
            add(context, "allow-disallow-equal", twin.isAllow ? *opposite : twin,
                twin.isAllow ? twin : *opposite, problems);
        else if (equalsIgnoringCase(before.front().pattern, twin.pattern))
            add(context, "case-twin", twin, before.front(), problems);
    }
}

} // namespace

void checkRuleTwins(const CheckContext &context, Problems &problems)
{
    std::deque<std::string> normalised;
    std::vector<Twin> twins;
    for (const Group &group : context.file.groups()) {
        twins.clear();
        for (const std::uint32_t line : context.file.ruleLines(group)) {
            std::string_view pattern = context.file.value(line);
            if (pattern.empty())
                continue;
            if (needsNormalising(pattern, Reading::Standard))
                pattern = normalised.emplace_back(normalisePattern(pattern, Reading::Standard));
            twins.push_back({pattern, hashWithoutCase(pattern), line,
                             context.line(line).kind() == LineKind::Allow});
        }
        std::ranges::sort(twins, [](const Twin &left, const Twin &right) {
            return left.letters != right.letters ? left.letters < right.letters
                                                 : left.line < right.line;
        });
        for (std::size_t begin = 0; begin < twins.size();) {
            std::size_t end = begin + 1;
            while (end < twins.size() && twins[end].letters == twins[begin].letters)
                ++end;
            judge(context, std::span(twins).subspan(begin, end - begin), problems);
            begin = end;
        }
    }
}

} // namespace rep
