// SPDX-License-Identifier: MIT
#include "ui/document/edit_applier.h"

#include "core/text/line_scanner.h"
#include "ui/document/byte_codec.h"
#include "ui/document/line_end_format.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <string>

namespace postern {

namespace {

/// Lines that are replaced as a whole, and the bytes that stand there then.
struct LineChange {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::string bytes;
};

class EditWriter {
public:
    EditWriter(QTextDocument &document, const rep::RobotsFile &file, rep::LineEnd usual)
        : m_document(document), m_file(file), m_usual(usual)
    {
    }

    void write(const std::vector<rep::TextEdit> &edits)
    {
        std::vector<LineChange> changes;
        for (std::size_t i = 0; i < edits.size();)
            i = collect(edits, i, changes);
        QTextCursor step(&m_document);
        step.beginEditBlock();
        // From the end, so that the places of those before stay right.
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            replaceLines(*change);
        step.endEditBlock();
    }

private:
    std::uint32_t lastLine() const { return static_cast<std::uint32_t>(m_file.lines().size() - 1); }
    rep::ByteOffset begin(std::uint32_t line) const { return m_file.lines()[line].text().begin; }
    rep::ByteOffset end(std::uint32_t line) const { return m_file.lines()[line].span().end; }

    /// Takes the edit at `i` and all that touch the same lines; gives the one after them.
    std::size_t collect(const std::vector<rep::TextEdit> &edits, std::size_t i,
                        std::vector<LineChange> &changes) const
    {
        LineChange change;
        change.first = m_file.lineAt(edits[i].span.begin);
        change.last = change.first;
        rep::ByteOffset taken = begin(change.first);
        while (true) {
            const bool isTouched = i < edits.size() && edits[i].span.begin < end(change.last);
            const bool isAtEnd = i < edits.size() && change.last == lastLine();
            if (isTouched || isAtEnd) {
                change.bytes += rep::slice(m_file.bytes(), {taken, edits[i].span.begin});
                change.bytes += edits[i].replacement;
                taken = edits[i].span.end;
                change.last = std::max(change.last, m_file.lineAt(taken));
                ++i;
                continue;
            }
            std::string rest(rep::slice(m_file.bytes(), {taken, end(change.last)}));
            const bool isWhole = change.last == lastLine() || endsLine(change.bytes + rest);
            change.bytes += rest;
            taken = end(change.last);
            if (isWhole)
                break;
            // Its line end is gone: the next line is joined to it.
            ++change.last;
        }
        changes.push_back(std::move(change));
        return i;
    }

    static bool endsLine(const std::string &bytes)
    {
        return bytes.empty() || bytes.ends_with('\n') || bytes.ends_with('\r');
    }

    void replaceLines(const LineChange &change)
    {
        const QTextBlock first = m_document.findBlockByNumber(static_cast<int>(change.first));
        const QTextBlock last = m_document.findBlockByNumber(static_cast<int>(change.last));
        const bool isAtEnd = change.last == lastLine();
        if (change.bytes.empty() && !isAtEnd) {
            QTextCursor cursor(first);
            cursor.setPosition(last.position() + last.length(), QTextCursor::KeepAnchor);
            cursor.removeSelectedText();
            return;
        }
        std::vector<rep::ScannedLine> lines;
        rep::scanLines(change.bytes,
                       [&lines](const rep::ScannedLine &line) { lines.push_back(line); });
        if (!isAtEnd)
            lines.pop_back(); // what follows the last line end is the next block
        QString text;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i > 0)
                text += u'\n';
            text += decodeBytes(std::string_view(change.bytes)
                                    .substr(lines[i].begin, lines[i].textEnd - lines[i].begin));
        }
        replaceText(first.position(), last.position() + last.length() - 1, text);
        QTextBlock block = m_document.findBlockByNumber(static_cast<int>(change.first));
        for (const rep::ScannedLine &line : lines) {
            setLineEnd(block, line.end, m_usual);
            block = block.next();
        }
    }

    /// Leaves alone what is the same at both ends.
    void replaceText(int begin, int end, QString text)
    {
        QTextCursor cursor(&m_document);
        cursor.setPosition(begin);
        cursor.setPosition(end, QTextCursor::KeepAnchor);
        QString before = cursor.selectedText();
        before.replace(QChar::ParagraphSeparator, u'\n');
        qsizetype head = 0;
        while (head < std::min(before.size(), text.size()) && before[head] == text[head])
            ++head;
        qsizetype tail = 0;
        while (tail < std::min(before.size(), text.size()) - head
               && before[before.size() - 1 - tail] == text[text.size() - 1 - tail])
            ++tail;
        if (head + tail == before.size() && before.size() == text.size())
            return;
        cursor.setPosition(begin + static_cast<int>(head));
        cursor.setPosition(end - static_cast<int>(tail), QTextCursor::KeepAnchor);
        cursor.insertText(text.sliced(head, text.size() - head - tail));
    }

    QTextDocument &m_document;
    const rep::RobotsFile &m_file;
    rep::LineEnd m_usual;
};

} // namespace

void writeEdits(QTextDocument &document, const rep::RobotsFile &file,
                const std::vector<rep::TextEdit> &edits, rep::LineEnd usualLineEnd)
{
    EditWriter(document, file, usualLineEnd).write(edits);
}

} // namespace postern
