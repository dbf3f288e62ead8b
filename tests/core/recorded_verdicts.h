// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QString>

#include <functional>

namespace postern {

/// One recorded case: a file and what Google's parser answered.
struct RecordedCase {
    QString id;
    QByteArray robots;
    QJsonArray queries;
    QJsonArray lines; // "number:kind" and flags, where they were recorded
};

/// Reads a file of cases, one JSON object a line; a name that ends in .gz is unpacked. False if it
/// cannot be read.
bool forEachRecordedCase(const QString &path,
                         const std::function<void(const RecordedCase &)> &take);

} // namespace postern
