// SPDX-License-Identifier: MIT
#include "core/crawlers/browser_words.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <span>

namespace rep {

namespace {

constexpr std::string_view kBrowserWords[] = {
    "AppleWebKit", "Camino",      "Chrome",         "Chromium",      "CriOS",         "Ddg",
    "DuckDuckGo",  "Edg",         "EdgA",           "Edge",          "EdgiOS",        "Epiphany",
    "Falkon",      "Firefox",     "Focus",          "FxiOS",         "Gecko",         "GSA",
    "Iceweasel",   "IEMobile",    "KHTML",          "Konqueror",     "Lynx",          "Maxthon",
    "Minefield",   "Mobile",      "Mozilla",        "MSIE",          "Navigator",     "NetFront",
    "Netscape",    "Opera",       "OPiOS",          "OPR",           "OPT",           "PaleMoon",
    "Presto",      "QQBrowser",   "QtWebEngine",    "Safari",        "Seamonkey",     "Silk",
    "Trident",     "UCBrowser",   "Version",        "Vivaldi",       "WebKit",        "Yowser",
    "YaBrowser",   "MiuiBrowser", "SamsungBrowser", "HuaweiBrowser", "HeadlessChrome"};

constexpr std::string_view kPlatformWords[] = {
    "Android", "Build", "CrOS",  "Debian", "Fedora",    "FreeBSD", "Intel", "iPad",  "iPhone",
    "iPod",    "KAIOS", "Linux", "Mac",    "Macintosh", "OpenBSD", "PPC",   "Tizen", "U",
    "Ubuntu",  "wv",    "Win",   "Win64",  "Windows",   "WOW64",   "X11",   "x64",   "x86_64",
    "i686",    "like",  "en",    "en-US",  "en-GB",     "rv",      "Touch", "ARM",   "compatible"};

bool isOneOf(std::span<const std::string_view> words, std::string_view word)
{
    return std::ranges::any_of(
        words, [word](std::string_view candidate) { return equalsIgnoringCase(word, candidate); });
}

} // namespace

bool isBrowserWord(std::string_view word)
{
    return isOneOf(kBrowserWords, word);
}

bool isPlatformWord(std::string_view word)
{
    return isOneOf(kPlatformWords, word);
}

} // namespace rep
