// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"
#include "ui/editor/byte_text_edit.h"
#include "ui/editor/editor_canvas.h"
#include "ui/editor/overlay.h"
#include "ui/editor/overlays/overlay_marks.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace postern {

class GutterTexts;
class RobotsDocument;
class RobotsHighlighter;
class SyntaxTheme;
struct EditorColours;

/// The text of a robots.txt as it is edited. What it shows besides the text, it works out from the
/// document's snapshot, for the lines in view only, and in the same frame as the change.
class RobotsEditor : public ByteTextEdit {
    Q_OBJECT

public:
    /// Both must outlive it.
    RobotsEditor(RobotsDocument &document, SyntaxTheme &theme, QWidget *parent = nullptr);
    ~RobotsEditor() override;

    const EditorColours &colours() const;
    /// Words on the snapshot that is shown; renewed with each change of the text.
    const GutterTexts &texts() const { return *m_texts; }

    /// The lines that are in view at least partly, from the top.
    std::vector<VisibleLine> visibleLines() const;
    std::uint32_t currentLine() const { return m_currentLine; }

    /// Shows these instead of any before. Those that speak of another snapshot than the one shown
    /// are not painted.
    void setOverlays(const std::vector<Overlay> &overlays);
    const OverlayMarks &overlayMarks() const { return m_marks; }

    /// Puts the cursor at the start of the line, brings the line to the middle of the view, and
    /// frames it until the cursor leaves it or the text changes. A line past the end is the last.
    void goToLine(std::uint32_t line);
    std::optional<std::uint32_t> framedLine() const { return m_framedLine; }

    /// Selects the lines of a group, the cursor at its start; the view stays where it is. Nothing
    /// for a group that is not there.
    void selectGroup(std::uint32_t group);
    /// What is said of the current line; also where an overlay speaks of it.
    QString lineDescription() const;

public Q_SLOTS: // actions
    /// Selects the group that the cursor is in. Where it is in none, says only what the line is.
    void selectGroupAtCursor();

Q_SIGNALS:
    /// The cursor is on another line, or what there is to say of its line is another.
    void lineDescribed(const QString &description);
    void groupActivated(std::uint32_t group);
    /// An overlay's line was pressed with Ctrl. `number` is Overlay::number.
    void overlayActivated(int number);
    /// Other colours from now on.
    void coloursChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;

private:
    void connectDocument();
    void takeSnapshot();
    void takeColours();
    void followCursor();
    void describeLine();
    void showMarks(OverlayMarks marks);
    void updateMarkedLines();
    void updateLine(std::uint32_t line);
    void paintBacks(const EditorCanvas &canvas);
    void paintFrame(const EditorCanvas &canvas);
    EditorCanvas canvas(QPainter &painter, std::span<const VisibleLine> lines,
                        const QRect &dirty) const;
    std::optional<VisibleLine> lineAt(const QPointF &position) const;
    QString toolTipAt(const QPointF &position) const;

    RobotsDocument &m_document;
    SyntaxTheme &m_theme;
    std::unique_ptr<GutterTexts> m_texts;
    RobotsHighlighter *m_highlighter = nullptr; // the text document's
    std::vector<Overlay> m_overlays;
    OverlayMarks m_marks;
    OverlayMarks m_paintedMarks;
    bool m_isUpdatePending = false;
    bool m_hasMoved = false; // the text, since lines with marks were updated
    std::optional<std::uint32_t> m_framedLine;
    std::uint32_t m_currentLine = 0;
    QString m_description;
};

} // namespace postern
