// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/group_gutter.h"

#include "ui/editor/gutter/gutter_painter.h"
#include "ui/editor/gutter/gutter_texts.h"
#include "ui/editor/robots_editor.h"
#include "ui/editor/theme/editor_colours.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastDigits = 3;
constexpr double kLabelShare = 0.92; // of the size of the text

QFont sized(QFont font, double points)
{
    font.setPointSizeF(points);
    return font;
}

/// Tooltips wrap their lines only where they are rich text.
QString wrapped(const QString &text)
{
    QString html = text.toHtmlEscaped();
    return u"<p>"_s + html.replace(u'\n', u"</p><p>"_s) + u"</p>"_s;
}

} // namespace

GroupGutter::GroupGutter(RobotsEditor &editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_layout({}, {}, kLeastDigits, m_labelCharacters)
{
    setObjectName(u"groupGutter"_s);
    setAccessibleName(tr("Groups"));
    setAccessibleDescription(tr("Shows the group of each line. The status bar says the same of the "
                                "line that the cursor is in."));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connectEditor();
    renewLayout();
    m_currentLine = m_editor.currentLine();
}

void GroupGutter::connectEditor()
{
    connect(&m_editor, &QPlainTextEdit::updateRequest, this, [this](const QRect &area, int dy) {
        if (dy != 0)
            update();
        else if (area.height() >= m_editor.viewport()->height())
            updateChangedRowsLater();
    });
    connect(&m_editor, &QPlainTextEdit::textChanged, this, &GroupGutter::updateChangedRowsLater);
    connect(&m_editor, &QPlainTextEdit::blockCountChanged, this, &GroupGutter::renewLayout);
    connect(&m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        forgetPointedOut();
        const auto line = static_cast<std::uint32_t>(m_editor.textCursor().blockNumber());
        updateRow(m_currentLine);
        updateRow(line);
        m_currentLine = line;
    });
    connect(&m_editor, &RobotsEditor::groupActivated, this, &GroupGutter::pointOut);
    connect(&m_editor, &RobotsEditor::coloursChanged, this, QOverload<>::of(&QWidget::update));
    m_editor.installEventFilter(this);
}

bool GroupGutter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_editor && event->type() == QEvent::FontChange)
        renewLayout();
    return QWidget::eventFilter(watched, event);
}

void GroupGutter::renewLayout()
{
    const double points = m_editor.font().pointSizeF() * kLabelShare;
    const auto digits = QString::number(m_editor.blockCount()).size();
    m_layout = GutterLayout(sized(font(), points), sized(m_editor.font(), points),
                            std::max(kLeastDigits, int(digits)), m_labelCharacters);
    setFixedWidth(m_layout.width);
    update();
}

QSize GroupGutter::sizeHint() const
{
    return {m_layout.width, 0};
}

void GroupGutter::setLabelCharacters(int characters)
{
    constexpr int kLeast = 8;
    constexpr int kMost = 80;
    m_labelCharacters = std::clamp(characters, kLeast, kMost);
    renewLayout();
}

std::vector<GroupGutter::PlacedRow> GroupGutter::placedRows() const
{
    const std::vector<VisibleLine> lines = m_editor.visibleLines();
    if (lines.empty())
        return {};
    std::vector<PlacedRow> placed;
    placed.reserve(lines.size());
    std::size_t next = 0;
    for (GutterRow &row : gutterRows(m_editor.texts(), lines.front().line, lines.back().line)) {
        const VisibleLine &line = lines[next];
        if (row.line != line.line) // hidden in the text
            continue;
        const QTextLayout &layout = *line.block.layout();
        const double height =
            layout.lineCount() > 0 ? layout.lineAt(0).height() : line.box.height();
        placed.push_back(
            {std::move(row), QRectF(0, line.box.top(), width(), line.box.height()), height});
        ++next;
    }
    return placed;
}

std::vector<GutterRow> GroupGutter::rows() const
{
    std::vector<GutterRow> rows;
    for (PlacedRow &placed : placedRows())
        rows.push_back(std::move(placed.row));
    return rows;
}

void GroupGutter::updateChangedRowsLater()
{
    if (m_isUpdatePending)
        return;
    // Within a change of the text the layout has no places yet. Queued calls come before the paint.
    m_isUpdatePending = true;
    QMetaObject::invokeMethod(this, &GroupGutter::updateChangedRows, Qt::QueuedConnection);
}

void GroupGutter::updateChangedRows()
{
    m_isUpdatePending = false;
    if (!pointedOutGroup().has_value())
        forgetPointedOut();
    std::vector<PlacedRow> rows = placedRows();
    if (rows.size() != m_painted.size()) {
        update();
    } else {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i] != m_painted[i])
                update(rows[i].box.united(m_painted[i].box).toAlignedRect());
    }
    m_painted = std::move(rows);
}

void GroupGutter::updateRow(std::uint32_t line)
{
    for (const PlacedRow &placed : m_painted)
        if (placed.row.line == line)
            update(placed.box.toAlignedRect());
}

void GroupGutter::pointOut(std::uint32_t group)
{
    m_pointedOut = group;
    m_pointedOutRevision = m_editor.texts().snapshot().revision();
    update();
}

void GroupGutter::forgetPointedOut()
{
    if (!m_pointedOut.has_value())
        return;
    m_pointedOut.reset();
    update();
}

std::optional<std::uint32_t> GroupGutter::pointedOutGroup() const
{
    const bool isOfThisText = m_pointedOutRevision == m_editor.texts().snapshot().revision();
    return isOfThisText ? m_pointedOut : std::nullopt;
}

GutterRowState GroupGutter::stateOf(const GutterRow &row) const
{
    GutterRowState state;
    state.isCurrentLine = row.line == m_currentLine;
    const std::optional<std::uint32_t> chosen = pointedOutGroup();
    if (chosen.has_value() && row.group != rep::kNoGroup) {
        const std::vector<std::uint32_t> &merged = m_editor.texts().facts(*chosen).mergedWith;
        state.isPointedOut = row.group == *chosen;
        state.isOutlined = std::ranges::binary_search(merged, row.group);
    }
    return state;
}

void GroupGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const EditorColours &colours = m_editor.colours();
    painter.fillRect(event->rect(), colours.gutterBase);
    painter.fillRect(QRectF(width() - 1, event->rect().top(), 1, event->rect().height()),
                     colours.gutterLine);
    m_painted = placedRows();
    GutterPainter rows(painter, colours, m_layout);
    for (const PlacedRow &placed : m_painted)
        if (placed.box.intersects(event->rect()))
            rows.paint(placed.row, placed.box.adjusted(0, 0, -1, 0), placed.textHeight,
                       stateOf(placed.row));
}

const GroupGutter::PlacedRow *GroupGutter::rowAt(double y) const
{
    for (const PlacedRow &placed : m_painted)
        if (y >= placed.box.top() && y < placed.box.bottom())
            return &placed;
    return nullptr;
}

void GroupGutter::mousePressEvent(QMouseEvent *event)
{
    const PlacedRow *const placed = rowAt(event->position().y());
    if (event->button() != Qt::LeftButton || placed == nullptr)
        return;
    if (placed->row.group != rep::kNoGroup && event->position().x() < m_layout.numberLeft)
        m_editor.selectGroup(placed->row.group);
    else
        m_editor.setTextCursor(
            QTextCursor(m_editor.document()->findBlockByNumber(int(placed->row.line))));
    m_editor.setFocus();
}

void GroupGutter::mouseMoveEvent(QMouseEvent *event)
{
    const PlacedRow *const placed = rowAt(event->position().y());
    const bool isOnGroup = placed != nullptr && placed->row.group != rep::kNoGroup
        && event->position().x() < m_layout.numberLeft;
    setCursor(isOnGroup ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void GroupGutter::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_editor.viewport(), event);
}

bool GroupGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *const help = static_cast<QHelpEvent *>(event);
    const PlacedRow *const placed = rowAt(help->pos().y());
    const QString text =
        placed == nullptr ? QString() : m_editor.texts().lineToolTip(placed->row.line);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), wrapped(text), this);
    return true;
}

} // namespace postern
