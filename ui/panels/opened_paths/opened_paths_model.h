// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/opened_paths/opened_paths.h"
#include "ui/panels/opened_paths/row_change.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace postern {

/// Opened paths as a tree: crawlers with the same rules, below them each Disallow of the `*` rules.
///
/// A new answer changes rows in place as far as it can, so that a view keeps what is selected and
/// what is unfolded while the text is typed.
class OpenedPathsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { PathColumn, StateColumn, OwnRuleColumn, LineColumn, ColumnCount };
    enum Role {
        /// The closing line; of crawlers the one where their group begins.
        LineRole = Qt::UserRole,
        /// The line of their own rules that decides; invalid where none does.
        DecidingLineRole,
        /// Of crawlers: the name of the first one, by which a row is known again.
        CrawlerRole,
    };

    explicit OpenedPathsModel(QObject *parent = nullptr);
    ~OpenedPathsModel() override;

    void setPaths(OpenedPaths paths);
    /// The snapshot that all lines speak of; null before the first answer.
    const rep::SnapshotPtr &snapshot() const { return m_snapshot; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node {
        OpenedPathsRow row;
        int position = 0;
    };

    void removeNodes(const RowChange &change);
    void insertNodes(const RowChange &change, OpenedPaths &paths);
    void changeNodes(const RowChange &change, OpenedPaths &paths);
    void removeRules(int node, const RowChange &change);
    void insertRules(int node, const RowChange &change, const std::vector<OpenedRule> &rules);
    void numberNodes();
    Node *nodeOf(const QModelIndex &rule) const;

    QVariant crawlersData(const OpenedPathsRow &row, int column, int role) const;
    QVariant ruleData(const OpenedPathsRow &row, const OpenedRule &rule, int column,
                      int role) const;
    QString ruleCell(const OpenedRule &rule, int column) const;

    rep::SnapshotPtr m_snapshot;
    std::vector<std::unique_ptr<Node>> m_nodes; // pointed at by the indices of their rules
};

} // namespace postern
