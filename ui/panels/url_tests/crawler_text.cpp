// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/crawler_text.h"

#include "core/crawlers/found_token.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CrawlerText", text);
}

bool isAnyOther(const QString &name)
{
    return name == u"*";
}

} // namespace

ResolvedCrawler resolveCrawler(const QString &text, const rep::Catalogue &catalogue)
{
    ResolvedCrawler crawler;
    crawler.name = text.trimmed();
    const std::string typed = crawler.name.toStdString();
    if (isAnyOther(crawler.name))
        return crawler;
    const std::optional<rep::FoundToken> found = rep::findProductToken(typed, catalogue);
    crawler.isBrowser = !found;
    if (!found)
        return crawler;
    crawler.isFromHeader = found->span.size() < typed.size();
    crawler.name = QString::fromStdString(found->token);
    crawler.token = rep::Crawler::named(found->token, rep::Reading::Standard).token;
    crawler.facts = catalogue.find(found->token);
    return crawler;
}

rep::Crawler asCrawler(const ResolvedCrawler &crawler)
{
    return {crawler.token, !crawler.token.empty()};
}

QString crawlerInSentence(const ResolvedCrawler &crawler)
{
    if (isAnyOther(crawler.name))
        return tr("any other crawler");
    return crawler.isBrowser ? tr("such a visitor") : crawler.name;
}

QString whoSentence(const ResolvedCrawler &crawler)
{
    if (isAnyOther(crawler.name))
        return {};
    if (crawler.isBrowser)
        return tr("This names no crawler; it reads like the header of a browser.");
    if (crawler.token.empty())
        return tr("No user-agent line can name %1: a name begins with a letter, - or _.")
            .arg(crawler.name);
    const QString token = QString::fromStdString(crawler.token);
    const bool isPart = token != crawler.name;
    if (!crawler.isFromHeader)
        return isPart ? tr("User-agent lines can only name %1 as %2.").arg(crawler.name, token)
                      : QString();
    return isPart
        ? tr("Read as %1, found in the header, which user-agent lines can only name as %2.")
              .arg(crawler.name, token)
        : tr("Read as %1, found in the header.").arg(crawler.name);
}

} // namespace postern
