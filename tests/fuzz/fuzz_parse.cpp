// SPDX-License-Identifier: MIT
#include "tests/fuzz/check.h"
#include "tests/fuzz/reference_reader.h"

#include "core/protocol/snapshot.h"

using namespace rep;

namespace {

void checkLineAt(const RobotsFile &file)
{
    const auto size = static_cast<std::uint32_t>(file.bytes().size());
    for (std::uint32_t i = 0; i < file.lines().size(); ++i) {
        const ByteSpan span = file.lines()[i].span();
        const bool isLast = i + 1 == file.lines().size();
        fuzz::require(file.lineAt(span.begin) == i, "lineAt finds the first byte of a line");
        fuzz::require(span.isEmpty() || file.lineAt({span.end.value - 1}) == i,
                      "lineAt finds the last byte of a line");
        fuzz::require(!isLast || span.end.value == size, "the last line ends the file");
    }
    fuzz::require(file.lineAt({size + 1}) + 1 == file.lines().size(),
                  "what lies beyond is in the last line");
}

/// The common lines are read by a short way; the first line of a file never is.
void checkShortWay(const RobotsFile &file, std::uint32_t index)
{
    const std::string_view text = slice(file.bytes(), file.lines()[index].text());
    if (index == 0 || text.starts_with('\xEF'))
        return;
    const RobotsFile alone = RobotsFile::parse(text);
    fuzz::require(alone.lines().size() == 1, "a line is one line");
    fuzz::require(alone.lines()[0].kind() == file.lines()[index].kind()
                      && alone.key(0) == file.key(index) && alone.value(0) == file.value(index),
                  "a line is read the same wherever it stands");
}

void checkNamedCrawlers(const Snapshot &snapshot)
{
    const NamedCrawlers &named = snapshot.namedCrawlers();
    std::size_t lines = 0;
    for (const NamedCrawler &crawler : named.crawlers()) {
        lines += crawler.lines.size();
        fuzz::require(named.find(crawler.token) == &crawler, "a crawler is found by its token");
        for (const std::uint32_t line : crawler.lines)
            fuzz::require(
                Crawler{std::string(crawler.token)}.isNamedBy(snapshot.file().value(line)),
                "the lines of a crawler name it");
    }
    for (const std::uint32_t line : snapshot.file().userAgentLines())
        lines += isWildcardAgent(snapshot.file().value(line));
    fuzz::require(lines == snapshot.file().userAgentLines().size(),
                  "each user-agent line names one crawler or all");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const SnapshotPtr snapshot = Snapshot::make(std::string(fuzz::asText(data, size)));
    const RobotsFile &file = snapshot->file();
    const std::string difference = reference::findDifference(file);
    fuzz::require(difference.empty(), difference);
    checkLineAt(file);
    for (std::uint32_t line = 0; line < file.lines().size(); ++line)
        checkShortWay(file, line);
    checkNamedCrawlers(*snapshot);
    return 0;
}
