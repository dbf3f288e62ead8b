// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"

#include <QComboBox>

namespace rep {
class Catalogue;
}

namespace postern {

class CrawlerChoices;

/// Takes any name or User-Agent header, and offers the crawlers of the file and the well-known
/// ones.
class CrawlerField : public QComboBox {
    Q_OBJECT

public:
    explicit CrawlerField(const rep::Catalogue &catalogue, QWidget *parent = nullptr);

    /// Offers the crawlers that the file names. What is typed stays.
    void setFile(const rep::Snapshot &snapshot);

private:
    void createCompleter();

    CrawlerChoices *m_choices;
};

} // namespace postern
