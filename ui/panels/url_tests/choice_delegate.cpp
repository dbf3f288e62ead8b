// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/choice_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace postern {

namespace {

constexpr int kNameCharacters = 24; // the column of the names
constexpr float kNoteStrength = 0.7F;

} // namespace

ChoiceDelegate::ChoiceDelegate(int noteRole, QObject *parent)
    : RoomyDelegate(parent), m_noteRole(noteRole)
{
}

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    RoomyDelegate::paint(painter, option, index);
    const int nameWidth =
        qMax(option.fontMetrics.averageCharWidth() * kNameCharacters,
             option.fontMetrics.horizontalAdvance(index.data().toString() + u"  "));
    const QRect place = QStyle::visualRect(option.direction, option.rect,
                                           option.rect.adjusted(nameWidth, 0, -4, 0));
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    QColor color = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    color.setAlphaF(kNoteStrength);
    painter->save();
    painter->setPen(color);
    painter->setFont(option.font);
    painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data(m_noteRole).toString(),
                                                    Qt::ElideRight, place.width()));
    painter->restore();
}

} // namespace postern
