// SPDX-License-Identifier: MIT
#include "core/wording/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("NumberText", text);
}

} // namespace

QString shownText(std::string_view bytes)
{
    QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    for (QChar &c : text)
        if (c.unicode() < 0x20 || c.unicode() == 0x7F || c == QChar::LineSeparator
            || c == QChar::ParagraphSeparator)
            c = c == u'\t' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    return text;
}

QString enumeration(const QStringList &items)
{
    if (items.size() < 2)
        return items.value(0);
    return tr("%1 and %2").arg(items.first(items.size() - 1).join(tr(", ")), items.last());
}

QString linesText(const std::vector<std::uint32_t> &lines)
{
    QStringList numbers;
    for (const std::uint32_t line : lines)
        numbers << QString::number(lineNumber(line));
    return (numbers.size() == 1 ? tr("line %1") : tr("lines %1")).arg(enumeration(numbers));
}

QString byteCount(std::uint64_t bytes)
{
    return bytes == 1 ? tr("1 byte") : tr("%1 bytes").arg(bytes);
}

QString shortList(const QStringList &names, int shown)
{
    // "and 1 more" is no shorter than the name itself.
    if (names.size() <= shown + 1)
        return enumeration(names);
    const QString first = names.first(shown).join(tr(", "));
    return tr("%1 and %2 more").arg(first).arg(names.size() - shown);
}

} // namespace postern
