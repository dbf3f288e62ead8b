// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/analysed_rules.h"
#include "core/protocol/decision.h"
#include "core/protocol/snapshot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// The slow obvious answers that clever code is held against.
namespace rep {

/// All words over the letters, the shortest first.
std::vector<std::string> allWords(std::string_view letters, std::size_t longest);

/// Each `*` tries every length.
bool matchesSlowly(std::string_view path, std::string_view pattern);

/// Whether requestPath() gives the path back, behind a host.
bool isRequestPath(std::string_view path, Reading reading);

/// A rule as it is written.
struct WrittenRule {
    std::string pattern;
    bool isAllow = false;
};
using WrittenRules = std::vector<WrittenRule>;

/// "User-agent: *" and the rules.
std::string fileFor(const WrittenRules &rules);

/// A file with rules for `*`, which is kept for what views it.
struct KeptRules {
    explicit KeptRules(std::string file, Reading reading);
    KeptRules(const WrittenRules &written, Reading reading) : KeptRules(fileFor(written), reading)
    {
    }

    /// By the ordinary way from URL to verdict.
    Decision decide(std::string_view path) const;
    /// The contender of a written rule; nothing if a stronger one has its pattern.
    std::optional<std::uint32_t> contenderOf(std::size_t rule) const;

    SnapshotPtr snapshot;
    AnalysedRules rules;
};

/// A set of paths out of an AllPaths, one bit each.
class PathBits {
public:
    explicit PathBits(std::size_t paths, bool isFull = false);

    void set(std::size_t path) { m_words[path / 64] |= std::uint64_t{1} << path % 64; }
    PathBits &operator&=(const PathBits &other);
    PathBits &operator|=(const PathBits &other);
    PathBits &operator-=(const PathBits &other);
    /// Of all paths the first that is in the set, or kNone.
    std::size_t first() const;
    static constexpr std::size_t kNone = ~std::size_t{0};

private:
    std::vector<std::uint64_t> m_words;
};

/// All paths up to a length that requestPath() gives back and that are made of some pieces, the
/// shortest first, and what rules say of each.
class AllPaths {
public:
    AllPaths(const std::vector<std::string> &pieces, std::size_t longest, Reading reading);

    Reading reading() const { return m_reading; }
    std::size_t longest() const { return m_longest; }
    std::size_t size() const { return m_paths.size(); }
    const std::string &path(std::size_t index) const { return m_paths[index]; }
    /// The paths that a written pattern matches. Remembered.
    const PathBits &matching(const std::string &pattern);
    PathBits decidedBy(const WrittenRules &rules, std::size_t rule);
    PathBits allowedBy(const WrittenRules &rules);
    PathBits all() const { return PathBits(m_paths.size(), true); }

private:
    Reading m_reading;
    std::size_t m_longest;
    std::vector<std::string> m_paths;
    std::unordered_map<std::string, PathBits> m_matching;
};

} // namespace rep
