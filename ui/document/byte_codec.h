// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <cstdint>
#include <string>
#include <string_view>

// Bytes of a file as text of a QTextDocument and back, without loss, whatever the bytes are. A byte
// without a character of its own is shown by an escape character; see core/text/position.h.
namespace postern {

/// Never fails. LF and CR stay what they are. Linear.
QString decodeBytes(std::string_view bytes);

/// The bytes that a text stands for: decodeBytes() the other way round. Half of a surrogate pair,
/// which stands for none, becomes U+FFFD. Linear.
std::string encodeText(QStringView text);

/// The size of encodeText(), without making it.
std::uint32_t encodedSize(QStringView text);

/// Text from elsewhere as this codec would write it: characters that a document would take for line
/// ends, or not show, become escapes.
QString sanitised(const QString &text);

/// Whether a unit of a text stands for one byte of the file that has no character.
bool isByteEscape(char16_t unit);

} // namespace postern
