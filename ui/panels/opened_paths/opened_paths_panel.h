// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/latest_answer.h"
#include "ui/panels/opened_paths/opened_paths.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <memory>

class QAction;
class QLabel;
class QModelIndex;
class QStackedWidget;
class QTreeView;

namespace postern {

class OpenedPathsModel;

/// Shows which crawlers a group of their own releases from the rules for `*`, and what that opens.
/// Computes in the background; until the answer for a new text is there the old one stays to be
/// read, but leads to no line.
class OpenedPathsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OpenedPathsPanel(QWidget *parent = nullptr);
    ~OpenedPathsPanel() override;

    void setSnapshot(rep::SnapshotPtr snapshot);
    void setReading(rep::Reading reading);

Q_SIGNALS:
    /// The line, from 0, of the newest snapshot is asked for.
    void lineRequested(std::uint32_t line);

private:
    using Answers = LatestAnswer<OpenedPaths>;

    void createWidgets();
    void createTree();
    void createActions();
    std::unique_ptr<Answers> createAnswers(rep::Reading reading);

    void compute();
    void showPaths(OpenedPaths paths);
    void unfoldRows(const QModelIndex &parent, int first, int last);
    void updateActions();
    void requestLine(const QModelIndex &index, int role);

    rep::SnapshotPtr m_snapshot;
    OpenedPathsModel *m_model;
    QLabel *m_summary = nullptr;
    QLabel *m_busyMark = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_tree = nullptr;
    QLabel *m_emptyText = nullptr;
    QAction *m_goToLine = nullptr;
    QAction *m_goToDecidingLine = nullptr;
    QTimer m_busyDelay;
    QSet<QString> m_folded; // by the first crawler, as far as the user folded or unfolded the row
    QSet<QString> m_unfolded;
    std::unique_ptr<Answers> m_answers;
};

} // namespace postern
