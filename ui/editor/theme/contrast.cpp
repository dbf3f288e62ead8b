// SPDX-License-Identifier: MIT
#include "ui/editor/theme/contrast.h"

#include <cmath>

namespace postern {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

} // namespace

double contrastRatio(const QColor &one, const QColor &other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor mixed(const QColor &under, const QColor &over, double share)
{
    const auto channel = [share](int low, int high) { return qRound(low + (high - low) * share); };
    return {channel(under.red(), over.red()), channel(under.green(), over.green()),
            channel(under.blue(), over.blue())};
}

bool isDark(const QColor &background)
{
    // The luminance from which black stands out as well as white does.
    return luminance(background) < 0.179;
}

QColor standingOut(const QColor &color, const QColor &background, double ratio)
{
    constexpr int kSteps = 50;
    const QColor end = isDark(background) ? QColor(Qt::white) : QColor(Qt::black);
    for (int step = 0; step < kSteps; ++step) {
        const QColor shade = mixed(color, end, double(step) / kSteps);
        if (contrastRatio(shade, background) >= ratio)
            return shade;
    }
    return end;
}

} // namespace postern
