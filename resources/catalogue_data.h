// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/crawlers/directive_catalogue.h"

namespace postern {

/// The catalogue of crawlers that the program carries with it. Read at the first call; never
/// changes.
const rep::Catalogue &crawlerCatalogue();

/// The catalogue of directives beyond RFC 9309, likewise.
const rep::DirectiveCatalogue &directiveCatalogue();

} // namespace postern
