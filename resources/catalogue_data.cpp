// SPDX-License-Identifier: MIT
#include "resources/catalogue_data.h"

#include <QFile>

namespace postern {

using namespace Qt::StringLiterals;

const rep::Catalogue &crawlerCatalogue()
{
    static const rep::Catalogue catalogue = [] {
        QFile file(u":/postern/crawlers/crawlers.tsv"_s);
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        return rep::Catalogue::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    }();
    return catalogue;
}

} // namespace postern
