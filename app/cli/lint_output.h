// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix.h"
#include "core/advice/problem.h"
#include "core/protocol/snapshot.h"

#include <QString>

#include <memory>
#include <vector>

namespace postern {

/// One file and what there is to say about it.
struct LintedFile {
    QString name; // as the person gave it; `-` for standard input
    const rep::Snapshot &snapshot;
    const std::vector<rep::Problem> &problems;
};

/// Where a problem is, as people and other programs count: from 1; columns in characters that
/// UTF-16 counts.
struct Place {
    int line = 1;
    int column = 1;
    int endLine = 1;
    int endColumn = 1;
};

Place placeOf(const rep::Snapshot &snapshot, rep::ByteSpan span);

/// Writes problems in one format. Files come in the order of the command line.
class LintOutput {
public:
    virtual ~LintOutput() = default;
    virtual void addFile(const LintedFile &file) = 0;
    virtual void end() { }

    /// `format` is text, json, sarif or github.
    static std::unique_ptr<LintOutput> make(const QString &format);
};

std::unique_ptr<LintOutput> makeLintText();
std::unique_ptr<LintOutput> makeLintJson();
std::unique_ptr<LintOutput> makeLintSarif();
std::unique_ptr<LintOutput> makeLintGithub();

/// "error", "warning" or "note": a word for programs, never translated.
QString severityName(rep::Severity severity);

} // namespace postern
