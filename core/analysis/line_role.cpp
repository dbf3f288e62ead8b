// SPDX-License-Identifier: MIT
#include "core/analysis/line_role.h"

namespace rep {

LineRole lineRole(const RobotsFile &file, std::uint32_t index)
{
    const Line &line = file.lines()[index];
    const bool isWritten = line.kind() != LineKind::Empty;
    if (isWritten && line.text().begin.value >= kCrawlerSizeLimit)
        return LineRole::PastLimit;
    switch (line.kind()) {
    case LineKind::Unreadable:
        return LineRole::Unreadable;
    case LineKind::Sitemap:
        return LineRole::WholeFile;
    default:
        break;
    }
    if (line.group() != kNoGroup)
        return LineRole::InGroup;
    if (isRule(line.kind()))
        return LineRole::StrayRule;
    return isRecord(line.kind()) ? LineRole::StrayRecord : LineRole::Outside;
}

} // namespace rep
