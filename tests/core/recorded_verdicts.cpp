// SPDX-License-Identifier: MIT
#include "recorded_verdicts.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QByteArray readAll(const QString &path)
{
    if (path.endsWith(".gz"_L1)) {
        QProcess gzip;
        gzip.start(u"gzip"_s, {u"-dc"_s, path});
        return gzip.waitForFinished(60'000) ? gzip.readAllStandardOutput() : QByteArray();
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

bool forEachRecordedCase(const QString &path, const std::function<void(const RecordedCase &)> &take)
{
    const QByteArray all = readAll(path);
    const QList<QByteArray> lines = all.split('\n');
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        RecordedCase recorded;
        recorded.id = object[u"id"_s].toString();
        recorded.robots = object.contains(u"robots"_s)
            ? object[u"robots"_s].toString().toUtf8()
            : QByteArray::fromBase64(object[u"robots_b64"_s].toString().toLatin1());
        recorded.queries = object[u"queries"_s].toArray();
        recorded.lines = object[u"lines"_s].toArray();
        take(recorded);
    }
    return !all.isEmpty();
}

} // namespace postern
