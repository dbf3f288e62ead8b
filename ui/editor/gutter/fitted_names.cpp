// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/fitted_names.h"

#include <QCoreApplication>
#include <QFontMetricsF>

namespace postern {

namespace {

QString moreText(qsizetype count)
{
    return count == 0 ? QString()
                      : QCoreApplication::translate("FittedNames", " +%1 more").arg(count);
}

/// One row, from the name at `next` on, which moves past what is taken.
class Row {
public:
    Row(const QStringList &names, const QFontMetricsF &metrics, double width)
        : m_names(names), m_metrics(metrics), m_width(width)
    {
    }

    QString take(qsizetype &next, bool isLast) const
    {
        QString shown;
        QString best;
        qsizetype bestEnd = next;
        for (qsizetype i = next; i < m_names.size(); ++i) {
            shown += i == next ? m_names[i] : QString(QStringLiteral(", ") + m_names[i]);
            if (m_metrics.horizontalAdvance(shown) > m_width)
                break;
            const QString whole = shown + ending(i + 1, isLast);
            if (m_metrics.horizontalAdvance(whole) > m_width)
                continue;
            best = whole;
            bestEnd = i + 1;
        }
        if (bestEnd == next)
            return cut(next, isLast);
        next = bestEnd;
        return best;
    }

private:
    QString ending(qsizetype next, bool isLast) const
    {
        if (isLast)
            return moreText(m_names.size() - next);
        return next == m_names.size() ? QString() : QStringLiteral(",");
    }

    QString cut(qsizetype &next, bool isLast) const
    {
        const QString &name = m_names[next];
        ++next;
        const QString end = ending(next, isLast);
        const double room = m_width - m_metrics.horizontalAdvance(end);
        return m_metrics.elidedText(name, Qt::ElideRight, room) + end;
    }

    const QStringList &m_names;
    const QFontMetricsF &m_metrics;
    double m_width;
};

} // namespace

QStringList fittedNames(const QStringList &names, const QFontMetricsF &metrics, double width,
                        int rows)
{
    QStringList fitted;
    const Row row(names, metrics, width);
    for (qsizetype next = 0; next < names.size() && fitted.size() < rows;)
        fitted << row.take(next, fitted.size() + 1 == rows);
    return fitted;
}

} // namespace postern
