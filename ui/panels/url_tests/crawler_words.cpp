// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/crawler_words.h"

#include "core/wording/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CrawlerWords", text);
}

/// Whose word it is: the catalogue names a list, or says `operator`.
QString whoSays(const std::string &source, const rep::CrawlerFacts &facts)
{
    return shownText(source == "operator" ? facts.operatorName : source);
}

QString nameRemark(const rep::CrawlerFacts &facts)
{
    const QString name = shownText(facts.token);
    if (facts.isControlToken)
        return tr("%1 fetches nothing itself. It says what %2 may do with pages that its other "
                  "crawlers fetch.")
            .arg(name, shownText(facts.operatorName));
    if (facts.isNoProductToken)
        return tr("As far as is known, no crawler answers to the name %1.").arg(name);
    if (facts.isGroupName)
        return tr("%1 stands for several crawlers of %2; none asks under that name.")
            .arg(name, shownText(facts.operatorName));
    if (facts.isRetired || facts.isLegacy)
        return tr("%1 is an old name. As far as is known, no crawler uses it any more.").arg(name);
    return {};
}

/// For a crawler that no group names.
QString wildcardRemark(const rep::CrawlerFacts &facts, const rep::Snapshot &snapshot)
{
    const QString name = shownText(facts.token);
    const auto followed = std::ranges::find_if(facts.fallbacks, [&](const std::string &token) {
        return snapshot.namedCrawlers().find(rep::productToken(token)) != nullptr;
    });
    if (followed != facts.fallbacks.end())
        return tr("According to %1, %2 follows the group for %3 where no group names it: test %3.")
            .arg(whoSays(facts.fallbackSource, facts), name, shownText(*followed));
    if (facts.ignoresWildcard)
        return tr("According to %1, %2 does not read the rules for *, only a group of its own.")
            .arg(whoSays(facts.source, facts), name);
    return {};
}

} // namespace

QString purposeText(rep::Purpose purpose)
{
    switch (purpose) {
    case rep::Purpose::Search:
        return tr("search");
    case rep::Purpose::AiTraining:
        return tr("AI training");
    case rep::Purpose::AiSearch:
        return tr("AI search");
    case rep::Purpose::AiUser:
        return tr("AI, when a person asks");
    case rep::Purpose::AiData:
        return tr("data for AI");
    case rep::Purpose::Seo:
        return tr("SEO");
    case rep::Purpose::Social:
        return tr("link previews");
    case rep::Purpose::Archive:
        return tr("archive");
    case rep::Purpose::Ads:
        return tr("ads");
    case rep::Purpose::Other:
        return tr("other");
    }
    return {};
}

QString operatorText(const rep::CrawlerFacts &facts)
{
    const QString purpose = purposeText(facts.purpose);
    return facts.operatorName.empty() ? purpose
                                      : tr("%1, %2").arg(shownText(facts.operatorName), purpose);
}

QString remarkOn(const rep::CrawlerFacts &facts, const rep::Snapshot &snapshot,
                 const rep::Decision &decision)
{
    if (const QString remark = nameRemark(facts); !remark.isEmpty())
        return remark;
    if (facts.honours == rep::Honours::No || facts.honours == rep::Honours::UnverifiedNo)
        return tr("According to %1, %2 does not obey robots.txt.")
            .arg(whoSays(facts.source, facts), shownText(facts.token));
    return decision.groupReason == rep::GroupReason::Named ? QString()
                                                           : wildcardRemark(facts, snapshot);
}

} // namespace postern
