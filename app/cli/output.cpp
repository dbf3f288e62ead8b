// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include <QByteArray>

#include <cstdio>

namespace postern {

void printBytes(std::string_view bytes)
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
}

void printText(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    printBytes({utf8.constData(), static_cast<std::size_t>(utf8.size())});
}

void printError(const QString &sentence)
{
    const QByteArray utf8 = sentence.toUtf8();
    std::fprintf(stderr, "postern: %s\n", utf8.constData());
}

void OutputBuffer::flush()
{
    printBytes(m_text);
    m_text.clear();
}

} // namespace postern
