// SPDX-License-Identifier: MIT
#include "witness_judge.h"

namespace rep {

namespace {

std::string shown(const WrittenRules &rules)
{
    std::string text;
    for (const WrittenRule &rule : rules)
        text += (rule.isAllow ? " Allow: " : " Disallow: ") + rule.pattern;
    return text;
}

bool isDecidedBy(const JudgedRules &rules, std::size_t target, const std::string &path)
{
    const Decision decision = rules.kept.decide(path);
    const std::uint32_t line = rules.kept.rules.rules().rules()[target].line;
    return decision.basis == DecisionBasis::Rule && decision.deciding->line == line;
}

bool isFound(const Witness &witness)
{
    return witness.state == Witness::State::Found;
}

} // namespace

JudgedRules::JudgedRules(WrittenRules writtenRules, AllPaths &paths)
    : written(std::move(writtenRules))
    , kept(written, paths.reading())
    , allowed(paths.allowedBy(written))
{
}

void WitnessJudge::judgeDecided(const JudgedRules &rules, std::size_t target)
{
    const auto contender = rules.kept.contenderOf(target);
    if (!contender)
        return;
    const Witness witness = findDecidedPath(rules.kept.rules.search(), *contender, {});
    std::string problem = compare(witness, m_paths.decidedBy(rules.written, target));
    if (isFound(witness) && !isDecidedBy(rules, target, witness.path))
        problem = "is not decided by the rule";
    note(problem, witness, shown(rules.written));
}

void WitnessJudge::judgePair(const JudgedRules &rules, std::size_t target,
                             const JudgedRules &others, bool isAllowed)
{
    const auto contender = rules.kept.contenderOf(target);
    if (!contender)
        return;
    const Witness witness = findDecidedPath(rules.kept.rules.search(), *contender,
                                            others.kept.rules.search(), isAllowed, {});
    PathBits wanted = m_paths.decidedBy(rules.written, target);
    if (isAllowed)
        wanted &= others.allowed;
    else
        wanted -= others.allowed;
    std::string problem = compare(witness, wanted);
    if (isFound(witness)
        && (!isDecidedBy(rules, target, witness.path)
            || others.kept.decide(witness.path).isAllowed != isAllowed))
        problem = "is not decided as claimed";
    note(problem, witness, shown(rules.written) + " against" + shown(others.written));
}

void WitnessJudge::judgeVerdict(const JudgedRules &rules, bool isAllowed)
{
    const Witness witness = findPath(rules.kept.rules.search(), isAllowed, {});
    PathBits wanted = m_paths.all();
    wanted -= rules.allowed;
    std::string problem = compare(witness, isAllowed ? rules.allowed : wanted);
    if (isFound(witness) && rules.kept.decide(witness.path).isAllowed != isAllowed)
        problem = "is not decided as claimed";
    note(problem, witness, shown(rules.written));
}

std::string WitnessJudge::compare(const Witness &witness, const PathBits &wanted)
{
    const std::size_t first = wanted.first();
    const bool isThere = first != PathBits::kNone;
    const std::string shortest = isThere ? m_paths.path(first) : "";
    if (witness.state == Witness::State::NotDetermined)
        return "is not determined";
    if (witness.state == Witness::State::Impossible) {
        ++m_impossible;
        return isThere ? "is said not to be, but there is " + shortest : "";
    }
    ++m_found;
    if (!isRequestPath(witness.path, m_paths.reading()))
        return "cannot be asked for";
    if (isThere && witness.path.size() != shortest.size())
        return "is not as short as " + shortest;
    if (!isThere && witness.path.size() <= m_paths.longest())
        return "is not there";
    return {};
}

void WitnessJudge::note(const std::string &problem, const Witness &witness,
                        const std::string &rules)
{
    if (isFine() && !problem.empty())
        m_difference = "The path " + witness.path + " " + problem + ". Rules:" + rules;
}

} // namespace rep
