// SPDX-License-Identifier: MIT
#include "ui/document/byte_codec.h"

#include "core/text/ascii.h"
#include "core/text/position.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace postern {

namespace {

struct DecodedUnit {
    char32_t value; // a code point, or a byte if it was an escape
    bool isByte;
    qsizetype units;
};

DecodedUnit readUnit(QStringView text, qsizetype at)
{
    const char16_t unit = text[at].unicode();
    if (isByteEscape(unit))
        return {static_cast<char32_t>(unit - rep::kByteEscapeBase), true, 1};
    if (!QChar::isSurrogate(unit))
        return {unit, false, 1};
    if (QChar::isHighSurrogate(unit) && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return {QChar::surrogateToUcs4(unit, text[at + 1].unicode()), false, 2};
    return {QChar::ReplacementCharacter, false, 1};
}

std::uint32_t utf8Size(char32_t codePoint)
{
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

bool isPlain(std::string_view bytes)
{
    return std::none_of(bytes.begin(), bytes.end(),
                        [](char c) { return rep::isOutsideAscii(c) || c == '\0'; });
}

} // namespace

bool isByteEscape(char16_t unit)
{
    // Between the two, an escape would stand for an ASCII byte, which has a character.
    return unit == rep::kByteEscapeBase
        || (unit >= rep::kByteEscapeBase + 0x80 && unit <= rep::kByteEscapeLast);
}

QString decodeBytes(std::string_view bytes)
{
    if (isPlain(bytes))
        return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size()));
    for (std::size_t at = 0; at < bytes.size();) {
        const rep::ShownCharacter shown = rep::readShown(bytes, at);
        at += shown.bytes;
        if (shown.units == 2) {
            text += QChar(QChar::highSurrogate(shown.codePoint));
            text += QChar(QChar::lowSurrogate(shown.codePoint));
        } else {
            text += QChar(static_cast<char16_t>(shown.codePoint));
        }
    }
    return text;
}

std::string encodeText(QStringView text)
{
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(text.size()));
    for (qsizetype at = 0; at < text.size();) {
        const DecodedUnit unit = readUnit(text, at);
        at += unit.units;
        if (unit.isByte)
            bytes += static_cast<char>(unit.value);
        else
            rep::appendUtf8(bytes, unit.value);
    }
    return bytes;
}

std::uint32_t encodedSize(QStringView text)
{
    std::uint32_t size = 0;
    for (qsizetype at = 0; at < text.size();) {
        const DecodedUnit unit = readUnit(text, at);
        at += unit.units;
        size += unit.isByte ? 1 : utf8Size(unit.value);
    }
    return size;
}

QString sanitised(const QString &text)
{
    return decodeBytes(encodeText(text));
}

} // namespace postern
