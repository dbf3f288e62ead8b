// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/fix.h"
#include "core/crawlers/catalogue.h"
#include "core/protocol/snapshot.h"

#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// All that the making of a fix looks at.
struct FixContext {
    const Snapshot &snapshot;
    const RobotsFile &file;
    std::string_view site; // such as `https://example.com`; empty where it is not known

    const Line &line(std::uint32_t index) const { return file.lines()[index]; }
    std::uint32_t lineOf(const Problem &problem) const { return file.lineAt(problem.span.begin); }
    std::string_view bytes(ByteSpan span) const { return slice(file.bytes(), span); }
    /// The line end that a line has; the usual one for the last line without any.
    std::string lineEnd(std::uint32_t index) const;
};

using Fixes = std::vector<Fix>;

/// Replaces a span.
TextEdit replacing(ByteSpan span, std::string replacement);
TextEdit inserting(ByteOffset at, std::string text);
/// Takes out a record. A comment at its end stays.
TextEdit droppingRecord(const FixContext &context, std::uint32_t line);
/// Puts whole lines, each without line end, behind a line; gives that one a line end if need be.
TextEdit insertingAfter(const FixContext &context, std::uint32_t line,
                        const std::vector<std::string> &lines);
TextEdit insertingBefore(const FixContext &context, std::uint32_t line,
                         const std::vector<std::string> &lines);

} // namespace rep
