// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/crawler_facts.h"
#include "core/protocol/decision.h"
#include "core/protocol/snapshot.h"

#include <QString>

// What the catalogue knows of a crawler, in words.
namespace postern {

/// "search", "AI training".
QString purposeText(rep::Purpose purpose);

/// "OpenAI, AI training".
QString operatorText(const rep::CrawlerFacts &facts);

/// One sentence or two, where by its operator's word, or by a public list, a crawler does something
/// else than the protocol says, so that the decision is not all there is to know. Mostly empty.
QString remarkOn(const rep::CrawlerFacts &facts, const rep::Snapshot &snapshot,
                 const rep::Decision &decision);

} // namespace postern
