// SPDX-License-Identifier: MIT
#pragma once

#include "brute_force.h"

#include "core/analysis/witness_search.h"

#include <string>

namespace rep {

/// A set of rules and what brute force says of it, both made once.
struct JudgedRules {
    JudgedRules(WrittenRules writtenRules, AllPaths &paths);

    WrittenRules written;
    KeptRules kept;
    PathBits allowed;
};

/// Holds answers of the search against brute force and against the ordinary matcher: there is a
/// path if there is one, it is a shortest one, it can be asked for, and both sides decide it as
/// claimed. Keeps the first difference.
class WitnessJudge {
public:
    explicit WitnessJudge(AllPaths &paths) : m_paths(paths) { }

    void judgeDecided(const JudgedRules &rules, std::size_t target);
    void judgePair(const JudgedRules &rules, std::size_t target, const JudgedRules &others,
                   bool isAllowed);
    void judgeVerdict(const JudgedRules &rules, bool isAllowed);

    bool isFine() const { return m_difference.empty(); }
    const std::string &difference() const { return m_difference; }
    std::size_t found() const { return m_found; }
    std::size_t impossible() const { return m_impossible; }

private:
    std::string compare(const Witness &witness, const PathBits &wanted);
    void note(const std::string &problem, const Witness &witness, const std::string &rules);

    AllPaths &m_paths;
    std::string m_difference;
    std::size_t m_found = 0;
    std::size_t m_impossible = 0;
};

} // namespace rep
