// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fixed_file.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace rep {

/// One pass over a file: the fixes that were chosen, those of one kind proved together and, where
/// that fails, in halves.
class FixRound {
public:
    FixRound(const Snapshot &snapshot, const FixOptions &options)
        : m_snapshot(snapshot), m_base(snapshot.bytes()), m_options(options)
    {
    }

    /// Takes the fix on, unless its edits meet those of another one.
    void add(AppliedFix fix);
    /// The ones that were accepted. Keys of the refused ones are put into `refused`.
    std::vector<AppliedFix> run(std::set<std::string> &refused);
    /// The file after the accepted ones.
    const std::string &bytes() const { return m_base; }

    /// By which a fix is known again in the next round.
    static std::string keyOf(const AppliedFix &fix);

private:
    using Group = std::span<AppliedFix>;

    void prove(Group group, std::set<std::string> &refused);
    bool meetsOthers(const Fix &fix) const;

    const Snapshot &m_snapshot;
    std::string m_base;
    const FixOptions &m_options;
    std::vector<std::vector<AppliedFix>> m_kinds; // in the order in which kinds came
    std::map<std::uint32_t, std::uint32_t> m_taken; // begin and end of edits
    std::vector<TextEdit> m_accepted;
    std::vector<AppliedFix> m_done;
    int m_proofs = 0;
};

} // namespace rep
