// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/crawler_choices.h"

#include "core/crawlers/catalogue.h"
#include "core/wording/number_text.h"
#include "ui/panels/url_tests/crawler_words.h"

#include <QSet>

#include <algorithm>
#include <ranges>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

/// Names that somebody may want to test.
bool isInUse(const rep::CrawlerFacts &facts)
{
    return !facts.isNoProductToken && !facts.isRetired && !facts.isLegacy;
}

bool isFurther(const rep::CrawlerFacts &facts)
{
    return facts.offerOrder == 0 && isInUse(facts);
}

} // namespace

CrawlerChoices::CrawlerChoices(const rep::Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent), m_catalogue(catalogue)
{
    const auto add = [this](const rep::CrawlerFacts &facts) {
        m_known.push_back({shownText(facts.token), operatorText(facts)});
    };
    for (const rep::CrawlerFacts *facts : catalogue.wellKnown())
        add(*facts);
    const auto firstFurther = static_cast<std::ptrdiff_t>(m_known.size());
    std::ranges::for_each(catalogue.all() | std::views::filter(isFurther), add);
    std::sort(m_known.begin() + firstFurther, m_known.end(), [](const Choice &a, const Choice &b) {
        return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
    rebuild();
}

void CrawlerChoices::setFile(const rep::Snapshot &snapshot)
{
    QStringList ofFile;
    for (const rep::NamedCrawler &crawler : snapshot.namedCrawlers().crawlers())
        if (!crawler.token.empty())
            ofFile << shownText(crawler.token);
    if (ofFile == m_ofFile)
        return;
    beginResetModel();
    m_ofFile = ofFile;
    rebuild();
    endResetModel();
}

void CrawlerChoices::rebuild()
{
    m_choices.clear();
    QSet<QString> named;
    for (const QString &token : std::as_const(m_ofFile)) {
        const rep::CrawlerFacts *facts = m_catalogue.find(token.toStdString());
        m_choices.push_back({token,
                             facts == nullptr ? tr("in this file")
                                              : tr("in this file · %1").arg(operatorText(*facts))});
        named.insert(token.toCaseFolded());
    }
    m_choices.push_back({u"*"_s, tr("any crawler that no group names")});
    for (const Choice &choice : m_known)
        if (!named.contains(choice.name.toCaseFolded()))
            m_choices.push_back(choice);
}

int CrawlerChoices::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

QVariant CrawlerChoices::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Choice &choice = m_choices[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return choice.name;
    case NoteRole:
        return choice.note;
    case Qt::AccessibleDescriptionRole:
        return choice.note;
    default:
        return {};
    }
}

} // namespace postern
