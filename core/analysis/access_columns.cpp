// SPDX-License-Identifier: MIT
#include "core/analysis/access_columns.h"

#include "core/analysis/analysed_rules.h"

#include <map>
#include <string>
#include <utility>

namespace rep {

namespace {

class Drafts {
public:
    /// The column of the crawlers that read `groups`; one that is new is empty.
    template<class Collect>
    AccessColumn &columnOf(const std::vector<std::uint32_t> &groups, Collect collect)
    {
        const auto [place, isNew] = m_byGroups.try_emplace(groups, 0);
        if (isNew)
            place->second = placeOf(groups, collect());
        return m_drafts[place->second].column;
    }

    std::vector<AccessColumnDraft> take() { return std::move(m_drafts); }

private:
    std::size_t placeOf(const std::vector<std::uint32_t> &groups, CrawlerRules rules)
    {
        const auto [place, isNew] = m_byKey.try_emplace(ruleKey(rules), m_drafts.size());
        if (isNew)
            m_drafts.push_back({{false, {}, groups, false}, std::move(rules)});
        else
            m_drafts[place->second].column.hasOtherGroups = true;
        return place->second;
    }

    std::vector<AccessColumnDraft> m_drafts;
    std::map<std::vector<std::uint32_t>, std::size_t> m_byGroups;
    std::map<RuleKey, std::size_t> m_byKey;
};

} // namespace

std::vector<AccessColumnDraft> draftAccessColumns(const Snapshot &snapshot, Reading reading)
{
    Drafts drafts;
    const NamedCrawlers &named = snapshot.namedCrawlers();
    drafts
        .columnOf(named.wildcardGroups(),
                  [&] { return CrawlerRules::collectWildcard(snapshot.file(), reading); })
        .hasOthers = true;
    for (std::uint32_t i = 0; i < named.crawlers().size(); ++i) {
        const NamedCrawler &crawler = named.crawlers()[i];
        // Nobody is without a name.
        if (crawler.token.empty())
            continue;
        const auto collect = [&] {
            return CrawlerRules::collect(snapshot.file(), {std::string(crawler.token), true},
                                         reading);
        };
        drafts.columnOf(crawler.groups, collect).crawlers.push_back(i);
    }
    return drafts.take();
}

} // namespace rep
