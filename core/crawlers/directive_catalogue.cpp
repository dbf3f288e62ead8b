// SPDX-License-Identifier: MIT
#include "core/crawlers/directive_catalogue.h"

#include "core/crawlers/tsv.h"

#include <array>
#include <optional>
#include <utility>

namespace rep {

namespace {

constexpr std::array kScopes{
    CellWord<DirectiveScope>{"file", DirectiveScope::File},
    CellWord<DirectiveScope>{"group", DirectiveScope::Group},
    CellWord<DirectiveScope>{"anywhere", DirectiveScope::Anywhere},
    CellWord<DirectiveScope>{"none", DirectiveScope::None},
    CellWord<DirectiveScope>{"", DirectiveScope::None},
};

constexpr std::array kSupports{
    CellWord<DirectiveSupport>{"many", DirectiveSupport::Many},
    CellWord<DirectiveSupport>{"some", DirectiveSupport::Some},
    CellWord<DirectiveSupport>{"dropped", DirectiveSupport::Dropped},
    CellWord<DirectiveSupport>{"unverified", DirectiveSupport::Unverified},
    CellWord<DirectiveSupport>{"", DirectiveSupport::Unverified},
    CellWord<DirectiveSupport>{"nobody", DirectiveSupport::Nobody},
};

std::optional<DirectiveFacts> readDirective(const TsvRow &row)
{
    const std::optional<DirectiveScope> scope = cellValue(row["scope"], kScopes);
    const std::optional<DirectiveSupport> support = cellValue(row["support"], kSupports);
    if (row["name"].empty() || !scope || !support)
        return std::nullopt;
    DirectiveFacts facts;
    facts.name = row["name"];
    facts.syntax = row["syntax"];
    facts.scope = *scope;
    facts.support = *support;
    facts.readers = row["readers"];
    facts.source = row["source"];
    facts.asOf = row["as_of"];
    facts.note = row["note"];
    return facts;
}

} // namespace

DirectiveCatalogue DirectiveCatalogue::parse(std::string_view tsv)
{
    DirectiveCatalogue catalogue;
    catalogue.m_skippedLines = readTsv(tsv, [&catalogue](const TsvRow &row) {
        std::optional<DirectiveFacts> facts = readDirective(row);
        return facts && catalogue.add(std::move(*facts));
    });
    return catalogue;
}

bool DirectiveCatalogue::add(DirectiveFacts facts)
{
    if (!m_places.add(facts.name, m_directives.size()))
        return false;
    m_directives.push_back(std::move(facts));
    return true;
}

const DirectiveFacts *DirectiveCatalogue::find(std::string_view name) const
{
    const std::optional<std::size_t> place = m_places.find(name);
    return place ? &m_directives[*place] : nullptr;
}

} // namespace rep
