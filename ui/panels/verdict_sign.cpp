// SPDX-License-Identifier: MIT
#include "ui/panels/verdict_sign.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace postern {

namespace {

constexpr int kDarkBelow = 128; // lightness of a background

QColor discColor(VerdictSign sign)
{
    switch (sign) {
    case VerdictSign::Allowed:
        return {0x2E, 0x8B, 0x57};
    case VerdictSign::Blocked:
        return {0xD0, 0x43, 0x3F};
    case VerdictSign::Partly:
        return {0xB7, 0x79, 0x1F};
    case VerdictSign::Unknown:
        return {0x7A, 0x7A, 0x7A};
    case VerdictSign::Remark:
        return {0x3B, 0x74, 0xB5};
    }
    return {};
}

/// In a unit square.
QPainterPath signPath(VerdictSign sign)
{
    QPainterPath path;
    switch (sign) {
    case VerdictSign::Allowed:
        path.moveTo(0.28, 0.53);
        path.lineTo(0.44, 0.68);
        path.lineTo(0.73, 0.35);
        break;
    case VerdictSign::Blocked:
        path.moveTo(0.29, 0.5);
        path.lineTo(0.71, 0.5);
        break;
    case VerdictSign::Partly:
        path.moveTo(0.5, 0.26);
        path.arcTo(0.26, 0.26, 0.48, 0.48, 90, 180);
        path.closeSubpath();
        break;
    case VerdictSign::Unknown:
        path.moveTo(0.36, 0.41);
        path.arcTo(0.36, 0.26, 0.28, 0.28, 180, -250);
        path.quadTo(0.5, 0.55, 0.5, 0.61);
        path.moveTo(0.5, 0.75);
        path.lineTo(0.5, 0.755);
        break;
    case VerdictSign::Remark:
        path.moveTo(0.5, 0.28);
        path.lineTo(0.5, 0.285);
        path.moveTo(0.5, 0.46);
        path.lineTo(0.5, 0.73);
        break;
    }
    return path;
}

class VerdictIconEngine : public QIconEngine {
public:
    explicit VerdictIconEngine(VerdictSign sign) : m_sign(sign) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal side = qMin(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center() - QPointF(side / 2, side / 2));
        painter->scale(side, side);
        painter->setOpacity(mode == QIcon::Disabled ? 0.5 : 1.0);
        painter->setPen(Qt::NoPen);
        painter->setBrush(discColor(m_sign));
        painter->drawEllipse(QRectF(0.06, 0.06, 0.88, 0.88));
        painter->setPen(QPen(Qt::white, 0.115, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(m_sign == VerdictSign::Partly ? QBrush(Qt::white) : QBrush());
        painter->drawPath(signPath(m_sign));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new VerdictIconEngine(*this); }

private:
    VerdictSign m_sign;
};

} // namespace

QIcon verdictIcon(VerdictSign sign)
{
    return QIcon(new VerdictIconEngine(sign));
}

QColor verdictTextColor(VerdictSign sign, const QPalette &palette)
{
    const bool isDark = palette.color(QPalette::Window).lightness() < kDarkBelow;
    const QColor color = discColor(sign);
    return isDark ? color.lighter(140) : color.darker(115);
}

} // namespace postern
