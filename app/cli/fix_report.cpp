// SPDX-License-Identifier: MIT
#include "app/cli/fix_report.h"

#include "core/wording/fix_text.h"
#include "core/wording/number_text.h"
#include "core/wording/problem_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLinesShown = 8;
constexpr int kEffectsShown = 12;

QString tr(const char *text)
{
    return QCoreApplication::translate("FixReport", text);
}

/// Fixes of one kind with one claim are one line of the report.
struct FixRow {
    std::string_view id;
    rep::EffectClaim claim;
    QStringList lines;
    QString title; // of the first one
};

std::vector<FixRow> rowsOf(const rep::FixedFile &fixed)
{
    std::vector<FixRow> rows;
    for (const rep::AppliedFix &applied : fixed.applied) {
        const auto row = std::ranges::find_if(rows, [&applied](const FixRow &candidate) {
            return candidate.id == applied.fix.id && candidate.claim == applied.claim;
        });
        const QString line = QString::number(lineNumber(applied.line));
        if (row == rows.end())
            rows.push_back({applied.fix.id, applied.claim, {line}, fixTitle(applied.fix)});
        else
            row->lines << line;
    }
    return rows;
}

QString rowText(const FixRow &row)
{
    const QString what = row.lines.size() == 1 ? row.title : fixKindTitle(row.id);
    const QString where = (row.lines.size() == 1 ? tr("line %1") : tr("lines %1"))
                              .arg(shortList(row.lines, kLinesShown));
    return u"  "_s + tr("%1 (%2).").arg(what, where) + u' ' + claimSentence(row.claim) + u'\n';
}

QString effectText(const rep::FixedFile &fixed)
{
    if (fixed.effect.claim != rep::EffectClaim::Changes)
        return tr("All together: %1\n").arg(claimSentence(fixed.effect.claim));
    QString text = fixed.effect.standard.isSame() ? tr("All together, for Google only:\n")
                                                  : tr("All together:\n");
    for (const QString &line : effectLines(fixed.effect.shown(), kEffectsShown))
        text += u"  "_s + line + u'\n';
    return text;
}

} // namespace

std::size_t problemsLeft(const rep::FixedFile &fixed)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(fixed.left, [](const rep::Problem &problem) {
            return problem.severity != rep::Severity::Note;
        }));
}

QString fixReport(const QString &name, const rep::FixedFile &fixed)
{
    QString text = fixed.applied.empty()
        ? tr("%1: nothing to fix.\n").arg(name)
        : (fixed.applied.size() == 1 ? tr("%1: 1 fix.\n").arg(name)
                                     : tr("%1: %2 fixes.\n").arg(name).arg(fixed.applied.size()));
    for (const FixRow &row : rowsOf(fixed))
        text += rowText(row);
    if (!fixed.applied.empty())
        text += effectText(fixed);
    if (const std::size_t left = problemsLeft(fixed); left > 0)
        text += (left == 1 ? tr("1 problem is left; see postern lint.\n")
                           : tr("%1 problems are left; see postern lint.\n").arg(left));
    if (fixed.isPastSizeLimit)
        text += tr("The file has more than 500 KiB: Google reads no more than that.\n");
    return text;
}

} // namespace postern
