// SPDX-License-Identifier: MIT
#include "ui/editor/overlays/overlay_badge.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace postern {

namespace {

constexpr QRgb kColours[] = {0xFF3A6DB0, 0xFFA8590F, 0xFF7A4FB5,
                             0xFF0E7A73, 0xFFA63A7C, 0xFF5B6672};
constexpr double kDigitWidth = 0.5; // of the height, more for each digit after the first

} // namespace

QColor overlayBadgeColour(int number)
{
    const auto place = static_cast<std::size_t>(std::max(number, 1) - 1);
    return kColours[place % std::size(kColours)];
}

double overlayBadgeWidth(double height, int number)
{
    return height + height * kDigitWidth * double(QString::number(number).size() - 1);
}

void paintOverlayBadge(QPainter &painter, const QPointF &topLeft, double height, int number)
{
    const QRectF box(topLeft, QSizeF(overlayBadgeWidth(height, number), height));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(overlayBadgeColour(number));
    painter.drawRoundedRect(box, height / 4, height / 4);
    QFont font = painter.font();
    font.setItalic(false);
    font.setBold(true);
    font.setPixelSize(std::max(6, int(height * 0.84)));
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, QString::number(number));
    painter.restore();
}

} // namespace postern
