// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/file_error.h"

#include <QString>

namespace postern {

/// One sentence: what is the matter with which file, and what to do.
QString fileErrorSentence(const FileError &error);

} // namespace postern
