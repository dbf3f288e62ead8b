// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace postern {

/// Writes text to standard output as UTF-8, whatever the locale.
void printText(const QString &text);
/// Writes bytes to standard output.
void printBytes(std::string_view bytes);
/// Writes one sentence, with the program's name before it, to standard error.
void printError(const QString &sentence);

/// Collects output and hands it on in large pieces.
class OutputBuffer {
public:
    OutputBuffer() = default;
    ~OutputBuffer() { flush(); }
    OutputBuffer(const OutputBuffer &) = delete;
    OutputBuffer &operator=(const OutputBuffer &) = delete;

    /// To append to; call handOn() after each record.
    std::string &text() { return m_text; }
    void handOn()
    {
        if (m_text.size() >= kPieceBytes)
            flush();
    }

private:
    static constexpr std::size_t kPieceBytes = 1U << 16;

    void flush();

    std::string m_text;
};

} // namespace postern
