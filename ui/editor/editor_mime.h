// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>
#include <string_view>

class QMimeData;

// What goes through the clipboard. Between two windows of the program it is the bytes of the file;
// other programs get text.
namespace postern {

/// The bytes of the file that were copied.
inline constexpr char16_t kBytesMimeType[] = u"application/x-postern-bytes";

/// The bytes themselves, and text in which each byte that is no text is U+FFFD.
std::unique_ptr<QMimeData> mimeDataOf(std::string_view bytes);

bool hasPastableText(const QMimeData &data);

/// The text to insert into the document, lines ending in LF; from the bytes where they are there,
/// so that they come back as they were. Empty where there is no text.
QString pastedText(const QMimeData &data);

} // namespace postern
