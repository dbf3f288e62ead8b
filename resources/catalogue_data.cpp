// SPDX-License-Identifier: MIT
#include "resources/catalogue_data.h"

#include <QFile>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

/// Reads one table that the program carries with it.
template<class Table>
Table readTable(const QString &name)
{
    QFile file(u":/postern/crawlers/"_s + name);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return Table::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace

const rep::Catalogue &crawlerCatalogue()
{
    static const auto catalogue = readTable<rep::Catalogue>(u"crawlers.tsv"_s);
    return catalogue;
}

const rep::DirectiveCatalogue &directiveCatalogue()
{
    static const auto catalogue = readTable<rep::DirectiveCatalogue>(u"directives.tsv"_s);
    return catalogue;
}

} // namespace postern
