// SPDX-License-Identifier: MIT
#include "core/advice/checks/checks.h"

#include "core/analysis/released_crawlers.h"
#include "core/protocol/rule_set.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

// No `scripts`: many systems keep programs of the server there.
constexpr std::array<std::string_view, 7> kFolders{
    "css", "js", "javascript", "javascripts", "styles", "stylesheets", "wp-includes"};

/// A path of a style sheet or script that the pattern is about; empty if it is about others.
std::string resourcePath(std::string_view pattern)
{
    const std::string path = examplePath(pattern);
    if (!path.starts_with('/'))
        return {};
    // One script by its name is kept out on purpose; all of them are the look of the site.
    for (const std::string_view ending : {"*.css", "*.js", "*.css$", "*.js$", "*.css*", "*.js*"})
        if (pattern.ends_with(ending))
            return path.ends_with("/.css") || path.ends_with("/.js")
                ? path.substr(0, path.rfind('/') + 1) + "main" + path.substr(path.rfind('.'))
                : path;
    const std::string_view trimmed =
        std::string_view(path).substr(0, path.size() - (path.ends_with('/') ? 1 : 0));
    const std::string_view folder = trimmed.substr(trimmed.rfind('/') + 1);
    const bool isFolder = path.ends_with('/') || pattern.ends_with('*');
    if (!isFolder || pattern.ends_with('$')
        || std::ranges::none_of(kFolders, [folder](std::string_view known) {
               return equalsIgnoringCase(folder, known);
           }))
        return {};
    const bool isCss =
        startsWithIgnoringCase(folder, "css") || startsWithIgnoringCase(folder, "style");
    return std::string(trimmed) + (isCss ? "/main.css" : "/main.js");
}

} // namespace

/// Folders of style sheets and scripts that Googlebot may not fetch, so that it sees bare pages.
void checkPageResources(const CheckContext &context, Problems &problems)
{
    const RuleSet rules(
        CrawlerRules::collect(context.file, Crawler{"Googlebot", true}, Reading::Standard));
    if (!rules.decide(requestPath("/", Reading::Standard)).isAllowed)
        return;
    for (const Rule &rule : rules.rules().rules()) {
        if (rule.isAllow || rule.length() < 3)
            continue;
        const std::string path = resourcePath(rule.pattern);
        if (path.empty())
            continue;
        const Verdict verdict = rules.decide(requestPath(path, Reading::Standard));
        if (!verdict.isAllowed && verdict.line == rule.line)
            problems.push_back(makeProblem("page-resources-blocked", context.whole(rule.line),
                                           {ruleArgument(context.file, rule.line), path}));
    }
}

} // namespace rep
