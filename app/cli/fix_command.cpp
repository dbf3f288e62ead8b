// SPDX-License-Identifier: MIT
#include "app/cli/fix_command.h"

#include "app/cli/arguments.h"
#include "app/cli/fix_report.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/advice/problem_kinds.h"
#include "core/io/disk_file_store.h"
#include "core/wording/file_error_text.h"
#include "resources/catalogue_data.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("FixCommand", text);
}

struct Request {
    QString input;
    QString output; // empty: standard output
    bool isDryRun = false;
    rep::FixOptions options;
};

bool isKnownId(const std::string &id)
{
    return rep::findProblemKind(id) != nullptr
        || std::ranges::any_of(rep::fixKinds(),
                               [&id](const rep::FixKind &kind) { return kind.id == id; });
}

bool readIds(const Arguments &arguments, rep::FixOptions &options)
{
    for (const QString &ids : arguments.values(u"only"_s))
        for (const QString &id : ids.split(u',', Qt::SkipEmptyParts))
            options.onlyIds.push_back(id.trimmed().toStdString());
    const auto unknown = std::ranges::find_if_not(options.onlyIds, isKnownId);
    if (unknown == options.onlyIds.end())
        return true;
    printError(tr("There is no problem and no fix with the id \"%1\"; postern lint shows the ids.")
                   .arg(QString::fromStdString(*unknown)));
    return false;
}

/// Never over the input by accident: that takes --in-place.
bool readTarget(const Arguments &arguments, Request &request)
{
    request.output = arguments.value(u"o"_s);
    const bool isInPlace = arguments.isSet(u"in-place"_s);
    if (isInPlace && !request.output.isEmpty()) {
        printError(tr("Say either --in-place or -o, not both."));
        return false;
    }
    if (isInPlace && request.input == "-"_L1) {
        printError(tr("Standard input cannot be changed in place."));
        return false;
    }
    const bool isSameFile = !request.output.isEmpty() && request.input != "-"_L1
        && (QFileInfo(request.output) == QFileInfo(request.input)
            || (QFileInfo(request.output).exists()
                && QFileInfo(request.output).canonicalFilePath()
                    == QFileInfo(request.input).canonicalFilePath()));
    if (isSameFile) {
        printError(
            tr("%1 is the file itself; say --in-place to write over it.").arg(request.output));
        return false;
    }
    if (isInPlace)
        request.output = request.input;
    return true;
}

std::optional<Request> requestFrom(const Arguments &arguments)
{
    if (arguments.positional().size() != 1) {
        printError(tr("Say one file: postern fix FILE."));
        return std::nullopt;
    }
    Request request;
    request.input = arguments.positional().first();
    request.isDryRun = arguments.isSet(u"dry-run"_s);
    request.options.safeOnly = arguments.isSet(u"safe-only"_s);
    request.options.keepBom = arguments.isSet(u"keep-bom"_s);
    request.options.keepLineEnds = arguments.isSet(u"keep-line-ends"_s);
    request.options.site = arguments.value(u"site"_s).toStdString();
    if (!readIds(arguments, request.options) || !readTarget(arguments, request))
        return std::nullopt;
    return request;
}

/// The report goes to standard output, or to standard error where the file itself goes there.
ExitStatus writeFixed(const Request &request, const std::string &before,
                      const rep::FixedFile &fixed)
{
    const QString report = fixReport(request.input, fixed);
    const ExitStatus status = problemsLeft(fixed) > 0 ? ExitStatus::No : ExitStatus::Yes;
    if (request.isDryRun) {
        printText(report);
        return status;
    }
    if (request.output.isEmpty()) {
        printBytes(fixed.bytes);
        std::fputs(report.toUtf8().constData(), stderr);
        return status;
    }
    DiskFileStore store;
    WriteResult failed;
    if (request.output != request.input)
        failed = store.write(request.output, fixed.bytes);
    else if (fixed.bytes != before)
        failed = store.writeIfUnchanged(request.output, fixed.bytes, before);
    if (failed) {
        printError(fileErrorSentence(*failed));
        return ExitStatus::CouldNotBeDone;
    }
    printText(report);
    return status;
}

ExitStatus runFix(const QStringList &words)
{
    Arguments arguments(
        u"fix FILE [-o OUT | --in-place | --dry-run] [--safe-only] [--only ID,…]"_s,
        tr("Fixes what can be fixed, and says what each fix changes for which crawler.\n"
           "Without -o and --in-place the fixed file goes to standard output, the report to "
           "standard error.\n"
           "Exit status: 0 fixed or nothing to do, 1 errors or warnings are left, 2 it could not "
           "be "
           "done."));
    arguments.addOption(u"o"_s, tr("Write the fixed file there."), u"OUT"_s);
    arguments.addFlag(u"in-place"_s, tr("Write over the file."));
    arguments.addFlag(u"dry-run"_s, tr("Write nothing; only say what would be done."));
    arguments.addFlag(u"safe-only"_s,
                      tr("Only fixes that are proved to change nothing for Google and RFC 9309."));
    arguments.addOption(u"only"_s,
                        tr("Only these problems or fixes, by their ids; may be said more than "
                           "once. Needed for fixes that somebody must choose."),
                        u"ID,…"_s);
    arguments.addOption(u"site"_s, tr("The site's address, to complete sitemap addresses."),
                        u"URL"_s);
    arguments.addFlag(u"keep-bom"_s, tr("Keep a byte order mark."));
    arguments.addFlag(u"keep-line-ends"_s, tr("Keep line ends as they are."));
    if (!arguments.parse(words))
        return static_cast<ExitStatus>(arguments.exitStatus());
    const std::optional<Request> request = requestFrom(arguments);
    if (!request)
        return ExitStatus::CouldNotBeDone;
    const std::optional<std::string> bytes = readInput(request->input);
    if (!bytes)
        return ExitStatus::CouldNotBeDone;
    const rep::SnapshotPtr snapshot = rep::Snapshot::make(*bytes);
    const rep::FixedFile fixed =
        rep::makeFixedFile(*snapshot, crawlerCatalogue(), directiveCatalogue(), request->options);
    return writeFixed(*request, *bytes, fixed);
}

} // namespace

Command fixCommand()
{
    return {u"fix"_s, tr("Fix problems, and say what that changes."), runFix};
}

} // namespace postern
