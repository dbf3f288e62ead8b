// SPDX-License-Identifier: MIT
#include "core/advice/fixed_file.h"

#include "core/advice/fix_round.h"
#include "core/advice/fixes/fixes.h"
#include "core/advice/fixes_for.h"
#include "core/analysis/line_role.h"
#include "core/text/file_format.h"

#include <algorithm>

namespace rep {

namespace {

constexpr int kMaxRounds = 12; // one fix shows another, hardly ever more than three deep

bool isNamed(const std::vector<std::string> &ids, std::string_view id)
{
    return std::ranges::find(ids, id) != ids.end();
}

bool isChosen(const FixOptions &options, const Problem &problem, const Fix &fix)
{
    if (options.isChosen)
        return options.isChosen(problem, fix);
    if (options.keepBom && fix.id == "drop-bom")
        return false;
    if (options.keepLineEnds && fix.id == "line-ends-to-lf")
        return false;
    if (!options.onlyIds.empty())
        return isNamed(options.onlyIds, fix.id) || isNamed(options.onlyIds, problem.id);
    return !fix.isOneOfSeveral && !fixKind(fix.id).isAddition;
}

class FileFixer {
public:
    FileFixer(const Snapshot &snapshot, const Catalogue &catalogue,
              const DirectiveCatalogue &directives, const FixOptions &options)
        : m_input(snapshot), m_catalogue(catalogue), m_directives(directives), m_options(options)
    {
        m_result.bytes = snapshot.bytes();
    }

    FixedFile run()
    {
        SnapshotPtr current = Snapshot::make(m_result.bytes);
        std::vector<Problem> problems = find(*current);
        if (isOtherText(problems)) {
            m_result.left = std::move(problems);
            m_result.effect.claim = EffectClaim::SameEverywhere;
            return std::move(m_result);
        }
        for (int round = 0; round < kMaxRounds && fixOnce(*current, problems); ++round) {
            current = Snapshot::make(m_result.bytes);
            problems = find(*current);
        }
        writeFormat(*current);
        current = Snapshot::make(m_result.bytes);
        m_result.left = find(*current);
        const bool helps = std::ranges::any_of(m_result.applied, [](const AppliedFix &applied) {
            return fixKind(applied.fix.id).helpsStricterReaders;
        });
        m_result.effect = proveChange(m_input, *current, helps, m_options.budget);
        m_result.isPastSizeLimit = m_result.bytes.size() > kCrawlerSizeLimit;
        return std::move(m_result);
    }

private:
    std::vector<Problem> find(const Snapshot &snapshot) const
    {
        ProblemOptions options;
        options.budget.stop = m_options.budget.stop;
        return findProblems(snapshot, m_catalogue, m_directives, options);
    }

    static bool isOtherText(const std::vector<Problem> &problems)
    {
        return std::ranges::any_of(problems, [](const Problem &problem) {
            return problem.id == "not-robots-txt" && problem.form != "partly";
        });
    }

    /// False if nothing was changed.
    bool fixOnce(const Snapshot &current, const std::vector<Problem> &problems)
    {
        FixRound round(current, m_options);
        for (const Problem &problem : problems)
            for (Fix &fix : fixesFor(problem, current, m_options.site)) {
                AppliedFix applied{problem.id, current.file().lineAt(problem.span.begin),
                                   std::move(fix), EffectClaim::NotDetermined};
                if (!isChosen(m_options, problem, applied.fix)
                    || m_refused.contains(FixRound::keyOf(applied)))
                    continue;
                round.add(std::move(applied));
                break;
            }
        std::vector<AppliedFix> done = round.run(m_refused);
        if (done.empty() || round.bytes() == m_result.bytes)
            return false;
        m_result.bytes = round.bytes();
        std::ranges::move(done, std::back_inserter(m_result.applied));
        return true;
    }

    void writeFormat(const Snapshot &current)
    {
        std::vector<TextEdit> edits;
        if (!m_options.keepLineEnds)
            edits = lineEndsToLf(current.file());
        if (!m_options.keepBom && current.bytes().starts_with(kUtf8Bom))
            edits.push_back({{{0}, {static_cast<std::uint32_t>(kUtf8Bom.size())}}, {}});
        if (auto bytes = applyEdits(current.bytes(), std::move(edits)))
            m_result.bytes = std::move(*bytes);
    }

    const Snapshot &m_input;
    const Catalogue &m_catalogue;
    const DirectiveCatalogue &m_directives;
    const FixOptions &m_options;
    std::set<std::string> m_refused;
    FixedFile m_result;
};

} // namespace

FixedFile makeFixedFile(const Snapshot &snapshot, const Catalogue &catalogue,
                        const DirectiveCatalogue &directives, const FixOptions &options)
{
    return FileFixer(snapshot, catalogue, directives, options).run();
}

} // namespace rep
