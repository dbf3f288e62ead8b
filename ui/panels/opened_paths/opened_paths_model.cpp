// SPDX-License-Identifier: MIT
#include "ui/panels/opened_paths/opened_paths_model.h"

#include "core/wording/number_text.h"
#include "ui/panels/opened_paths/opened_paths_text.h"
#include "ui/panels/verdict_sign.h"

#include <QFont>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

VerdictSign signOf(OpenedState state)
{
    switch (state) {
    case OpenedState::Open:
        return VerdictSign::Allowed;
    case OpenedState::PartlyOpen:
        return VerdictSign::Partly;
    case OpenedState::StillBlocked:
        return VerdictSign::Blocked;
    case OpenedState::NotDetermined:
        break;
    }
    return VerdictSign::Unknown;
}

/// The rest comes from the view.
QFont boldFont()
{
    QFont font;
    font.setBold(true);
    return font;
}

/// Tool tips break lines only in rich text.
QString wrapped(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

QVariant alignmentOf(int column)
{
    const bool isNumber = column == OpenedPathsModel::LineColumn;
    return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

std::vector<QString> keysOf(const std::vector<OpenedPathsRow> &rows)
{
    std::vector<QString> keys;
    for (const OpenedPathsRow &row : rows)
        keys.push_back(row.crawlers.front());
    return keys;
}

std::vector<std::string_view> keysOf(const rep::RobotsFile &file,
                                     const std::vector<OpenedRule> &rules)
{
    std::vector<std::string_view> keys;
    keys.reserve(rules.size());
    for (const OpenedRule &rule : rules)
        keys.push_back(file.value(rule.closingLine));
    return keys;
}

/// The new row of a node that stays.
std::size_t placeAfter(const RowChange &change, std::size_t node)
{
    return node < change.place ? node : node + change.inserted;
}

template<class List>
auto at(List &list, std::size_t place)
{
    return list.begin() + static_cast<std::ptrdiff_t>(place);
}

} // namespace

OpenedPathsModel::OpenedPathsModel(QObject *parent) : QAbstractItemModel(parent)
{
}

OpenedPathsModel::~OpenedPathsModel() = default;

void OpenedPathsModel::setPaths(OpenedPaths paths)
{
    std::vector<QString> keys;
    for (const auto &node : m_nodes)
        keys.push_back(node->row.crawlers.front());
    const RowChange change = rowChange(keys, keysOf(paths.rows));
    removeNodes(change);
    changeNodes(change, paths);
    insertNodes(change, paths);
}

void OpenedPathsModel::removeNodes(const RowChange &change)
{
    if (change.removed == 0)
        return;
    const auto first = static_cast<int>(change.place);
    beginRemoveRows({}, first, first + static_cast<int>(change.removed) - 1);
    m_nodes.erase(at(m_nodes, change.place), at(m_nodes, change.place + change.removed));
    numberNodes();
    endRemoveRows();
}

/// What goes is gone before the snapshot changes, and what comes comes after it: no view ever asks
/// for a line of the wrong text.
void OpenedPathsModel::changeNodes(const RowChange &change, OpenedPaths &paths)
{
    std::vector<RowChange> ruleChanges;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const OpenedPathsRow &next = paths.rows[placeAfter(change, i)];
        ruleChanges.push_back(rowChange(keysOf(m_snapshot->file(), m_nodes[i]->row.rules),
                                        keysOf(paths.snapshot->file(), next.rules)));
        removeRules(static_cast<int>(i), ruleChanges.back());
    }
    m_snapshot = paths.snapshot;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        OpenedPathsRow &row = m_nodes[i]->row;
        const RowChange &rules = ruleChanges[i];
        row = paths.rows[placeAfter(change, i)];
        row.rules.erase(at(row.rules, rules.place), at(row.rules, rules.place + rules.inserted));
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const int row = static_cast<int>(i);
        const QModelIndex node = index(row, 0);
        Q_EMIT dataChanged(node, index(row, ColumnCount - 1));
        if (const int rules = rowCount(node); rules > 0)
            Q_EMIT dataChanged(index(0, 0, node), index(rules - 1, ColumnCount - 1, node));
        insertRules(row, ruleChanges[i], paths.rows[placeAfter(change, i)].rules);
    }
}

void OpenedPathsModel::insertNodes(const RowChange &change, OpenedPaths &paths)
{
    if (change.inserted == 0)
        return;
    const auto first = static_cast<int>(change.place);
    beginInsertRows({}, first, first + static_cast<int>(change.inserted) - 1);
    for (std::size_t i = change.place; i < change.place + change.inserted; ++i)
        m_nodes.insert(at(m_nodes, i), std::make_unique<Node>(Node{std::move(paths.rows[i]), 0}));
    numberNodes();
    endInsertRows();
}

void OpenedPathsModel::removeRules(int node, const RowChange &change)
{
    if (change.removed == 0)
        return;
    const auto first = static_cast<int>(change.place);
    beginRemoveRows(index(node, 0), first, first + static_cast<int>(change.removed) - 1);
    std::vector<OpenedRule> &rules = m_nodes[static_cast<std::size_t>(node)]->row.rules;
    rules.erase(at(rules, change.place), at(rules, change.place + change.removed));
    endRemoveRows();
}

void OpenedPathsModel::insertRules(int node, const RowChange &change,
                                   const std::vector<OpenedRule> &rules)
{
    if (change.inserted == 0)
        return;
    const auto first = static_cast<int>(change.place);
    beginInsertRows(index(node, 0), first, first + static_cast<int>(change.inserted) - 1);
    m_nodes[static_cast<std::size_t>(node)]->row.rules = rules;
    endInsertRows();
}

void OpenedPathsModel::numberNodes()
{
    int position = 0;
    for (const auto &node : m_nodes)
        node->position = position++;
}

QModelIndex OpenedPathsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column);
    return createIndex(row, column, m_nodes[static_cast<std::size_t>(parent.row())].get());
}

OpenedPathsModel::Node *OpenedPathsModel::nodeOf(const QModelIndex &rule) const
{
    return static_cast<Node *>(rule.internalPointer());
}

QModelIndex OpenedPathsModel::parent(const QModelIndex &index) const
{
    const Node *node = index.isValid() ? nodeOf(index) : nullptr;
    return node == nullptr ? QModelIndex() : createIndex(node->position, 0);
}

int OpenedPathsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_nodes.size());
    if (nodeOf(parent) != nullptr || parent.column() != 0)
        return 0;
    return static_cast<int>(m_nodes[static_cast<std::size_t>(parent.row())]->row.rules.size());
}

int OpenedPathsModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant OpenedPathsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    if (const Node *node = nodeOf(index))
        return ruleData(node->row, node->row.rules[static_cast<std::size_t>(index.row())],
                        index.column(), role);
    return crawlersData(m_nodes[static_cast<std::size_t>(index.row())]->row, index.column(), role);
}

QVariant OpenedPathsModel::crawlersData(const OpenedPathsRow &row, int column, int role) const
{
    switch (role) {
    case LineRole:
        return row.groupLine;
    case CrawlerRole:
        return row.crawlers.front();
    case Qt::ToolTipRole:
        return wrapped(enumeration(row.crawlers));
    case Qt::FontRole:
        return boldFont();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case PathColumn:
        return crawlersText(row);
    case StateColumn:
        return openedCountText(row);
    case OwnRuleColumn:
        return groupsText(row);
    case LineColumn:
        return QString::number(lineNumber(row.groupLine));
    default:
        return {};
    }
}

QVariant OpenedPathsModel::ruleData(const OpenedPathsRow &row, const OpenedRule &rule, int column,
                                    int role) const
{
    const std::optional<std::uint32_t> decidingLine = rule.decidingLine();
    switch (role) {
    case LineRole:
        return rule.closingLine;
    case DecidingLineRole:
        return decidingLine ? QVariant(*decidingLine) : QVariant();
    case Qt::DecorationRole:
        return column == StateColumn ? QVariant(verdictIcon(signOf(rule.state))) : QVariant();
    case Qt::ToolTipRole:
        return wrapped(examplesText(row, rule));
    case Qt::DisplayRole:
        return ruleCell(rule, column);
    default:
        return {};
    }
}

QString OpenedPathsModel::ruleCell(const OpenedRule &rule, int column) const
{
    const rep::RobotsFile &file = m_snapshot->file();
    switch (column) {
    case PathColumn:
        return shownText(file.value(rule.closingLine));
    case StateColumn:
        return stateText(rule.state);
    case OwnRuleColumn:
        return ownRuleText(file, rule);
    case LineColumn:
        return QString::number(lineNumber(rule.closingLine));
    default:
        return {};
    }
}

QVariant OpenedPathsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PathColumn:
        return tr("Closed by the rules for *");
    case StateColumn:
        return tr("For them");
    case OwnRuleColumn:
        return tr("Their own group says");
    case LineColumn:
        return tr("Line");
    default:
        return {};
    }
}

} // namespace postern
