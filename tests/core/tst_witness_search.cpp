// SPDX-License-Identifier: MIT
#include "witness_judge.h"

#include <QTest>

#include <deque>
#include <random>

using namespace rep;

namespace {

/// All paths up to 6 bytes over a and b, one letter that stands for all others, slash and dollar,
/// which the standard writes out.
AllPaths shortPaths(Reading reading)
{
    return {{"a", "b", "c", "/", reading == Reading::Standard ? "%24" : "$"}, 6, reading};
}

/// All patterns up to a length that a path can match: they begin with a slash or a star.
std::vector<std::string> shortPatterns(std::string_view letters, std::size_t longest)
{
    std::vector<std::string> patterns;
    for (const std::string &word : allWords(letters, longest))
        if (word.starts_with('/') || word.starts_with('*'))
            patterns.push_back(word);
    return patterns;
}

/// All sets of up to `count` rules, each in both verdicts if `isEither`, else Disallow alone. Sets
/// stand here once, in one order.
void addSets(const std::vector<std::string> &patterns, std::size_t count, bool isEither,
             std::vector<WrittenRules> &sets)
{
    sets.push_back({});
    for (std::size_t begin = 0; count > 0; --count) {
        const std::size_t end = sets.size();
        for (std::size_t i = begin; i < end; ++i)
            for (const std::string &pattern : patterns)
                for (const bool isAllow : {false, true}) {
                    if (isAllow && !isEither)
                        continue;
                    if (!sets[i].empty() && sets[i].back().pattern > pattern)
                        continue;
                    WrittenRules longer = sets[i];
                    longer.push_back({pattern, isAllow});
                    sets.push_back(std::move(longer));
                }
        begin = end;
    }
}

std::deque<JudgedRules> judged(const std::vector<WrittenRules> &sets, AllPaths &paths)
{
    std::deque<JudgedRules> rules;
    for (const WrittenRules &set : sets)
        rules.emplace_back(set, paths);
    return rules;
}

class RandomRules {
public:
    RandomRules(std::vector<std::string> pieces, unsigned seed)
        : m_pieces(std::move(pieces)), m_random(seed)
    {
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

    WrittenRules rules(std::size_t most)
    {
        WrittenRules made(1 + below(most));
        for (WrittenRule &rule : made) {
            rule.isAllow = below(2) == 0;
            rule.pattern = below(4) == 0 ? "*" : "/";
            for (std::size_t left = below(7); left > 0; --left)
                rule.pattern += m_pieces[below(m_pieces.size())];
        }
        return made;
    }

private:
    std::vector<std::string> m_pieces;
    std::mt19937 m_random;
};

} // namespace

class TstWitnessSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesOnAllSetsOfThreeRules_data() { addReadings(); }
    void agreesOnAllSetsOfThreeRules()
    {
        QFETCH(Reading, reading);
        AllPaths paths = shortPaths(reading);
        WitnessJudge judge(paths);
        std::vector<WrittenRules> sets;
        addSets(shortPatterns("ab*$/", 3), 3, false, sets);
        for (const WrittenRules &set : sets) {
            const JudgedRules rules(set, paths);
            for (std::size_t target = 0; target < set.size(); ++target)
                judge.judgeDecided(rules, target);
            QVERIFY2(judge.isFine(), judge.difference().c_str());
        }
        expectBoth(judge);
    }

    void agreesOnAllPairsOfAnyRules_data() { addReadings(); }
    void agreesOnAllPairsOfAnyRules()
    {
        QFETCH(Reading, reading);
        AllPaths paths = shortPaths(reading);
        WitnessJudge judge(paths);
        std::vector<WrittenRules> sets;
        addSets(shortPatterns("a*$/", 3), 2, true, sets);
        for (const WrittenRules &set : sets) {
            const JudgedRules rules(set, paths);
            judge.judgeVerdict(rules, true);
            judge.judgeVerdict(rules, false);
            QVERIFY2(judge.isFine(), judge.difference().c_str());
        }
        expectBoth(judge);
    }

    void agreesOnAllOfOneRuleAgainstTwo_data() { addReadings(); }
    void agreesOnAllOfOneRuleAgainstTwo()
    {
        QFETCH(Reading, reading);
        AllPaths paths = shortPaths(reading);
        std::vector<WrittenRules> ones;
        std::vector<WrittenRules> twos;
        addSets(shortPatterns("ab*$/", 3), 1, false, ones);
        addSets(shortPatterns("ab*$/", 3), 2, true, twos);
        judgeAll(judged(ones, paths), twos, paths);
    }

    void agreesOnAllOfTwoRulesAgainstOne_data() { addReadings(); }
    void agreesOnAllOfTwoRulesAgainstOne()
    {
        QFETCH(Reading, reading);
        AllPaths paths = shortPaths(reading);
        std::vector<WrittenRules> ones;
        std::vector<WrittenRules> twos;
        addSets(shortPatterns("ab*$/", 3), 1, true, ones);
        addSets(shortPatterns("ab*$/", 3), 2, false, twos);
        judgeAll(judged(twos, paths), ones, paths);
    }

    void agreesOnRandomRules_data()
    {
        QTest::addColumn<Reading>("reading");
        QTest::addColumn<std::vector<std::string>>("ofPaths");
        QTest::addColumn<std::vector<std::string>>("ofPatterns");
        using Pieces = std::vector<std::string>;
        for (const Reading reading : {Reading::Standard, Reading::Google}) {
            const bool isStandard = reading == Reading::Standard;
            const std::string dollar = isStandard ? "%24" : "$";
            const auto row = [isStandard, reading](const char *what, const Pieces &ofPaths,
                                                   const Pieces &ofPatterns) {
                QTest::addRow("%s, %s reading", what, isStandard ? "standard" : "Google")
                    << reading << ofPaths << ofPatterns;
            };
            row("letters and stars", {"a", "b", "c", "/", dollar},
                {"a", "b", "*", "/", "$", "aa", "ab", "*a", "/*"});
            row("dot segments and queries", {"a", "/", ".", "?", "x"},
                {"a", "*", "/", ".", "..", "?", "/.", "/..", "./"});
            row("percent escapes", {"%", "2", "F", "/", "x", dollar},
                {"%", "%2", "2", "F", "%2F", "%2f", "*", "$", "/"});
        }
    }

    void agreesOnRandomRules()
    {
        QFETCH(Reading, reading);
        QFETCH(std::vector<std::string>, ofPaths);
        QFETCH(std::vector<std::string>, ofPatterns);
        AllPaths paths(ofPaths, 7, reading);
        WitnessJudge judge(paths);
        RandomRules random(ofPatterns, 9309);
        for (int round = 0; round < 800; ++round) {
            const JudgedRules rules(random.rules(6), paths);
            const JudgedRules others(random.rules(6), paths);
            for (const bool isAllowed : {true, false}) {
                judge.judgeVerdict(rules, isAllowed);
                for (std::size_t target = 0; target < rules.written.size(); ++target)
                    judge.judgePair(rules, target, others, isAllowed);
            }
            for (std::size_t target = 0; target < rules.written.size(); ++target)
                judge.judgeDecided(rules, target);
            QVERIFY2(judge.isFine(), judge.difference().c_str());
        }
        expectBoth(judge);
    }

private:
    static void addReadings()
    {
        QTest::addColumn<Reading>("reading");
        QTest::newRow("in the standard reading") << Reading::Standard;
        QTest::newRow("in the Google reading") << Reading::Google;
    }

    static void judgeAll(const std::deque<JudgedRules> &all,
                         const std::vector<WrittenRules> &against, AllPaths &paths)
    {
        WitnessJudge judge(paths);
        for (const WrittenRules &set : against) {
            const JudgedRules others(set, paths);
            for (const JudgedRules &rules : all)
                for (std::size_t target = 0; target < rules.written.size(); ++target) {
                    judge.judgePair(rules, target, others, true);
                    judge.judgePair(rules, target, others, false);
                }
            QVERIFY2(judge.isFine(), judge.difference().c_str());
        }
        expectBoth(judge);
    }

    /// A comparison that never met one of the two answers would prove little.
    static void expectBoth(const WitnessJudge &judge)
    {
        qInfo("%zu paths found, %zu proved not to be", judge.found(), judge.impossible());
        QVERIFY(judge.found() > 1000);
        QVERIFY(judge.impossible() > 1000);
    }
};

QTEST_APPLESS_MAIN(TstWitnessSearch)
#include "tst_witness_search.moc"
