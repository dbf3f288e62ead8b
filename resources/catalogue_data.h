// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

namespace postern {

/// The catalogue of crawlers that the program carries with it. Read at the first call; never
/// changes.
const rep::Catalogue &crawlerCatalogue();

} // namespace postern
