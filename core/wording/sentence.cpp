// SPDX-License-Identifier: MIT
#include "core/wording/sentence.h"

#include "core/wording/number_text.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamesInSentence = 3;
constexpr qsizetype kLongestArgument = 120;

QString shortened(const QString &text)
{
    return text.size() <= kLongestArgument ? text : text.first(kLongestArgument) + u'…';
}

QString argumentText(const std::vector<std::string> &arguments, int place)
{
    const auto index = static_cast<std::size_t>(place - 1);
    if (place < 1 || index >= arguments.size())
        return {};
    QStringList items;
    const QByteArray bytes = QByteArray::fromStdString(arguments[index]);
    for (const QByteArray &item : bytes.split('\n'))
        items << shortened(shownText({item.constData(), static_cast<std::size_t>(item.size())}));
    return shortList(items, kNamesInSentence);
}

/// `1:rule|rules`
QString countText(const std::vector<std::string> &arguments, const QString &place)
{
    const QString number = argumentText(arguments, place.section(u':', 0, 0).toInt());
    const QString words = place.section(u':', 1);
    return number + u' ' + words.section(u'|', number == "1"_L1 ? 0 : 1).section(u'|', 0, 0);
}

} // namespace

QString filledSentence(const QString &sentence, const std::vector<std::string> &arguments)
{
    QString filled;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const QChar c = sentence[at];
        const qsizetype close = c == u'{' ? sentence.indexOf(u'}', at) : -1;
        if (close > 0) {
            filled += countText(arguments, sentence.sliced(at + 1, close - at - 1));
            at = close;
        } else if (c == u'%' && at + 1 < sentence.size() && sentence[at + 1] == u'%') {
            filled += sentence[++at];
        } else if (c == u'%' && at + 1 < sentence.size() && sentence[at + 1].isDigit()) {
            filled += argumentText(arguments, sentence[++at].digitValue());
        } else {
            filled += c;
        }
    }
    return filled;
}

} // namespace postern
