// SPDX-License-Identifier: MIT
#include "tests/fuzz/check.h"
#include "tests/fuzz/reference_reader.h"

#include "core/text/text_edit.h"

#include <fuzzer/FuzzedDataProvider.h>

using namespace rep;

namespace {

bool overlap(const TextEdit &left, const TextEdit &right)
{
    return left.span.begin < right.span.end && right.span.begin < left.span.end;
}

bool areApart(const std::vector<TextEdit> &edits, std::size_t size)
{
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (edits[i].span.end < edits[i].span.begin || edits[i].span.end.value > size)
            return false;
        for (std::size_t other = i + 1; other < edits.size(); ++other)
            if (overlap(edits[i], edits[other]))
                return false;
    }
    return true;
}

/// Place by place: what is inserted there, what is put in place of something that begins there, and
/// else the byte that stands there.
std::string applySlowly(std::string_view bytes, const std::vector<TextEdit> &edits)
{
    std::string result;
    std::uint32_t free = 0;
    for (std::uint32_t at = 0; at <= bytes.size(); ++at) {
        for (const TextEdit &edit : edits)
            if (edit.span.isEmpty() && edit.span.begin.value == at)
                result += edit.replacement;
        for (const TextEdit &edit : edits) {
            if (edit.span.isEmpty() || edit.span.begin.value != at)
                continue;
            result += edit.replacement;
            free = edit.span.end.value;
        }
        if (at < bytes.size() && at >= free)
            result += bytes[at];
    }
    return result;
}

/// The edits that lead back, for edits in their order.
std::vector<TextEdit> inverse(std::string_view bytes, const std::vector<TextEdit> &edits)
{
    std::vector<TextEdit> back;
    std::uint32_t moved = 0; // may wrap round, and wraps back
    for (const TextEdit &edit : edits) {
        const ByteOffset begin = edit.span.begin + moved;
        const auto size = static_cast<std::uint32_t>(edit.replacement.size());
        back.push_back({{begin, begin + size}, std::string(slice(bytes, edit.span))});
        moved += size - edit.span.size();
    }
    return back;
}

std::vector<TextEdit> makeEdits(FuzzedDataProvider &provider, std::uint32_t size)
{
    std::vector<TextEdit> edits(provider.ConsumeIntegralInRange<std::size_t>(0, 6));
    for (TextEdit &edit : edits) {
        const auto place = [&] {
            return ByteOffset{provider.ConsumeIntegralInRange<std::uint32_t>(0, size + 1)};
        };
        edit = {{place(), place()}, provider.ConsumeRandomLengthString(24)};
        if (provider.ConsumeBool() && edit.span.end < edit.span.begin)
            std::swap(edit.span.begin, edit.span.end);
    }
    return edits;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzedDataProvider provider(data, size);
    const std::string bytes = provider.ConsumeRandomLengthString();
    std::vector<TextEdit> edits = makeEdits(provider, static_cast<std::uint32_t>(bytes.size()));

    const auto edited = applyEdits(bytes, edits);
    fuzz::require(edited.has_value() == areApart(edits, bytes.size()),
                  "edits are applied where they are apart");
    if (!edited)
        return 0;
    fuzz::require(*edited == applySlowly(bytes, edits), "edits do what they say");
    fuzz::require(sortEdits(edits, bytes.size()), "what is applied can be sorted");
    fuzz::require(applyEdits(*edited, inverse(bytes, edits)) == bytes, "the way back is exact");
    const std::string difference = reference::findDifference(RobotsFile::parse(*edited));
    fuzz::require(difference.empty(), difference);
    return 0;
}
