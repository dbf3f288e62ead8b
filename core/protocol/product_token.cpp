// SPDX-License-Identifier: MIT
#include "core/protocol/product_token.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace rep {

namespace {

bool isTokenCharacter(char c)
{
    return isAsciiLetter(c) || c == '-' || c == '_';
}

} // namespace

std::string_view productToken(std::string_view value)
{
    const auto end = std::find_if_not(value.begin(), value.end(), isTokenCharacter);
    return value.substr(0, static_cast<std::size_t>(end - value.begin()));
}

bool isWildcardAgent(std::string_view value)
{
    return value.starts_with('*') && (value.size() == 1 || isAsciiSpace(value[1]));
}

Crawler Crawler::named(std::string_view name, Reading reading)
{
    if (reading == Reading::Google)
        return {std::string(name), true};
    const std::string_view token = productToken(name);
    return {std::string(token), !token.empty()};
}

bool Crawler::isNamedBy(std::string_view value) const
{
    return canBeNamed && !isWildcardAgent(value) && equalsIgnoringCase(productToken(value), token);
}

} // namespace rep
