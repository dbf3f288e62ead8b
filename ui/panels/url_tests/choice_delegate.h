// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/roomy_delegate.h"

namespace postern {

/// Paints the note of a choice behind its name, quieter, in a column of its own.
class ChoiceDelegate : public RoomyDelegate {
    Q_OBJECT

public:
    /// `noteRole` is the role of the model that gives the note.
    explicit ChoiceDelegate(int noteRole, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    int m_noteRole;
};

} // namespace postern
