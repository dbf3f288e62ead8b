// SPDX-License-Identifier: MIT
#include "app/cli/lint_command.h"

#include "app/cli/arguments.h"
#include "app/cli/input.h"
#include "app/cli/lint_output.h"
#include "app/cli/output.h"
#include "core/advice/find_problems.h"
#include "resources/catalogue_data.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("LintCommand", text);
}

/// The mildest problem that makes the answer "no"; nothing for "never".
struct Threshold {
    std::optional<rep::Severity> severity;

    bool isReached(const std::vector<rep::Problem> &problems) const
    {
        return severity && std::ranges::any_of(problems, [this](const rep::Problem &problem) {
                   return problem.severity <= *severity;
               });
    }
};

std::optional<Threshold> thresholdFrom(const Arguments &arguments)
{
    const QString word = arguments.value(u"fail-on"_s);
    if (word.isEmpty() || word == "error"_L1)
        return Threshold{rep::Severity::Error};
    if (word == "warning"_L1)
        return Threshold{rep::Severity::Warning};
    if (word == "never"_L1)
        return Threshold{};
    printError(tr("--fail-on takes error, warning or never, not \"%1\".").arg(word));
    return std::nullopt;
}

/// Reads each file and hands its problems on.
ExitStatus lintFiles(const QStringList &paths, const Threshold &threshold, LintOutput &output)
{
    ExitStatus status = ExitStatus::Yes;
    for (const QString &path : paths) {
        std::optional<std::string> bytes = readInput(path);
        if (!bytes) {
            status = ExitStatus::CouldNotBeDone;
            continue;
        }
        const rep::SnapshotPtr snapshot = rep::Snapshot::make(std::move(*bytes));
        const std::vector<rep::Problem> problems =
            rep::findProblems(*snapshot, crawlerCatalogue(), directiveCatalogue());
        output.addFile({path, *snapshot, problems});
        if (status == ExitStatus::Yes && threshold.isReached(problems))
            status = ExitStatus::No;
    }
    output.end();
    return status;
}

ExitStatus runLint(const QStringList &words)
{
    Arguments arguments(
        u"lint FILE… [--format text|json|sarif|github] [--fail-on error|warning|never]"_s,
        tr("Says what is wrong in files, and what that means for which crawler.\n"
           "A comment \"# postern: ignore ID\" on a line or above it switches a problem off "
           "there,\n"
           "\"# postern: ignore-file ID\" in the whole file.\n"
           "Exit status: 0 no problem found, 1 at least one as bad as --fail-on says, 2 it could "
           "not be done."));
    arguments.addFormat({u"text"_s, u"json"_s, u"sarif"_s, u"github"_s});
    arguments.addOption(u"fail-on"_s,
                        tr("What makes the exit status 1: error (the default), warning (an error "
                           "or a warning) or never."),
                        u"error|warning|never"_s);
    if (!arguments.parse(words))
        return static_cast<ExitStatus>(arguments.exitStatus());
    const std::optional<Threshold> threshold = thresholdFrom(arguments);
    if (!threshold)
        return ExitStatus::CouldNotBeDone;
    if (arguments.positional().isEmpty()) {
        printError(tr("Say at least one file: postern lint FILE; - is standard input."));
        return ExitStatus::CouldNotBeDone;
    }
    return lintFiles(arguments.positional(), *threshold, *LintOutput::make(arguments.format()));
}

} // namespace

Command lintCommand()
{
    return {u"lint"_s, tr("Find problems, and say what they mean."), runLint};
}

} // namespace postern
