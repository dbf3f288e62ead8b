// SPDX-License-Identifier: MIT
#include "app/cli/crawler_argument.h"

#include "core/crawlers/found_token.h"
#include "resources/catalogue_data.h"

namespace postern {

rep::Crawler crawlerFromArgument(const QString &text, rep::Reading reading)
{
    const std::string name = text.toStdString();
    if (reading == rep::Reading::Google)
        return rep::Crawler::named(name, reading);
    const std::optional<rep::FoundToken> found = rep::findProductToken(name, crawlerCatalogue());
    return rep::Crawler::named(found ? found->token : name, reading);
}

} // namespace postern
