// SPDX-License-Identifier: MIT
#include "tests/fuzz/check.h"
#include "tests/fuzz/slow_decision.h"

#include "core/protocol/path_pattern.h"
#include "core/protocol/rule_set.h"

#include <algorithm>

using namespace rep;

namespace {

void checkPatterns(const CrawlerRules &rules, const RobotsFile &file)
{
    for (const Rule &rule : rules.rules()) {
        const std::string_view value = file.value(rule.line);
        const std::string normal = reference::normalised(value, rules.reading());
        fuzz::require(normalisePattern(value, rules.reading()) == normal,
                      "a pattern is normalised");
        fuzz::require(needsNormalising(value, rules.reading()) == (normal != value),
                      "needsNormalising says whether normalising changes");
        fuzz::require(rule.isFolderOfIndexPage || rule.pattern == normal,
                      "a rule has its normalised pattern");
    }
}

bool isStronger(const MatchedRule &left, const MatchedRule &right)
{
    if (left.length != right.length)
        return left.length > right.length;
    if (left.isAllow != right.isAllow)
        return left.isAllow;
    return left.line < right.line;
}

void checkLosers(const Decision &decision)
{
    fuzz::require(std::is_sorted(decision.losers.begin(), decision.losers.end(), isStronger),
                  "the strongest loser comes first");
    for (const MatchedRule &loser : decision.losers)
        fuzz::require(!decision.deciding || isStronger(*decision.deciding, loser),
                      "the deciding rule is the strongest");
    std::vector<std::uint32_t> lines;
    for (const MatchedRule &loser : decision.losers)
        lines.push_back(loser.line);
    std::sort(lines.begin(), lines.end());
    fuzz::require(std::adjacent_find(lines.begin(), lines.end()) == lines.end(),
                  "a line stands among the losers once");
}

void checkReading(std::string_view bytes, const std::string &agent, const std::string &url,
                  Reading reading)
{
    const RobotsFile file = RobotsFile::parse(bytes);
    const RequestPath path = requestPath(url, reading);
    fuzz::require(path.bytes.starts_with('/'), "a path begins with a slash");
    const RuleSet set(CrawlerRules::collect(file, Crawler::named(agent, reading), reading));
    checkPatterns(set.rules(), file);

    const Verdict wanted = reference::decide(bytes, agent, path, reading);
    fuzz::require(set.decide(path) == wanted, "the fast way decides as the slow one");
    const Decision decision = decide(set.rules(), path);
    checkLosers(decision);
    fuzz::require(decision.isAllowed == wanted.isAllowed, "decide() has the verdict");
    fuzz::require(decision.deciding.has_value() == wanted.line.has_value()
                      && (!wanted.line || decision.deciding->line == *wanted.line),
                  "decide() names the line");
}

} // namespace

/// The first line is the crawler's name, the second the URL, the rest the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text = fuzz::asText(data, size);
    const std::string agent = fuzz::takeLine(text);
    const std::string url = fuzz::takeLine(text);
    checkReading(text, agent, url, Reading::Google);
    checkReading(text, agent, url, Reading::Standard);
    return 0;
}
