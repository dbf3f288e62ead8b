// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/gutter/gutter_layout.h"
#include "ui/editor/gutter/gutter_rows.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace postern {

class RobotsEditor;
struct GutterRowState;

/// Stands at the left of the text and says, beside every line, which group it landed in, whom that
/// group covers, and where something else happens than it seems. Only what is in view is worked out
/// and painted. A click on a group selects its lines and points out the groups that are read
/// together with it; the keyboard's way to the same is RobotsEditor::selectGroupAtCursor().
class GroupGutter : public QWidget {
    Q_OBJECT

public:
    /// `editor` must outlive it, and its viewport have the same top.
    explicit GroupGutter(RobotsEditor &editor, QWidget *parent = nullptr);

    QSize sizeHint() const override;

    /// How many characters a label has room for; 24 at first.
    void setLabelCharacters(int characters);
    int labelCharacters() const { return m_labelCharacters; }

    /// The rows in view, from the top.
    std::vector<GutterRow> rows() const;
    /// The group that was chosen, until the cursor moves or the text changes.
    std::optional<std::uint32_t> pointedOutGroup() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct PlacedRow {
        GutterRow row;
        QRectF box;
        double textHeight = 0;

        friend bool operator==(const PlacedRow &, const PlacedRow &) = default;
    };

    void connectEditor();
    void renewLayout();
    void pointOut(std::uint32_t group);
    void forgetPointedOut();
    void updateChangedRowsLater();
    void updateChangedRows();
    void updateRow(std::uint32_t line);
    std::vector<PlacedRow> placedRows() const;
    const PlacedRow *rowAt(double y) const;
    GutterRowState stateOf(const GutterRow &row) const;

    RobotsEditor &m_editor;
    GutterLayout m_layout;
    int m_labelCharacters = 24;
    std::optional<std::uint32_t> m_pointedOut;
    std::uint64_t m_pointedOutRevision = 0; // of the snapshot that has the group
    std::vector<PlacedRow> m_painted; // as last worked out
    std::uint32_t m_currentLine = 0;
    bool m_isUpdatePending = false;
};

} // namespace postern
