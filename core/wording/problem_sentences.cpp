// SPDX-License-Identifier: MIT
#include "core/wording/problem_sentences.h"

#include <QtTranslation>

#include <array>

namespace postern {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("ProblemText", text)

constexpr std::array kSentences{
    // Groups
    ProblemSentence{
        "group-melts-into-next", "", TEXT("Group joins the next one"),
        TEXT(
            "%1 will share {3:rule|rules} with %2, such as %4. Only an Allow or Disallow line ends "
            "a group; %5 does not, so no new group begins here.")},
    ProblemSentence{
        "group-melts-into-next", "empty-line", nullptr,
        TEXT(
            "An empty line ends no group: %1 and %2 share {3:rule|rules}, such as %4. Readers that "
            "end a group at an empty line (Python's, for one) leave %1 without rules.")},
    ProblemSentence{
        "crawler-in-several-groups", "", TEXT("Crawler named in several groups"),
        TEXT("The groups at lines %2 all name %1, so their rules count together: %3 is blocked. A "
             "simple reader that takes only the first of these groups would fetch it.")},
    ProblemSentence{
        "crawler-in-several-groups", "first-closes", nullptr,
        TEXT("The groups at lines %2 all name %1, so their rules count together: %3 is open. A "
             "simple reader that takes only the first of these groups would stay away from it.")},
    ProblemSentence{
        "crawler-in-several-groups", "same", nullptr,
        TEXT(
            "The groups at lines %2 all name %1. Their rules count together; here no difference to "
            "the first of them was found.")},
    ProblemSentence{
        "group-releases-crawler", "", TEXT("Crawler released from the rules for *"),
        TEXT("%1 will not read the rules for *, because this group is theirs: {2:rule|rules} of %3 "
             "that close something do not bind them. For example %4, which line %6 (%5) closes to "
             "others, is open to them.")},
    ProblemSentence{"group-releases-crawler", "on-purpose", nullptr,
                    TEXT("This group opens the site to %1, also what {2:rule|rules} of %3 for * "
                         "close to others: "
                         "for example %4 (line %6, %5).")},
    ProblemSentence{
        "rule-before-user-agent", "", TEXT("Rule before any User-agent line"),
        TEXT(
            "No crawler reads this: rules count only under a User-agent line, and the first one is "
            "line %3. {1:rule is|rules are} lost, such as %2.")},
    ProblemSentence{
        "rule-before-user-agent", "no-group", nullptr,
        TEXT("No crawler reads this: the file has no User-agent line that says for whom the rules "
             "are. {1:rule is|rules are} lost, such as %2.")},
    ProblemSentence{"crawler-repeated-in-group", "", TEXT("Crawler named twice in a group"),
                    TEXT("Line %2 names %1 in this same group. The second line changes nothing.")},
    ProblemSentence{"control-token", "", TEXT("Name that fetches nothing"),
                    TEXT("Nothing is ever fetched under the name %1 (%2): %3")},
    ProblemSentence{"retired-crawler", "", TEXT("Crawler that no longer exists"),
                    TEXT("%2 has retired %1, so a group for it has no effect any more. %3")},
    ProblemSentence{"retired-crawler", "legacy", nullptr,
                    TEXT("%1 is an old name that may govern nothing any more. %3")},
    ProblemSentence{"crawler-does-not-obey", "", TEXT("Crawler that does not obey robots.txt"),
                    TEXT("%1 is listed as not obeying robots.txt, so these rules may not keep it "
                         "away. %3")},
    ProblemSentence{"name-nobody-answers-to", "", TEXT("Name that no crawler answers to"),
                    TEXT("No crawler is known to look for a group under the name \"%1\". %3")},
    // Lines
    ProblemSentence{
        "misspelt-directive-read", "", TEXT("Misspelt, but Google reads it"),
        TEXT("Google reads \"%1\" as %2. Crawlers that are stricter pass over the line, "
             "so for them \"%3\" is not there.")},
    ProblemSentence{
        "misspelt-directive", "", TEXT("Misspelt, and nobody reads it"),
        TEXT("\"%1\" looks like %2, but no crawler reads it as that: the rule for \"%3\" "
             "is lost.")},
    ProblemSentence{
        "misspelt-directive", "user-agent", nullptr,
        TEXT("\"%1\" looks like %2, but no crawler reads it as that: \"%3\" is not named "
             "here, and the rules below go to the group above or are lost.")},
    ProblemSentence{"misspelt-directive", "other", nullptr,
                    TEXT("\"%1\" looks like %2, but no crawler is known to read it as that, so "
                         "\"%3\" is lost.")},
    ProblemSentence{"key-read-by-prefix", "", TEXT("Longer word that Google reads as a directive"),
                    TEXT("Google looks only at the beginning of \"%1\" and reads it as %2. Other "
                         "crawlers pass over the line, so for them \"%3\" is not there.")},
    ProblemSentence{"key-read-by-prefix", "known", nullptr,
                    TEXT("%1 is a directive of its own, but Google looks only at its beginning and "
                         "takes it for an ordinary %2 of \"%3\".")},
    ProblemSentence{
        "missing-colon", "", TEXT("Colon missing, but Google reads it"),
        TEXT("The colon after %1 is missing. Google reads the line all the same; crawlers "
             "that are stricter pass over \"%2\".")},
    ProblemSentence{"missing-colon-unread", "", TEXT("Colon missing, and nobody reads it"),
                    TEXT("The colon after %1 is missing, so no crawler reads this line: \"%2\" is "
                         "lost.")},
    ProblemSentence{"missing-colon-unread", "no-value", nullptr,
                    TEXT("%1 stands here without a colon, so no crawler reads the line.")},
    ProblemSentence{"line-not-read", "", TEXT("Text that no crawler reads"),
                    TEXT("\"%1\" is no directive, so every crawler passes over it. Put # before it "
                         "if it is a remark.")},
    ProblemSentence{
        "line-not-read", "several", nullptr,
        TEXT("{2:line|lines} from here on are no directives (\"%1\" …), so every crawler "
             "passes over them. Put # before them if they are remarks.")},
    ProblemSentence{
        "full-width-colon", "", TEXT("Sign that only looks like a colon"),
        TEXT("The sign after %1 is not a colon but %2, which only looks like one. \"%3\" "
             "is not read as meant.")},
    ProblemSentence{"invisible-character", "harmless", TEXT("Invisible character"),
                    TEXT("An invisible character (%1) stands here. It does no harm, but nobody can "
                         "see it.")},
    ProblemSentence{
        "invisible-character", "pattern", nullptr,
        TEXT("An invisible character (%1) is part of this path. No address on your site "
             "is likely to hold it, so the rule matches nothing that you mean.")},
    ProblemSentence{
        "invisible-character", "token", nullptr,
        TEXT("An invisible character (%1) stands before the name, so crawlers see no name "
             "at all: this line names nobody.")},
    ProblemSentence{"invisible-character", "star", nullptr,
                    TEXT("An invisible character (%1) stands right after the star, so it no longer "
                         "stands for all crawlers: this line names nobody.")},
    ProblemSentence{"invisible-character", "sitemap", nullptr,
                    TEXT("An invisible character (%1) is part of this address, so the sitemap will "
                         "not be found.")},
    ProblemSentence{"invisible-character", "key", nullptr,
                    TEXT("An invisible character (%1) is part of the word %2, so no crawler reads "
                         "this line.")},
    ProblemSentence{
        "look-alike-letter", "", TEXT("Letters that only look right"),
        TEXT("This looks like %1, but some of its letters are from another alphabet. No "
             "crawler reads the line.")},
    ProblemSentence{
        "look-alike-letter", "token", nullptr,
        TEXT("This looks like %1, but some of its letters are from another alphabet, so "
             "%1 is not named here.")},
    ProblemSentence{"directives-share-line", "", TEXT("Two directives on one line"),
                    TEXT("Each directive needs a line of its own. Crawlers read \"%2\" as part of "
                         "what %3 says, not as %1.")},
    ProblemSentence{"line-too-long", "", TEXT("Line too long"),
                    TEXT("Google reads 16,663 bytes of a line. The last {2:byte|bytes} of line %1 "
                         "are lost.")},
    ProblemSentence{"line-too-long", "comment", nullptr,
                    TEXT("Google reads 16,663 bytes of a line. The last {2:byte|bytes} of line %1 "
                         "are lost; they are part of a comment.")},
    ProblemSentence{"nul-byte", "", TEXT("Zero byte in the line"),
                    TEXT("Line %1 holds a byte of value zero. Google stops reading the line there, "
                         "so {2:byte|bytes} are lost.")},
    ProblemSentence{"nul-byte", "comment", nullptr,
                    TEXT("Line %1 holds a byte of value zero inside a comment.")},
    ProblemSentence{
        "not-robots-txt", "html", TEXT("Not a robots.txt"),
        TEXT("This is a web page (HTML), no robots.txt. Crawlers find no rule in it, so "
             "the whole site is open to all of them.")},
    ProblemSentence{
        "not-robots-txt", "json", nullptr,
        TEXT("This is JSON, no robots.txt. Crawlers find no rule in it, so the whole site "
             "is open to all of them.")},
    ProblemSentence{"not-robots-txt", "utf16", nullptr,
                    TEXT("This text is saved as UTF-16, with a zero byte at every letter. Crawlers "
                         "read UTF-8 and find no rule in it; save it as UTF-8.")},
    ProblemSentence{
        "not-robots-txt", "binary", nullptr,
        TEXT("This is no text. Crawlers find no rule in it, so the whole site is open to "
             "all of them.")},
    ProblemSentence{
        "not-robots-txt", "partly", nullptr,
        TEXT("The file begins like something else (%1), yet crawlers still read the rules "
             "in it.")},
    // Tokens
    ProblemSentence{"user-agent-empty", "", TEXT("User-agent without a name"),
                    TEXT("This line names nobody. If no other User-agent line stands beside it, no "
                         "crawler reads the rules below.")},
    ProblemSentence{
        "token-cut", "", TEXT("Name is cut short"),
        TEXT("Crawlers read a name up to the first character that is no letter, - or _: "
             "\"%1\" is read as %2. A crawler that calls itself %2 is named here.")},
    ProblemSentence{
        "token-cut", "empty", nullptr,
        TEXT("Crawlers read a name up to the first character that is no letter, - or _. "
             "Of \"%1\" nothing is left, so this line names nobody.")},
    ProblemSentence{
        "token-cut", "official", nullptr,
        TEXT("%1 is the official name, and right to write. Readers like Google's stop at "
             "the first character that is no letter, - or _ and read %2, so any crawler "
             "called %2 is named too.")},
    ProblemSentence{
        "token-cut", "official-empty", nullptr,
        TEXT("%1 is the official name, but it begins with a character that readers like "
             "Google's do not take: for them this line names nobody. The crawler itself "
             "may well find it.")},
    ProblemSentence{"token-has-version", "", TEXT("Version in a crawler's name"),
                    TEXT("Google reads \"%1\" as %2 and ignores the version. Crawlers that compare "
                         "the whole value do not find themselves here.")},
    ProblemSentence{
        "token-has-version", "header", nullptr,
        TEXT("Google reads \"%1\" as %2 and ignores the rest. Crawlers that compare the "
             "whole value do not find themselves here.")},
    ProblemSentence{
        "token-is-header", "", TEXT("Whole header instead of a name"),
        TEXT("Crawlers look for their short name, not for their whole User-Agent header: "
             "this line names \"%2\". Did you mean %3?")},
    ProblemSentence{
        "token-is-header", "unknown", nullptr,
        TEXT("Crawlers look for their short name, not for their whole User-Agent header: "
             "this line names \"%2\" and no other.")},
    ProblemSentence{"token-has-space", "", TEXT("Name with a space"),
                    TEXT("A name ends at the first space: \"%1\" is read as %2, so a crawler that "
                         "calls itself %2 is named here.")},
    ProblemSentence{"token-has-star", "", TEXT("Star in a crawler's name"),
                    TEXT("A star stands for all crawlers only if it is alone. \"%1\" names nobody, "
                         "so no crawler reads these rules because of it.")},
    ProblemSentence{"token-has-star", "after", nullptr,
                    TEXT("A star after a name is passed over: \"%1\" names %2 alone, not all that "
                         "begin so.")},
    ProblemSentence{"near-miss-token", "", TEXT("Nearly a crawler's name"),
                    TEXT("No crawler called \"%1\" is known. %2 is, and it is not named by this "
                         "line.")},
    ProblemSentence{"token-part-of-name", "", TEXT("Part of a crawler's name"),
                    TEXT("A name counts only whole: \"%1\" does not name %2, and no crawler called "
                         "\"%1\" is known.")},
    // Patterns
    ProblemSentence{"pattern-without-slash", "", TEXT("Path without a slash"),
                    TEXT("Every path on a site begins with /, so \"%1\" matches nothing and closes "
                         "nothing to %3.")},
    ProblemSentence{"pattern-without-slash", "allow", nullptr,
                    TEXT("Every path on a site begins with /, so \"%1\" matches nothing and opens "
                         "nothing to %3.")},
    ProblemSentence{"pattern-is-url", "", TEXT("Whole address instead of a path"),
                    TEXT("A rule is compared with the path alone, so this whole address matches "
                         "nothing and closes nothing to %3. The path in it is %2.")},
    ProblemSentence{"pattern-is-url", "allow", nullptr,
                    TEXT("A rule is compared with the path alone, so this whole address matches "
                         "nothing and opens nothing to %3. The path in it is %2.")},
    ProblemSentence{
        "pattern-has-space", "", TEXT("Space in a path"),
        TEXT("Addresses hold no spaces, so \"%1\" matches nothing and does nothing to %3. "
             "A space in an address is written %%20.")},
    ProblemSentence{
        "several-paths", "", TEXT("Several paths on one line"),
        TEXT("A line holds one path: crawlers take \"%1\" for a single path with spaces, "
             "which no address has. The rule does nothing to %3.")},
    ProblemSentence{
        "dollar-not-at-end", "", TEXT("Dollar sign inside a path"),
        TEXT("$ means \"the address ends here\" only as the last character. In \"%1\" it "
             "stands for a dollar sign in the address.")},
    ProblemSentence{"needless-star", "", TEXT("Star that changes nothing"),
                    TEXT("A rule matches all that begins like it, so \"%1\" matches the same "
                         "addresses as \"%2\". The star only makes it longer, and the longest rule "
                         "wins.")},
    ProblemSentence{"star-is-root", "", TEXT("Another way to write /"),
                    TEXT("\"%1\" matches every address, like /. Readers that do not know the star "
                         "take it for a letter.")},
    ProblemSentence{
        "broken-percent-escape", "", TEXT("Broken % code"),
        TEXT("% in an address is followed by two hexadecimal digits. In \"%1\" it is "
             "not, so crawlers compare it each in their own way; a percent sign itself is "
             "written %%25.")},
    ProblemSentence{"percent-escape-differs", "", TEXT("% code that readers compare differently"),
                    TEXT("RFC 9309 compares \"%1\" as \"%2\", Google compares it as it is written. "
                         "So for %3 Google's crawlers and others differ on addresses written "
                         "\"%2\".")},
    ProblemSentence{"non-ascii-pattern", "", TEXT("Letters outside ASCII in a path"),
                    TEXT("Crawlers ask for addresses in ASCII, where this reads \"%2\". Google "
                         "compares it so; simple readers may compare \"%1\" and match nothing.")},
    ProblemSentence{"comment-cuts-path", "", TEXT("# cuts the path"),
                    TEXT("# begins a comment, so the rule is for \"%1\", not for \"%2\". Crawlers "
                         "never ask for what follows # in an address.")},
    ProblemSentence{"rule-never-decides", "", TEXT("Rule that never decides"),
                    TEXT("%1 never decides anything: whatever it matches, a longer rule decides "
                         "otherwise, such as line %3 (%2).")},
    ProblemSentence{
        "rule-never-decides", "same-verdict", nullptr,
        TEXT("%1 never decides anything: whatever it matches, another rule decides, such "
             "as line %3 (%2).")},
    ProblemSentence{"rule-never-decides", "no-path", nullptr,
                    TEXT("%1 never decides anything: no address that a crawler asks for looks like "
                         "that.")},
    ProblemSentence{"duplicate-rule", "", TEXT("Same rule twice"),
                    TEXT("Line %3 says the same in this group. The second line changes nothing.")},
    ProblemSentence{
        "allow-disallow-equal", "", TEXT("Allow and Disallow of the same path"),
        TEXT("Line %3 (%2) allows the same path, and Allow wins a tie, so this Disallow "
             "closes nothing to %4. Readers that take the first rule that fits may "
             "differ.")},
    ProblemSentence{"empty-disallow-beside-others", "", TEXT("Empty Disallow before other rules"),
                    TEXT("An empty Disallow closes nothing, and line %3 (%2) still counts for %4. "
                         "Readers that take the first rule that fits (Python's, for one) stop here "
                         "and open everything.")},
    ProblemSentence{"empty-disallow-beside-others", "after", nullptr,
                    TEXT("An empty Disallow beside other rules changes nothing: line %3 (%2) still "
                         "counts for %4.")},
    ProblemSentence{"empty-disallow-beside-others", "allow", nullptr,
                    TEXT("An empty Allow changes nothing: line %3 (%2) still counts for %4.")},
    ProblemSentence{
        "case-twin", "", TEXT("Same path in other letter case"),
        TEXT("Capital and small letters differ in addresses: this rule and line %3 (%2) "
             "are two rules for two addresses.")},
    ProblemSentence{
        "query-misses-ampersand", "", TEXT("Parameter only in first place"),
        TEXT("\"%1\" matches the parameter only right after the question mark. An address "
             "with it behind another parameter (…&%3) stays open to %4.")},
    // Whole file
    ProblemSentence{
        "byte-order-mark", "", TEXT("Byte order mark before the first line"),
        TEXT("Three invisible bytes (a byte order mark) stand before \"%1\". Google skips "
             "them; readers that do not will not understand the first line.")},
    ProblemSentence{
        "byte-order-mark", "harmless", nullptr,
        TEXT("The file begins with three invisible bytes (a byte order mark). Nothing is "
             "lost, as the first line holds no directive.")},
    ProblemSentence{"cr-line-ends", "", TEXT("Old Macintosh line ends"),
                    TEXT("{1:line ends|lines end} with a lone carriage return. Google and RFC 9309 "
                         "take it; readers that do not see the whole file as one line.")},
    ProblemSentence{"mixed-line-ends", "", TEXT("Mixed line ends"),
                    TEXT("Line %1 ends in another way than most. Crawlers do not mind.")},
    ProblemSentence{
        "mixed-line-ends", "cr", nullptr,
        TEXT("Line %1 ends in another way than most. Some lines end with a lone carriage "
             "return, where simple readers see no end.")},
    ProblemSentence{"no-final-newline", "", TEXT("No line end after the last line"),
                    TEXT("The last line has no line end. Crawlers do not mind, but text that is "
                         "added later would join it.")},
    ProblemSentence{
        "not-utf8", "", TEXT("Not UTF-8"),
        TEXT("{2:line is|lines are} not UTF-8, the first is line %1. Crawlers read UTF-8, "
             "so a rule with such letters is compared with other addresses than you "
             "mean.")},
    ProblemSentence{"not-utf8", "harmless", nullptr,
                    TEXT("{2:line is|lines are} not UTF-8, the first is line %1. No rule is "
                         "affected.")},
    ProblemSentence{"file-too-large", "", TEXT("File too large"),
                    TEXT("Google reads 500 KiB, this file has %1 bytes: from line %2 on nothing is "
                         "read, and {3:rule is|rules are} lost.")},
    ProblemSentence{"sitemap-relative", "", TEXT("Sitemap without its whole address"),
                    TEXT("A sitemap needs its whole address, with https:// and the host. Search "
                         "engines may not find \"%1\".")},
    ProblemSentence{
        "sitemap-relative", "no-scheme", nullptr,
        TEXT("A sitemap needs its whole address, which begins with https:// or http://. "
             "Search engines may not find \"%1\".")},
    ProblemSentence{"sitemap-relative", "empty", nullptr,
                    TEXT("This line gives no address, so no sitemap is found.")},
    ProblemSentence{"sitemap-not-own-line", "", TEXT("Sitemap not on a line of its own"),
                    TEXT("A Sitemap needs a line of its own. Search engines read \"%2\" as part of "
                         "what %3 says and do not find the sitemap.")},
    ProblemSentence{
        "sitemap-blocked", "", TEXT("Sitemap that crawlers may not fetch"),
        TEXT("Line %3 (%2) closes the address of this sitemap to crawlers that read the "
             "rules for *, if it is on this site.")},
    ProblemSentence{
        "everything-blocked", "", TEXT("Whole site closed to everybody"),
        TEXT("%1 closes every address of the site, and no rule opens any: no crawler that "
             "obeys may fetch a single page, so search engines drop the site.")},
    ProblemSentence{"search-engine-blocked", "", TEXT("Whole site closed to a search engine"),
                    TEXT("%2 closes every address of the site to %1, so its search engine cannot "
                         "show the pages.")},
    ProblemSentence{"search-engine-blocked", "by-star", nullptr,
                    TEXT("No group names %1, so it reads the rules for *, where %2 closes every "
                         "address of the site. Its search engine cannot show the pages.")},
    ProblemSentence{
        "page-resources-blocked", "", TEXT("Style sheets or scripts closed to Google"),
        TEXT("%1 keeps Googlebot from style sheets or scripts such as %2, so Google may "
             "see pages without their look and parts of their content.")},
    ProblemSentence{"no-rules", "", TEXT("No rule that anybody reads"),
                    TEXT("No Allow or Disallow is read in this file, so the whole site is open to "
                         "every crawler.")},
    ProblemSentence{"no-rules", "empty", nullptr,
                    TEXT("The file is empty, so the whole site is open to every crawler.")},
    // Other directives
    ProblemSentence{"directive-beyond-standard", "", TEXT("Directive beyond the standard"),
                    TEXT("%1 is read by %2. %3")},
    ProblemSentence{"directive-beyond-standard", "dropped", nullptr,
                    TEXT("%1 is not read any more (%2). %3")},
    ProblemSentence{"directive-beyond-standard", "unverified", nullptr,
                    TEXT("No crawler is known to read %1. %3")},
    ProblemSentence{"directive-beyond-standard", "nobody", nullptr,
                    TEXT("No crawler reads %1. %3")},
    ProblemSentence{
        "unknown-directive", "", TEXT("Unknown directive"),
        TEXT("Postern does not know \"%1\". Crawlers that do not know it either pass over "
             "the line.")},
    ProblemSentence{
        "content-signal-contradicts", "", TEXT("Wish and rules contradict each other"),
        TEXT("%1 says yes to \"%2\", but line %4 (%3) closes %6 to %5, so nothing there "
             "can be fetched to be used.")},
    ProblemSentence{"ignore-unknown-id", "", TEXT("Unknown id in an ignore comment"),
                    TEXT("There is no problem with the id \"%1\", so this comment switches nothing "
                         "off.")},
};

#undef TEXT

} // namespace

std::span<const ProblemSentence> problemSentences()
{
    return kSentences;
}

} // namespace postern
