// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/number_badge.h"

#include "ui/editor/overlays/overlay_badge.h"

#include <QPainter>

#include <cmath>

namespace postern {

NumberBadge::NumberBadge(int number, QWidget *parent) : QWidget(parent), m_number(number)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void NumberBadge::setNumber(int number)
{
    if (number == m_number)
        return;
    m_number = number;
    updateGeometry();
    update();
}

QSize NumberBadge::sizeHint() const
{
    const int height = fontMetrics().height();
    return {static_cast<int>(std::ceil(overlayBadgeWidth(height, m_number))), height};
}

void NumberBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintOverlayBadge(painter, {0, 0}, height(), m_number);
}

} // namespace postern
