// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/file_error.h"

#include <cstdint>
#include <string_view>

namespace postern {

/// Where files are read from and written to. An interface, so that tests can let it fail.
class FileStore {
public:
    virtual ~FileStore() = default;

    /// All bytes of a regular file. A file of more than `maxBytes` is TooLarge and not read.
    [[nodiscard]] virtual ReadResult read(const QString &path, std::uint64_t maxBytes) const = 0;

    /// Puts `bytes` into a file, new or there: afterwards it holds all of them, or what it held
    /// before. Never part of them.
    [[nodiscard]] virtual WriteResult write(const QString &path, std::string_view bytes) = 0;

    /// The same if the file holds `expected` still; else ChangedOnDisk, and it stays as it is. A
    /// file that is gone is written.
    [[nodiscard]] WriteResult writeIfUnchanged(const QString &path, std::string_view bytes,
                                               std::string_view expected);
};

/// More than any robots.txt; a file of this size is still opened.
inline constexpr std::uint64_t kMaxOpenBytes = 256U << 20;

} // namespace postern
