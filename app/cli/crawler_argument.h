// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/product_token.h"

#include <QString>

namespace postern {

/// The crawler that a person means by a name or by a whole User-Agent header. The Google reading
/// compares what it is given, as Google's parser does; the standard one finds the product token in
/// a header (RFC 9309 2.2.1).
rep::Crawler crawlerFromArgument(const QString &text, rep::Reading reading);

} // namespace postern
