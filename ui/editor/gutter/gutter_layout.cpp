// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/gutter_layout.h"

#include <QFontMetricsF>

#include <cmath>

namespace postern {

namespace {

constexpr double kMargin = 6;
constexpr double kNumberGap = 10; // on both sides of the line number

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

GutterLayout::GutterLayout(const QFont &label, const QFont &number, int digits, int labelCharacters)
    : labelFont(label), strongFont(strong(label)), numberFont(number)
{
    bandLeft = kMargin;
    bandWidth = std::ceil(QFontMetricsF(label).horizontalAdvance(u'0') * labelCharacters);
    numberLeft = bandLeft + bandWidth + kNumberGap;
    numberWidth = std::ceil(QFontMetricsF(number).horizontalAdvance(u'9') * digits);
    width = int(numberLeft + numberWidth + kNumberGap);
}

QRectF GutterLayout::band(const QRectF &row) const
{
    return {bandLeft, row.top(), bandWidth, row.height()};
}

QRectF GutterLayout::number(const QRectF &row) const
{
    return {numberLeft, row.top(), numberWidth, row.height()};
}

} // namespace postern
