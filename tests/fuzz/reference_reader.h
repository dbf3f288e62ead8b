// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/robots_file.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Google's way to read a robots.txt once more, slowly and obviously, for tests only: no spans, no
// blocks of bytes, a copy of each piece. The core is held against it.
namespace rep::reference {

struct ReadLine {
    std::size_t begin = 0;
    std::size_t textEnd = 0;
    std::size_t end = 0; // with the line end
    LineKind kind = LineKind::Empty;
    std::string key;
    std::string value;
    std::string comment; // with its '#'
    bool isMisspelt = false;
    bool hasLongerKey = false;
    bool lacksColon = false;
    bool hasComment = false;
    bool isCut = false;
    bool hasNul = false;
    std::uint32_t group = kNoGroup;
};

struct ReadGroup {
    std::vector<std::uint32_t> agents; // lines
    std::vector<std::uint32_t> rules;
    std::uint32_t lastRecord = 0;
};

struct ReadFile {
    std::vector<ReadLine> lines;
    std::vector<ReadGroup> groups;
};

ReadFile read(std::string_view bytes);

/// Where the core reads a file in another way: a sentence, or nothing. Looks at every fact of every
/// line and group, and that all spans lie inside their line and the lines tile the file.
std::string findDifference(const RobotsFile &file);

} // namespace rep::reference
