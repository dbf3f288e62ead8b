// SPDX-License-Identifier: MIT
#include "core/wording/group_text.h"

#include "core/wording/number_text.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("GroupText", text);
}

constexpr int kNamesInSentence = 4;

} // namespace

QString crawlerName(std::string_view token)
{
    return token.empty() ? tr("(no name)") : shownText(token);
}

QStringList groupCrawlers(const rep::GroupFacts &facts)
{
    QStringList names;
    if (facts.hasWildcard)
        names << u"*"_s;
    for (const std::string_view token : facts.crawlers)
        names << crawlerName(token);
    return names;
}

QString whyUnread(rep::LineRole role)
{
    switch (role) {
    case rep::LineRole::StrayRule:
        return tr("Read by nobody: no user-agent line stands before this rule.");
    case rep::LineRole::StrayRecord:
        return tr("Read by nobody: no user-agent line stands before it.");
    case rep::LineRole::Unreadable:
        return tr("Not read: a directive needs a name, a colon and a value.");
    case rep::LineRole::PastLimit:
        return tr("Past 500 KiB: Google stops reading before this line.");
    default:
        return {};
    }
}

QString meltSentence(const rep::GroupFacts &facts)
{
    if (facts.meltLines.empty())
        return {};
    return tr("No Allow or Disallow came before %1, so no new group begins there: %2 are one group "
              "and share all its rules.")
        .arg(linesText(facts.meltLines), shortList(groupCrawlers(facts), kNamesInSentence));
}

} // namespace postern
