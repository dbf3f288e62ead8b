// SPDX-License-Identifier: MIT
#include "ui/editor/theme/group_colours.h"

#include "ui/editor/theme/contrast.h"

namespace postern {

namespace {

struct Hue {
    int degrees;
    int saturation; // of 255
};

// Neighbours are far apart, for those too who see no red or no green: blue and yellow alternate.
constexpr Hue kHues[] = {{214, 170}, {32, 190}, {188, 165}, {282, 110},
                         {50, 185},  {230, 95}, {322, 120}};

GroupColour makeColour(Hue hue, const QColor &background)
{
    const bool onDark = isDark(background);
    const QColor pure = QColor::fromHsl(hue.degrees, hue.saturation, onDark ? 150 : 118);
    GroupColour colour;
    colour.bar = standingOut(pure, background, kMarkContrast);
    colour.tint = mixed(background, pure, onDark ? 0.13 : 0.09);
    colour.strongTint = mixed(background, pure, onDark ? 0.30 : 0.22);
    colour.text = standingOut(standingOut(colour.bar, colour.tint, kTextContrast),
                              colour.strongTint, kTextContrast);
    return colour;
}

} // namespace

GroupColours::GroupColours(const QColor &background)
{
    for (const Hue hue : kHues)
        m_colours.push_back(makeColour(hue, background));
}

} // namespace postern
