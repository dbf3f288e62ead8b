// SPDX-License-Identifier: MIT
#pragma once

#include "core/advice/problem.h"
#include "core/protocol/robots_file.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace rep {

/// The comments of a file that switch problems off. Crawlers read no comment, so they change
/// nothing. Views the file's bytes.
class Suppressions {
public:
    explicit Suppressions(const RobotsFile &file);

    bool covers(std::string_view id, std::uint32_t line) const;
    /// A note for each id in such a comment that is no id.
    void addUnknownIds(std::vector<Problem> &problems) const;

private:
    struct Entry {
        std::string_view id;
        ByteSpan span;
        std::uint32_t firstLine;
        std::uint32_t lastLine;
    };

    void read(const RobotsFile &file, std::uint32_t line);

    std::vector<Entry> m_entries;
};

} // namespace rep
