// SPDX-License-Identifier: MIT
#include "app/cli/lint_output.h"

#include "core/text/position.h"

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

int columnOf(const rep::Snapshot &snapshot, std::uint32_t line, rep::ByteOffset at)
{
    const rep::ByteSpan text = snapshot.file().lines()[line].text();
    if (at < text.begin)
        return 1;
    const rep::Utf16Offset column =
        rep::utf16Column(rep::slice(snapshot.bytes(), text), at - text.begin);
    return static_cast<int>(column.value) + 1;
}

} // namespace

Place placeOf(const rep::Snapshot &snapshot, rep::ByteSpan span)
{
    const std::uint32_t line = snapshot.file().lineAt(span.begin);
    const rep::ByteSpan text = snapshot.file().lines()[line].text();
    // What reaches over the line end is shown up to it.
    const rep::ByteOffset end = std::clamp(span.end, std::min(span.begin, text.end), text.end);
    const int number = static_cast<int>(line) + 1;
    return {number, columnOf(snapshot, line, span.begin), number, columnOf(snapshot, line, end)};
}

QString severityName(rep::Severity severity)
{
    switch (severity) {
    case rep::Severity::Error:
        return u"error"_s;
    case rep::Severity::Warning:
        return u"warning"_s;
    case rep::Severity::Note:
        return u"note"_s;
    }
    return {};
}

std::unique_ptr<LintOutput> LintOutput::make(const QString &format)
{
    if (format == "json"_L1)
        return makeLintJson();
    if (format == "sarif"_L1)
        return makeLintSarif();
    if (format == "github"_L1)
        return makeLintGithub();
    return makeLintText();
}

} // namespace postern
