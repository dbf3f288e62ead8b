// SPDX-License-Identifier: MIT
#include "core/advice/written_key.h"

#include "core/advice/edit_distance.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace rep {

namespace {

constexpr std::array kMeant{
    MeantKey{"Disallow", LineKind::Disallow, false},
    MeantKey{"User-agent", LineKind::UserAgent, false},
    MeantKey{"Allow", LineKind::Allow, false},
    MeantKey{"Sitemap", LineKind::Sitemap, false},
    MeantKey{"Crawl-delay", LineKind::OtherRecord, false},
};

/// A short word is close to many others by chance.
std::size_t distanceLimit(std::string_view name)
{
    return name.size() < 6 ? 1 : 2;
}

} // namespace

std::optional<MeantKey> exactKey(std::string_view key)
{
    const KeyReading reading = readKey(key);
    if (reading.kind != LineKind::OtherRecord)
        return reading.isLonger
            ? std::nullopt
            : std::optional(MeantKey{properName(reading.kind), reading.kind, true});
    if (equalsIgnoringCase(key, kMeant.back().name))
        return MeantKey{kMeant.back().name, LineKind::OtherRecord, true};
    return std::nullopt;
}

std::optional<MeantKey> meantKey(std::string_view key)
{
    constexpr std::size_t kLongest = 16;
    if (key.size() < 4 || key.size() > kLongest)
        return std::nullopt;
    if (const auto exact = exactKey(key))
        return exact;
    for (const MeantKey &meant : kMeant) {
        const std::size_t limit = distanceLimit(meant.name);
        // The first letter is seldom the wrong one: `Follow` is no Allow, `Bitmap` no Sitemap.
        if (editDistance(key, meant.name, limit) <= limit
            && (asciiLower(key[0]) == asciiLower(meant.name[0])
                || asciiLower(key[0]) == asciiLower(meant.name[1])))
            return meant;
    }
    return std::nullopt;
}

} // namespace rep
