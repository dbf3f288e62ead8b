// SPDX-License-Identifier: MIT
#include "ui/panels/roomy_delegate.h"

namespace postern {

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + option.fontMetrics.averageCharWidth() * 2,
            qMax(size.height(), option.fontMetrics.height() * 3 / 2)};
}

} // namespace postern
