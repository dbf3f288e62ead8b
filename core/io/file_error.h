// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <variant>

namespace postern {

/// Why a file could not be read or written. core/wording makes a sentence of it.
struct FileError {
    enum class Kind {
        NotFound,
        IsFolder,
        NotAFile, // a pipe, a socket, a device
        NotReadable,
        TooLarge,
        NotWritable,
        NoFolder, // the folder to write into is not there
        ChangedOnDisk, // not what was read any more
        ShortWrite, // not all bytes went out, as on a full disk
        Other,
    };

    Kind kind = Kind::Other;
    QString path;
    QString systemText; // what the system says, for Other and ShortWrite; may be empty
};

/// The bytes of a file, or why there are none.
class ReadResult {
public:
    ReadResult(std::string bytes) : m_result(std::move(bytes)) { }
    ReadResult(FileError error) : m_result(std::move(error)) { }

    bool isOk() const { return std::holds_alternative<std::string>(m_result); }
    /// Only if isOk().
    std::string &bytes() { return std::get<std::string>(m_result); }
    /// Only if not isOk().
    const FileError &error() const { return std::get<FileError>(m_result); }

private:
    std::variant<std::string, FileError> m_result;
};

/// Nothing if all went well.
using WriteResult = std::optional<FileError>;

} // namespace postern
