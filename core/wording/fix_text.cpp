// SPDX-License-Identifier: MIT
#include "core/wording/fix_text.h"

#include "core/wording/number_text.h"
#include "core/wording/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNames = 3;

QString translated(const char *text)
{
    return QCoreApplication::translate("FixText", text);
}

struct FixSentence {
    std::string_view id;
    const char *kind;
    const char *title; // see sentence.h for its places
};

#define TEXT(text) QT_TRANSLATE_NOOP("FixText", text)

constexpr std::array kSentences{
    FixSentence{"spell-directive", TEXT("Spell the directive"), TEXT("Write %2 instead of \"%1\"")},
    FixSentence{"add-colon", TEXT("Add the colon"), TEXT("Put a colon after %1")},
    FixSentence{"replace-colon", TEXT("Write a real colon"), TEXT("Write a real colon after %1")},
    FixSentence{"comment-out", TEXT("Put # before text"),
                TEXT("Put # before {1:line|lines} that no crawler reads")},
    FixSentence{"remove-invisible", TEXT("Remove invisible characters"),
                TEXT("Remove the invisible character %1")},
    FixSentence{"replace-look-alikes", TEXT("Write the right letters"),
                TEXT("Write %1 in letters "
                     "that crawlers read")},
    FixSentence{"remove-nul", TEXT("Remove zero bytes"), TEXT("Remove the zero bytes")},
    FixSentence{"split-line", TEXT("Split the line"), TEXT("Give %1 a line of its own")},
    FixSentence{"split-paths", TEXT("One rule for each path"),
                TEXT("Write one rule for each path "
                     "of \"%1\"")},
    FixSentence{
        "end-group", TEXT("End the group"),
        TEXT("Keep %1 apart: end its group with an empty Disallow, which opens everything to "
             "it")},
    FixSentence{"join-group", TEXT("Write one group"),
                TEXT("Write %1 and %2 as the one group that they are")},
    FixSentence{"merge-groups", TEXT("Merge groups"), TEXT("Put the groups for %1 together")},
    FixSentence{"copy-wildcard-rules", TEXT("Copy the rules for *"),
                TEXT("Copy {2:rule|rules} for * into the group of %1")},
    FixSentence{"give-user-agent", TEXT("Add User-agent: *"),
                TEXT("Put User-agent: * before {1:rule|rules}, to hold for "
                     "everybody")},
    FixSentence{"drop-repeated-agent", TEXT("Remove the second User-agent line"),
                TEXT("Remove the second line for %1")},
    FixSentence{"use-token", TEXT("Write the crawler's short name"),
                TEXT("Write %2 instead of "
                     "\"%1\"")},
    FixSentence{"add-leading-slash", TEXT("Add the slash"), TEXT("Write %2 instead of \"%1\"")},
    FixSentence{"path-of-url", TEXT("Keep the path of the address"),
                TEXT("Write %2 instead of the "
                     "whole address")},
    FixSentence{"encode-space", TEXT("Write spaces as codes"),
                TEXT("Write \"%2\" instead of \"%1\"")},
    FixSentence{"drop-star", TEXT("Remove the star at the end"), TEXT("Write %2 instead of %1")},
    FixSentence{"write-root", TEXT("Write /"), TEXT("Write / instead of %1")},
    FixSentence{"normalise-escapes", TEXT("Write % codes in normal form"),
                TEXT("Write %2 instead of "
                     "%1")},
    FixSentence{"encode-non-ascii", TEXT("Write letters as % codes"),
                TEXT("Write %2 instead of "
                     "%1")},
    FixSentence{"drop-rule", TEXT("Remove the rule"), TEXT("Remove %1, which never decides")},
    FixSentence{"drop-empty-rule", TEXT("Remove the empty rule"), TEXT("Remove the empty %1")},
    FixSentence{"add-ampersand-rule", TEXT("Add a rule for the parameter"), TEXT("Add %1")},
    FixSentence{"drop-bom", TEXT("Remove the byte order mark"), TEXT("Remove the byte order mark")},
    FixSentence{"line-ends-to-lf", TEXT("End all lines with a line feed"),
                TEXT("End all lines with "
                     "a line feed")},
    FixSentence{"add-final-newline", TEXT("End the last line"), TEXT("End the last line")},
    FixSentence{"encode-utf8", TEXT("Convert to UTF-8"),
                TEXT("Convert the lines that are not UTF-8 "
                     "from Western European")},
    FixSentence{"make-sitemap-absolute", TEXT("Write the whole address"), TEXT("Write %1")},
};

#undef TEXT

const FixSentence *find(std::string_view id)
{
    const auto found = std::ranges::find(kSentences, id, &FixSentence::id);
    return found == kSentences.end() ? nullptr : &*found;
}

QString crawlersOf(const rep::CrawlerEffect &effect)
{
    QStringList names;
    for (const std::string &token : effect.tokens)
        names << shownText(token);
    if (effect.isAnyOther)
        names << translated("all others");
    return shortList(names, kNames);
}

QString lineFor(const char *pattern, const rep::CrawlerEffect &effect,
                const std::vector<rep::RuleFate> &fates)
{
    return translated(pattern).arg(crawlersOf(effect), shownText(fates.front().openWitness));
}

} // namespace

QString fixTitle(const rep::Fix &fix)
{
    const FixSentence *row = find(fix.id);
    return row == nullptr ? QString() : filledSentence(translated(row->title), fix.arguments);
}

QString fixKindTitle(std::string_view id)
{
    const FixSentence *row = find(id);
    return row == nullptr ? QString() : translated(row->kind);
}

QString claimSentence(rep::EffectClaim claim)
{
    switch (claim) {
    case rep::EffectClaim::SameEverywhere:
        return translated("The same for every crawler and every address (proved).");
    case rep::EffectClaim::SameForGoogle:
        return translated("The same for Google and all that read like RFC 9309 (proved); crawlers "
                          "that are stricter now read it too.");
    case rep::EffectClaim::Changes:
        return translated("Changes what crawlers may fetch.");
    case rep::EffectClaim::NotDetermined:
        return translated(
            "It could not be determined what this changes, so it is not called safe.");
    }
    return {};
}

QStringList effectLines(const rep::EffectDiff &diff, int shown)
{
    QStringList lines;
    for (const rep::CrawlerEffect &effect : diff.changed) {
        if (!effect.opened.empty())
            lines << lineFor(QT_TRANSLATE_NOOP("FixText", "opens to %1: %2"), effect,
                             effect.opened);
        if (!effect.closed.empty())
            lines << lineFor(QT_TRANSLATE_NOOP("FixText", "closes to %1: %2"), effect,
                             effect.closed);
        if (effect.undetermined > 0)
            lines << translated("not determined for %1").arg(crawlersOf(effect));
    }
    if (lines.size() > shown + 1) {
        const auto more = lines.size() - shown;
        lines = lines.first(shown);
        lines << translated("and %1 more").arg(more);
    }
    return lines;
}

QString effectSentence(const rep::ProvedEffect &effect)
{
    if (effect.claim != rep::EffectClaim::Changes)
        return claimSentence(effect.claim);
    constexpr int kShown = 4;
    const QString lines = effectLines(effect.shown(), kShown).join(translated("; "));
    const bool isGoogleOnly = effect.standard.isSame();
    return (isGoogleOnly ? translated("Changes what Google reads: %1.")
                         : translated("Changes what crawlers may fetch: %1."))
        .arg(lines);
}

} // namespace postern
