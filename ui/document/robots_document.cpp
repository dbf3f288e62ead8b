// SPDX-License-Identifier: MIT
#include "ui/document/robots_document.h"

#include "ui/document/byte_codec.h"
#include "ui/document/edit_applier.h"
#include "ui/document/line_end_format.h"

#include <QPlainTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <vector>

namespace postern {

namespace {

constexpr int kFormatDelayMilliseconds = 100;

rep::LineEnd usualOf(std::string_view bytes)
{
    return rep::detectFileFormat(bytes).usualLineEnd;
}

QString decodedLines(const rep::RobotsFile &file)
{
    QString text;
    text.reserve(static_cast<qsizetype>(file.bytes().size()));
    bool isFirst = true;
    for (const rep::Line &line : file.lines()) {
        if (!isFirst)
            text += u'\n';
        isFirst = false;
        text += decodeBytes(rep::slice(file.bytes(), line.text()));
    }
    return text;
}

/// The unit that shows byte `column` of a line; inside a character the character's first.
int columnOf(const QString &text, std::size_t column)
{
    qsizetype units = 0;
    for (std::size_t bytes = 0; units < text.size();) {
        const bool isPair = text[units].isHighSurrogate() && units + 1 < text.size()
            && text[units + 1].isLowSurrogate();
        const qsizetype step = isPair ? 2 : 1;
        bytes += encodedSize(QStringView(text).sliced(units, step));
        if (bytes > column)
            break;
        units += step;
    }
    return static_cast<int>(units);
}

} // namespace

RobotsDocument::RobotsDocument(QObject *parent)
    : QObject(parent), m_text(new QTextDocument(this)), m_snapshot(rep::Snapshot::make({}))
{
    m_text->setDocumentLayout(new QPlainTextDocumentLayout(m_text));
    // Else a rule with Hebrew letters is painted backwards.
    QTextOption option = m_text->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    m_text->setDefaultTextOption(option);

    m_formatDelay.setSingleShot(true);
    m_formatDelay.setInterval(kFormatDelayMilliseconds);
    connect(&m_formatDelay, &QTimer::timeout, this, &RobotsDocument::lookAtFormat);
    connect(m_text, &QTextDocument::contentsChange, this, &RobotsDocument::takeChange);
    connect(m_text, &QTextDocument::modificationChanged, this, &RobotsDocument::tellModified);
}

RobotsDocument::~RobotsDocument() = default;

void RobotsDocument::load(std::string_view bytes)
{
    const rep::SnapshotPtr loaded =
        rep::Snapshot::make(std::string(bytes), m_snapshot->revision() + 1);
    m_isLoading = true;
    m_text->setUndoRedoEnabled(false);
    m_prefix = m_savedPrefix = bytes.substr(0, loaded->file().lines().front().text().begin.value);
    m_usualLineEnd = usualOf(bytes);
    m_text->setPlainText(decodedLines(loaded->file()));
    setLineEnds(loaded->file());
    m_text->setUndoRedoEnabled(true);
    m_text->setModified(false);
    m_isLoading = false;
    m_snapshot = loaded;
    Q_EMIT snapshotChanged(m_snapshot);
    tellModified();
    lookAtFormat();
}

void RobotsDocument::setLineEnds(const rep::RobotsFile &file)
{
    QTextBlock block = m_text->begin();
    for (const rep::Line &line : file.lines()) {
        setLineEnd(block, line.lineEnd(), m_usualLineEnd);
        block = block.next();
    }
}

void RobotsDocument::takeChange(int position, int removed, int added)
{
    Q_UNUSED(removed)
    if (m_isLoading)
        return;
    const auto oldCount = static_cast<int>(m_snapshot->file().lines().size());
    const int end = std::min(position + added, m_text->characterCount() - 1);
    const int first = firstTouchedBy(m_text->findBlock(position));
    const int last = m_text->findBlock(end).blockNumber();
    const int oldLast = last - (m_text->blockCount() - oldCount);
    if (last < first || oldLast < first || oldLast >= oldCount) {
        takeBytes(encodeAll());
        return;
    }
    const std::string &old = m_snapshot->bytes();
    const std::size_t begin = first == 0 ? 0 : beginOfBlock(first).value;
    const std::size_t oldEnd =
        m_snapshot->file().lines()[static_cast<std::size_t>(oldLast)].span().end.value;
    const std::string changed = (first == 0 ? m_prefix : std::string()) + encodeBlocks(first, last);
    // The highlighter reports changes of format alone as changes too.
    if (std::string_view(old).substr(begin, oldEnd - begin) == changed)
        return;
    std::string bytes;
    bytes.reserve(old.size() - (oldEnd - begin) + changed.size());
    bytes.append(old, 0, begin).append(changed).append(old, oldEnd);
    takeBytes(std::move(bytes));
}

void RobotsDocument::takeBytes(std::string bytes)
{
    m_snapshot = rep::Snapshot::make(std::move(bytes), m_snapshot->revision() + 1);
    m_formatDelay.start();
    Q_EMIT snapshotChanged(m_snapshot);
}

/// A CR before the LF of an empty line would be one line end with it, and the line be gone: it is
/// written as LF. `isBeforeLf` says whether the block's line end is followed by a bare LF.
rep::LineEnd RobotsDocument::writtenLineEnd(const QTextBlock &block, bool isBeforeLf) const
{
    const rep::LineEnd own = lineEndOf(block, m_usualLineEnd);
    return own == rep::LineEnd::Cr && isBeforeLf ? rep::LineEnd::Lf : own;
}

std::string RobotsDocument::encodeBlocks(int first, int last) const
{
    // What follows decides, so line ends are looked at from the end of the run of empty lines
    // behind.
    QTextBlock block = m_text->findBlockByNumber(last).next();
    while (block.isValid() && block.length() == 1
           && lineEndOf(block, m_usualLineEnd) == rep::LineEnd::Cr)
        block = block.next();
    if (!block.isValid())
        block = m_text->lastBlock();
    std::vector<rep::LineEnd> written(static_cast<std::size_t>(last - first + 1));
    for (bool isBeforeLf = false; block.isValid() && block.blockNumber() >= first;
         block = block.previous()) {
        const bool isLastLine = !block.next().isValid();
        const rep::LineEnd lineEnd =
            isLastLine ? rep::LineEnd::None : writtenLineEnd(block, isBeforeLf);
        isBeforeLf = block.length() == 1 && lineEnd == rep::LineEnd::Lf;
        if (block.blockNumber() <= last)
            written[static_cast<std::size_t>(block.blockNumber() - first)] = lineEnd;
    }
    std::string bytes;
    block = m_text->findBlockByNumber(first);
    for (const rep::LineEnd lineEnd : written) {
        bytes += encodeText(block.text());
        bytes += rep::lineEndBytes(lineEnd);
        block = block.next();
    }
    return bytes;
}

/// The first block whose bytes a change of `block` may touch: how a CR is written depends on what
/// follows it.
int RobotsDocument::firstTouchedBy(QTextBlock block) const
{
    for (block = block.previous(); block.isValid(); block = block.previous())
        if (block.length() != 1 || lineEndOf(block, m_usualLineEnd) != rep::LineEnd::Cr)
            return block.blockNumber();
    return 0;
}

std::string RobotsDocument::encodeAll() const
{
    return m_prefix + encodeBlocks(0, m_text->blockCount() - 1);
}

void RobotsDocument::replaceAll(std::string_view bytes)
{
    const rep::RobotsFile file = rep::RobotsFile::parse(bytes);
    const std::size_t prefix = file.lines().front().text().begin.value;
    const std::string_view before = std::string_view(m_snapshot->bytes()).substr(m_prefix.size());
    const std::string_view after = bytes.substr(prefix);
    const std::size_t shorter = std::min(before.size(), after.size());
    const auto ends =
        std::mismatch(before.begin(), before.begin() + std::ptrdiff_t(shorter), after.begin());
    const auto head = static_cast<std::size_t>(ends.first - before.begin());
    std::size_t tail = 0;
    while (tail < shorter - head
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    const auto at = [this](std::size_t offset) {
        return rep::ByteOffset{static_cast<std::uint32_t>(m_prefix.size() + offset)};
    };
    if (head + tail < std::max(before.size(), after.size()))
        writeEdits(*m_text, m_snapshot->file(),
                   {{{at(head), at(before.size() - tail)},
                     std::string(after.substr(head, after.size() - head - tail))}},
                   m_usualLineEnd);
    if (setPrefix(std::string(bytes.substr(0, prefix))) || m_snapshot->bytes() != bytes)
        takeBytes(encodeAll());
}

bool RobotsDocument::applyEdits(const std::vector<rep::TextEdit> &edits, std::uint64_t revision)
{
    std::vector<rep::TextEdit> sorted = edits;
    if (revision != m_snapshot->revision() || !rep::sortEdits(sorted, m_snapshot->bytes().size()))
        return false;
    const rep::SnapshotPtr before = m_snapshot;
    if (!sorted.empty() && sorted.front().span.begin.value < m_prefix.size()) {
        replaceAll(*rep::applyEdits(before->bytes(), sorted));
        return true;
    }
    if (!sorted.empty())
        writeEdits(*m_text, before->file(), sorted, m_usualLineEnd);
    return true;
}

bool RobotsDocument::setPrefix(std::string prefix)
{
    if (prefix == m_prefix)
        return false;
    m_prefix = std::move(prefix);
    tellModified();
    return true;
}

void RobotsDocument::setBom(bool hasBom)
{
    if (setPrefix(hasBom ? std::string(rep::kUtf8Bom) : std::string()))
        takeBytes(encodeAll());
}

void RobotsDocument::convertLineEnds(rep::LineEnd lineEnd)
{
    QTextCursor step(m_text);
    step.beginEditBlock();
    for (QTextBlock block = m_text->begin(); block.isValid(); block = block.next())
        setLineEnd(block, lineEnd, m_usualLineEnd);
    step.endEditBlock();
}

bool RobotsDocument::isModified() const
{
    return m_text->isModified() || m_prefix != m_savedPrefix;
}

void RobotsDocument::setModified(bool modified)
{
    if (!modified)
        m_savedPrefix = m_prefix;
    m_text->setModified(modified);
    tellModified();
}

void RobotsDocument::tellModified()
{
    if (m_isLoading || m_wasModified == isModified())
        return;
    m_wasModified = isModified();
    Q_EMIT modifiedChanged(m_wasModified);
}

rep::FileFormat RobotsDocument::format() const
{
    return rep::detectFileFormat(m_snapshot->bytes());
}

void RobotsDocument::lookAtFormat()
{
    const rep::FileFormat now = format();
    if (now == m_format)
        return;
    m_format = now;
    Q_EMIT formatChanged();
}

rep::ByteOffset RobotsDocument::beginOfBlock(int number) const
{
    if (number == 0)
        return {static_cast<std::uint32_t>(m_prefix.size())};
    return m_snapshot->file().lines()[static_cast<std::size_t>(number)].span().begin;
}

rep::ByteOffset RobotsDocument::byteOffset(int position) const
{
    const QTextBlock block =
        m_text->findBlock(std::clamp(position, 0, m_text->characterCount() - 1));
    const QString text = block.text();
    const int column = std::clamp(position - block.position(), 0, static_cast<int>(text.size()));
    return beginOfBlock(block.blockNumber()) + encodedSize(QStringView(text).first(column));
}

int RobotsDocument::position(rep::ByteOffset offset) const
{
    const auto number = static_cast<int>(m_snapshot->file().lineAt(offset));
    const QTextBlock block = m_text->findBlockByNumber(number);
    const rep::ByteOffset begin = beginOfBlock(number);
    if (offset <= begin)
        return block.position();
    const std::string bytes = encodeText(block.text());
    const std::size_t column = std::min<std::size_t>(offset - begin, bytes.size());
    return block.position() + columnOf(block.text(), column);
}

} // namespace postern
