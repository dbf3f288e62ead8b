// SPDX-License-Identifier: MIT
#include "ui/editor/editor_mime.h"

#include "ui/document/byte_codec.h"

#include <QByteArray>
#include <QMimeData>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString mimeType()
{
    return QString::fromUtf16(kBytesMimeType);
}

} // namespace

std::unique_ptr<QMimeData> mimeDataOf(std::string_view bytes)
{
    QString text = decodeBytes(bytes);
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    for (QChar &unit : text)
        if (isByteEscape(unit.unicode()))
            unit = QChar::ReplacementCharacter;
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setData(mimeType(), QByteArray(bytes.data(), qsizetype(bytes.size())));
    return data;
}

bool hasPastableText(const QMimeData &data)
{
    return data.hasFormat(mimeType()) || data.hasText();
}

QString pastedText(const QMimeData &data)
{
    if (!data.hasFormat(mimeType()))
        return sanitised(data.text());
    const QByteArray bytes = data.data(mimeType());
    return decodeBytes({bytes.data(), std::size_t(bytes.size())});
}

} // namespace postern
