// SPDX-License-Identifier: MIT
#include "core/wording/decision_text.h"

#include "core/protocol/record_names.h"
#include "core/wording/number_text.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("DecisionText", text);
}

QString groupNumbers(const std::vector<std::uint32_t> &groups)
{
    QStringList numbers;
    for (const std::uint32_t group : groups)
        numbers << QString::number(group + 1);
    return enumeration(numbers);
}

QString firstLines(const rep::RobotsFile &file, const std::vector<std::uint32_t> &groups)
{
    std::vector<std::uint32_t> lines;
    for (const std::uint32_t group : groups)
        lines.push_back(file.groups()[group].firstLine);
    return linesText(lines);
}

/// Why the deciding rule is stronger than the next one.
QString whyStrongest(const rep::Decision &decision)
{
    const rep::MatchedRule &winner = *decision.deciding;
    if (decision.losers.empty())
        return tr("the only rule that matches");
    const rep::MatchedRule &next = decision.losers.front();
    const auto count = QString::number(decision.losers.size() + 1);
    if (winner.length > next.length)
        return tr("the longest of %1 rules that match").arg(count);
    if (winner.isAllow != next.isAllow)
        return tr("as long as line %1, and on a tie Allow wins").arg(lineNumber(next.line));
    return tr("the first of the longest of %1 rules that match").arg(count);
}

QString ruleSentence(const rep::RobotsFile &file, const rep::Decision &decision)
{
    const rep::MatchedRule &rule = *decision.deciding;
    if (rule.isFolderOfIndexPage)
        return tr("Line %1, %2, also opens its folder for Google.")
            .arg(QString::number(lineNumber(rule.line)), ruleText(file, rule.line));
    return tr("Line %1, %2, decides: it is %3.")
        .arg(QString::number(lineNumber(rule.line)), ruleText(file, rule.line),
             whyStrongest(decision));
}

} // namespace

QString verdictWord(bool isAllowed)
{
    return isAllowed ? tr("Allowed") : tr("Blocked");
}

QString ruleText(const rep::RobotsFile &file, std::uint32_t line)
{
    const std::string_view name = rep::properName(file.lines()[line].kind());
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())) + u": "_s
        + shownText(file.value(line));
}

QString decisionSentence(const rep::RobotsFile &file, const rep::Decision &decision)
{
    switch (decision.basis) {
    case rep::DecisionBasis::Rule:
        return ruleSentence(file, decision);
    case rep::DecisionBasis::EmptyRule:
        return tr("Only line %1 matches, and a rule without a path closes nothing.")
            .arg(lineNumber(decision.deciding->line));
    case rep::DecisionBasis::NoMatch:
        return tr("No rule matches, so the URL is open.");
    case rep::DecisionBasis::NoRules:
        return tr("Its group has no rules, so all is open.");
    case rep::DecisionBasis::NoGroup:
        return tr("No rules apply, so all is open.");
    case rep::DecisionBasis::RobotsTxt:
        return tr("/robots.txt itself may always be read, whatever the rules say.");
    }
    return {};
}

QString groupSentence(const rep::RobotsFile &file, const rep::Decision &decision,
                      const QString &crawler)
{
    const QString groups = groupNumbers(decision.groups);
    const QString lines = decision.groups.empty() ? QString() : firstLines(file, decision.groups);
    const bool isMerged = decision.groups.size() > 1;
    switch (decision.groupReason) {
    case rep::GroupReason::Named:
        return (isMerged ? tr("Groups %1 (%2) name %3: their rules are one set, and %3 does not "
                              "read the rules for *.")
                         : tr("Group %1 (%2) names %3, so %3 does not read the rules for *."))
            .arg(groups, lines, crawler);
    case rep::GroupReason::Wildcard:
        return (isMerged ? tr("No group names %3, so it reads groups %1 (%2), which are for *.")
                         : tr("No group names %3, so it reads group %1 (%2), which is for *."))
            .arg(groups, lines, crawler);
    case rep::GroupReason::None:
        return tr("No group names %1, and there is no group for *.").arg(crawler);
    }
    return {};
}

QString verdictSentence(const rep::RobotsFile &file, const rep::Decision &decision,
                        const QString &crawler)
{
    return decisionSentence(file, decision) + u' ' + groupSentence(file, decision, crawler);
}

QString overlayReason(const rep::RobotsFile &file, const rep::Decision &decision)
{
    if (!decision.deciding)
        return decisionSentence(file, decision);
    if (decision.basis == rep::DecisionBasis::EmptyRule)
        return tr("no path: closes nothing");
    if (decision.deciding->isFolderOfIndexPage)
        return tr("opens the folder of its index page, for Google");
    return tr("%1 (%2)").arg(whyStrongest(decision), byteCount(decision.deciding->length));
}

} // namespace postern
