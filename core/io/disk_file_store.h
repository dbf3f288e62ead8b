// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/file_store.h"

namespace postern {

/// The files of this machine.
///
/// Writes go through QSaveFile: into a file beside the target, which then takes its place. Where
/// that would lose something (other names of the file, its owner, a folder that takes no new file)
/// it is written in place, with a copy of the old bytes beside it in the temporary folder until all
/// is out. Links are followed. Pipes and devices are refused without opening them.
class DiskFileStore : public FileStore {
public:
    ReadResult read(const QString &path, std::uint64_t maxBytes) const override;
    WriteResult write(const QString &path, std::string_view bytes) override;
};

} // namespace postern
