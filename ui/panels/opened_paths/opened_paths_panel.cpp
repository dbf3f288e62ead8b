// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths_panel.h"

#include "ui/panels/muted_label.h"
#include "ui/panels/opened_paths/opened_paths_model.h"
#include "ui/panels/opened_paths/opened_paths_text.h"
#include "ui/panels/roomy_delegate.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <chrono>

namespace postern {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kBusyDelay = 250ms; // most answers are faster than anybody reads

} // namespace

OpenedPathsPanel::OpenedPathsPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new OpenedPathsModel(this))
    , m_answers(createAnswers(rep::Reading::Standard))
{
    createTree();
    createWidgets();
    createActions();
    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(kBusyDelay);
    connect(&m_busyDelay, &QTimer::timeout, m_busyMark, &QWidget::show);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &OpenedPathsPanel::unfoldRows);
}

OpenedPathsPanel::~OpenedPathsPanel() = default;

std::unique_ptr<OpenedPathsPanel::Answers> OpenedPathsPanel::createAnswers(rep::Reading reading)
{
    return std::make_unique<Answers>(
        [reading](const rep::SnapshotPtr &snapshot, const std::stop_token &stop) {
            return findOpenedPaths(snapshot, reading, stop);
        },
        this, [this](OpenedPaths paths) { showPaths(std::move(paths)); });
}

void OpenedPathsPanel::createWidgets()
{
    m_summary = new QLabel;
    m_summary->setObjectName(u"openedPathsSummary"_s);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_busyMark = new MutedLabel(tr("Updating…"));
    m_busyMark->setObjectName(u"openedPathsBusy"_s);
    m_busyMark->hide();
    auto *head = new QHBoxLayout;
    head->addWidget(m_summary, 1);
    head->addWidget(m_busyMark, 0, Qt::AlignTop);

    m_emptyText = new MutedLabel;
    m_emptyText->setObjectName(u"openedPathsEmpty"_s);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_emptyText);
    m_pages->addWidget(m_tree);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_tree);
}

void OpenedPathsPanel::createTree()
{
    m_tree = new QTreeView;
    m_tree->setObjectName(u"openedPathsTree"_s);
    m_tree->setAccessibleName(tr("Paths that are open to named crawlers"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(OpenedPathsModel::PathColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(OpenedPathsModel::StateColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(OpenedPathsModel::OwnRuleColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(OpenedPathsModel::LineColumn, QHeaderView::ResizeToContents);

    const auto nameOf = [](const QModelIndex &index) {
        return index.data(OpenedPathsModel::CrawlerRole).toString();
    };
    connect(m_tree, &QTreeView::expanded, this, [this, nameOf](const QModelIndex &index) {
        m_folded.remove(nameOf(index));
        m_unfolded.insert(nameOf(index));
    });
    connect(m_tree, &QTreeView::collapsed, this, [this, nameOf](const QModelIndex &index) {
        m_unfolded.remove(nameOf(index));
        m_folded.insert(nameOf(index));
    });
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.parent().isValid()) // one on crawlers folds and unfolds them
            requestLine(index, OpenedPathsModel::LineRole);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OpenedPathsPanel::updateActions);
}

void OpenedPathsPanel::createActions()
{
    m_goToLine = new QAction(this);
    m_goToLine->setObjectName(u"goToClosingLine"_s);
    m_goToLine->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_goToDecidingLine = new QAction(tr("Go to the Line That &Decides"), this);
    m_goToDecidingLine->setObjectName(u"goToDecidingLine"_s);
    m_goToDecidingLine->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    for (QAction *action : {m_goToLine, m_goToDecidingLine}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_tree->addAction(action);
    }
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_goToLine, &QAction::triggered, this,
            [this] { requestLine(m_tree->currentIndex(), OpenedPathsModel::LineRole); });
    connect(m_goToDecidingLine, &QAction::triggered, this,
            [this] { requestLine(m_tree->currentIndex(), OpenedPathsModel::DecidingLineRole); });
    updateActions();
}

void OpenedPathsPanel::setSnapshot(rep::SnapshotPtr snapshot)
{
    m_snapshot = std::move(snapshot);
    compute();
}

void OpenedPathsPanel::setReading(rep::Reading reading)
{
    m_answers = createAnswers(reading);
    if (m_snapshot)
        compute();
}

void OpenedPathsPanel::compute()
{
    m_answers->request(m_snapshot);
    if (!m_busyMark->isVisible())
        m_busyDelay.start();
    updateActions();
}

void OpenedPathsPanel::showPaths(OpenedPaths paths)
{
    m_busyDelay.stop();
    m_busyMark->hide();
    m_summary->setText(summaryText(paths));
    m_emptyText->setText(paths.hasClosingRules
                             ? tr("No named group releases a crawler from the rules for *.")
                             : tr("There are no rules for * that close anything."));
    const bool isEmpty = paths.rows.empty();
    m_model->setPaths(std::move(paths));
    m_summary->setVisible(!m_summary->text().isEmpty());
    m_pages->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_emptyText) : m_tree);
    updateActions();
}

/// Rows that went away while a line was retyped come back as they were. A single one is unfolded,
/// as there is nothing else to see.
void OpenedPathsPanel::unfoldRows(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid())
        return;
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const QString name = index.data(OpenedPathsModel::CrawlerRole).toString();
        const bool isSingle = m_model->rowCount() == 1 && !m_folded.contains(name);
        if (isSingle || m_unfolded.contains(name))
            m_tree->expand(index);
    }
}

void OpenedPathsPanel::updateActions()
{
    const QModelIndex current = m_tree->currentIndex();
    const bool isRule = current.parent().isValid();
    const bool isUpToDate = !m_answers->isBusy();
    m_goToLine->setText(current.isValid() && !isRule ? tr("&Go to Their Group")
                                                     : tr("&Go to the Line That Closes It"));
    m_goToLine->setEnabled(isUpToDate && current.isValid());
    m_goToDecidingLine->setEnabled(isUpToDate
                                   && current.data(OpenedPathsModel::DecidingLineRole).isValid());
}

void OpenedPathsPanel::requestLine(const QModelIndex &index, int role)
{
    const QVariant line = index.data(role);
    if (line.isValid() && !m_answers->isBusy())
        Q_EMIT lineRequested(line.toUInt());
}

} // namespace postern
