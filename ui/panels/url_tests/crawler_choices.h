// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace rep {
class Catalogue;
}

namespace postern {

/// The crawlers that may be tested: first the ones that the file names, then `*` for all others,
/// then the well-known ones that it does not name, then all others that are known.
class CrawlerChoices : public QAbstractListModel {
    Q_OBJECT

public:
    /// What is known of the crawler, in few words.
    static constexpr int NoteRole = Qt::UserRole;

    /// The catalogue must outlive this.
    explicit CrawlerChoices(const rep::Catalogue &catalogue, QObject *parent = nullptr);

    /// Does nothing where the file names the same crawlers as before. Linear in what it names.
    void setFile(const rep::Snapshot &snapshot);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Choice {
        QString name;
        QString note;
    };

    void rebuild();

    const rep::Catalogue &m_catalogue;
    std::vector<Choice> m_known;
    QStringList m_ofFile;
    std::vector<Choice> m_choices;
};

} // namespace postern
