// SPDX-License-Identifier: MIT
#include "core/protocol/record_names.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

struct RecordName {
    std::string_view name;
    LineKind kind;
    bool isMisspelt;
};

// In the order of robots.cc. No name is the beginning of another, so the order decides nothing.
constexpr std::array kRecordNames{
    RecordName{"user-agent", LineKind::UserAgent, false},
    RecordName{"useragent", LineKind::UserAgent, true},
    RecordName{"user agent", LineKind::UserAgent, true},
    RecordName{"allow", LineKind::Allow, false},
    RecordName{"disallow", LineKind::Disallow, false},
    RecordName{"dissallow", LineKind::Disallow, true},
    RecordName{"dissalow", LineKind::Disallow, true},
    RecordName{"disalow", LineKind::Disallow, true},
    RecordName{"diasllow", LineKind::Disallow, true},
    RecordName{"disallaw", LineKind::Disallow, true},
    RecordName{"sitemap", LineKind::Sitemap, false},
    RecordName{"site-map", LineKind::Sitemap, true},
};

constexpr std::array<std::string_view, 12> kUnusedByGoogle{
    "clean-param", "content-signal", "content-usage", "crawl-delay",
    "domain",      "host",           "noarchive",     "nofollow",
    "noindex",     "request-rate",   "revisit-after", "visit-time"};

} // namespace

KeyReading readKey(std::string_view key)
{
    // Nearly every line of a real file, at the cost of one comparison.
    if (startsWithIgnoringCase(key, "disallow"))
        return {LineKind::Disallow, false, key.size() > 8};
    for (const RecordName &record : kRecordNames)
        if (startsWithIgnoringCase(key, record.name))
            return {record.kind, record.isMisspelt, key.size() > record.name.size()};
    return {};
}

bool isKnownToGoogleButUnused(std::string_view key)
{
    return std::any_of(kUnusedByGoogle.begin(), kUnusedByGoogle.end(),
                       [key](std::string_view name) { return equalsIgnoringCase(key, name); });
}

std::string_view properName(LineKind kind)
{
    switch (kind) {
    case LineKind::UserAgent:
        return "User-agent";
    case LineKind::Allow:
        return "Allow";
    case LineKind::Disallow:
        return "Disallow";
    case LineKind::Sitemap:
        return "Sitemap";
    default:
        return {};
    }
}

} // namespace rep
