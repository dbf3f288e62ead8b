// SPDX-License-Identifier: MIT
#include "core/protocol/snapshot.h"

namespace rep {

SnapshotPtr Snapshot::make(std::string bytes, std::uint64_t revision)
{
    return SnapshotPtr(new Snapshot(std::move(bytes), revision));
}

Snapshot::Snapshot(std::string bytes, std::uint64_t revision)
    : m_revision(revision)
    , m_bytes(std::move(bytes))
    , m_file(RobotsFile::parse(m_bytes))
    , m_namedCrawlers(m_file)
{
}

} // namespace rep
