// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/named_crawlers.h"
#include "core/protocol/robots_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace rep {

class Snapshot;
using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// One state of the edited text: its bytes and what they are read as. All that is shown comes from
/// a snapshot and carries its revision, so that an answer for an old text is known for one.
/// Immutable; threads share it without locks.
class Snapshot {
public:
    static SnapshotPtr make(std::string bytes, std::uint64_t revision = 0);

    Snapshot(const Snapshot &) = delete;
    Snapshot &operator=(const Snapshot &) = delete;

    std::uint64_t revision() const { return m_revision; }
    const std::string &bytes() const { return m_bytes; }
    const RobotsFile &file() const { return m_file; }
    const NamedCrawlers &namedCrawlers() const { return m_namedCrawlers; }

private:
    Snapshot(std::string bytes, std::uint64_t revision);

    std::uint64_t m_revision;
    std::string m_bytes;
    RobotsFile m_file;
    NamedCrawlers m_namedCrawlers;
};

} // namespace rep
