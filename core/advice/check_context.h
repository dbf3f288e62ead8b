// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"
#include "core/analysis/witness_search.h"
#include "core/crawlers/catalogue.h"
#include "core/crawlers/directive_catalogue.h"
#include "core/protocol/snapshot.h"
#include "core/text/file_format.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rep {

/// All that a check looks at. Views what it is made of, which must outlive it.
struct CheckContext {
    const Snapshot &snapshot;
    const RobotsFile &file;
    const FileFormat &format;
    const Catalogue &catalogue;
    const DirectiveCatalogue &directives;
    const SearchBudget &budget;

    const Line &line(std::uint32_t index) const { return file.lines()[index]; }
    /// What is read of a line, without its comment.
    ByteSpan content(std::uint32_t index) const;
    /// Key and value of a record, or all that is written if it is none.
    ByteSpan whole(std::uint32_t index) const;
    std::string_view bytes(ByteSpan span) const { return slice(file.bytes(), span); }
    bool isStopped() const { return budget.stop.stop_requested(); }
};

using Problems = std::vector<Problem>;

/// A problem with its usual severity. The id must be one of problemKinds().
Problem makeProblem(std::string_view id, ByteSpan span, std::vector<std::string> arguments = {},
                    std::string_view form = {});

/// Items as one argument.
std::string listArgument(const std::vector<std::string> &items);
/// The number that a person knows the line by.
std::string lineArgument(std::uint32_t line);

/// What a user-agent line names: `*`, the product token, or the value as written where it has none.
std::string agentName(std::string_view value);
/// The names of a group's user-agent lines, each once, as one argument.
std::string groupArgument(const CheckContext &context, std::uint32_t group);
/// "Disallow: /path": the proper name of the directive and the path as it is written.
std::string ruleArgument(const RobotsFile &file, std::uint32_t line);

/// Whether a span holds a byte outside ASCII.
bool hasNonAscii(std::string_view text);

} // namespace rep
