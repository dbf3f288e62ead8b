// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace postern {

/// Gives the rows of a list some air, in proportion to the font.
class RoomyDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace postern
