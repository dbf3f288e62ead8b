// SPDX-License-Identifier: MIT
#include "app/cli/report_command.h"

#include "app/cli/arguments.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/report_json.h"
#include "app/cli/report_text.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ReportCommand", text);
}

ExitStatus runReport(const QStringList &words)
{
    Arguments arguments(u"report FILE [--format text|json]"_s,
                        tr("Shows each line with its group and the crawlers that the group covers, "
                           "which crawlers a named group\nreleases from the rules for *, and "
                           "totals."));
    arguments.addReading();
    arguments.addFormat({u"text"_s, u"json"_s});
    if (!arguments.parse(words))
        return static_cast<ExitStatus>(arguments.exitStatus());
    if (arguments.positional().size() != 1) {
        printError(tr("Say one file: postern report FILE."));
        return ExitStatus::CouldNotBeDone;
    }
    const QString path = arguments.positional().first();
    std::optional<std::string> bytes = readInput(path);
    if (!bytes)
        return ExitStatus::CouldNotBeDone;
    const rep::SnapshotPtr snapshot = rep::Snapshot::make(std::move(*bytes));
    if (arguments.format() == "json"_L1)
        printReportAsJson(*snapshot, arguments.reading(), path);
    else
        printReportAsText(*snapshot, arguments.reading(), path);
    return ExitStatus::Yes;
}

} // namespace

Command reportCommand()
{
    return {u"report"_s, tr("Show what each line does and who is released."), runReport};
}

} // namespace postern
