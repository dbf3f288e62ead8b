// SPDX-License-Identifier: MIT
#include "tests/fuzz/check.h"

#include "core/text/position.h"
#include "core/text/utf8.h"

#include <vector>

using namespace rep;

namespace {

struct Place {
    std::uint32_t byte = 0;
    std::uint32_t unit = 0;
};

/// Where each character of a line stands, in bytes and in units, and where the line ends.
std::vector<Place> readPlaces(std::string_view line)
{
    std::vector<Place> places(1);
    std::string back;
    while (places.back().byte < line.size()) {
        const Place last = places.back();
        const ShownCharacter shown = readShown(line, last.byte);
        const bool isEscape =
            shown.codePoint >= kByteEscapeBase && shown.codePoint <= kByteEscapeLast;
        fuzz::require(shown.bytes > 0 && last.byte + shown.bytes <= line.size(),
                      "a character lies inside its line");
        fuzz::require(shown.units == (shown.codePoint > 0xFFFF ? 2 : 1),
                      "a character takes as many units as UTF-16 does");
        if (isEscape)
            back += static_cast<char>(shown.codePoint - kByteEscapeBase);
        else
            appendUtf8(back, shown.codePoint);
        places.push_back({last.byte + shown.bytes, last.unit + shown.units});
    }
    fuzz::require(back == line, "the way back is exact");
    return places;
}

void checkPlace(std::string_view line, Place place, Place next)
{
    for (std::uint32_t byte = place.byte; byte < next.byte; ++byte)
        fuzz::require(utf16Column(line, byte).value == place.unit,
                      "a byte of a character is shown where it begins");
    for (std::uint32_t unit = place.unit; unit < next.unit; ++unit)
        fuzz::require(byteColumn(line, {unit}).value == place.byte,
                      "a unit of a character leads to its first byte");
}

} // namespace

/// One line: what comes after the first line end of the input is left out.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view line = fuzz::asText(data, size);
    line = line.substr(0, line.find_first_of("\r\n"));
    // Each place costs the whole line.
    line = line.substr(0, 2000);
    const std::vector<Place> places = readPlaces(line);
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        checkPlace(line, places[i], places[i + 1]);
    const Place end = places.back();
    for (const std::uint32_t beyond : {0U, 1U, 1000U}) {
        fuzz::require(utf16Column(line, end.byte + beyond).value == end.unit,
                      "past the end all units are counted");
        fuzz::require(byteColumn(line, {end.unit + beyond}).value == end.byte,
                      "past the end is the end");
    }
    return 0;
}
