// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"
#include "core/text/byte_span.h"
#include "core/text/file_format.h"
#include "core/text/text_edit.h"

#include <QObject>
#include <QTextBlock>
#include <QTimer>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

class QTextDocument;

namespace postern {

/// The edited robots.txt: the bytes of the file as the window's QTextDocument, one text block a
/// line.
///
/// What is loaded and not edited gives the same bytes again, whatever they are; an edit changes
/// only the bytes of the lines it touches; undo back to the start gives the first bytes. The
/// snapshot is always that of the text as it stands: it is made anew, synchronously, within each
/// change.
class RobotsDocument : public QObject {
    Q_OBJECT

public:
    explicit RobotsDocument(QObject *parent = nullptr);
    ~RobotsDocument() override;

    /// The text for a QPlainTextEdit. Only the view and this class write to it.
    QTextDocument *textDocument() const { return m_text; }

    /// Replaces everything, forgets the undo steps, and counts as unmodified.
    void load(std::string_view bytes);
    /// Replaces everything as one undo step that touches only what differs.
    void replaceAll(std::string_view bytes);

    /// Never null. Its revision grows with each change.
    const rep::SnapshotPtr &snapshot() const { return m_snapshot; }
    /// Of the text as it stands.
    rep::FileFormat format() const;

    /// Applies edits that speak of the bytes of `revision` as one undo step. False, and nothing is
    /// done, if the text has changed since, or they overlap.
    [[nodiscard]] bool applyEdits(const std::vector<rep::TextEdit> &edits, std::uint64_t revision);

    void setBom(bool hasBom);
    /// Gives all lines one line end, as one undo step.
    void convertLineEnds(rep::LineEnd lineEnd);

    bool isModified() const;
    void setModified(bool modified);

    // Positions. `position` counts UTF-16 units of textDocument().
    rep::ByteOffset byteOffset(int position) const;
    int position(rep::ByteOffset offset) const;

Q_SIGNALS:
    /// After each change of the text, within it, before anything is painted.
    void snapshotChanged(const rep::SnapshotPtr &snapshot);
    void modifiedChanged(bool modified);
    /// format() is another now. Told a moment after the change that made it so.
    void formatChanged();

private:
    void takeChange(int position, int removed, int added);
    void takeBytes(std::string bytes);
    rep::LineEnd writtenLineEnd(const QTextBlock &block, bool isBeforeLf) const;
    std::string encodeBlocks(int first, int last) const;
    int firstTouchedBy(QTextBlock block) const;
    std::string encodeAll() const;
    void setLineEnds(const rep::RobotsFile &file);
    bool setPrefix(std::string prefix);
    void tellModified();
    void lookAtFormat();
    rep::ByteOffset beginOfBlock(int number) const;

    QTextDocument *m_text;
    rep::SnapshotPtr m_snapshot;
    // What the file begins with and the text does not show: a byte order mark, or the part of one
    // that crawlers skip too. Never seen by undo.
    std::string m_prefix;
    std::string m_savedPrefix;
    rep::LineEnd m_usualLineEnd = rep::LineEnd::Lf;
    bool m_isLoading = false;
    bool m_wasModified = false;
    rep::FileFormat m_format;
    QTimer m_formatDelay;
};

} // namespace postern
