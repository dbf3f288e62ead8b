// SPDX-License-Identifier: MIT
#include "ui/panels/muted_label.h"

#include <QApplication>
#include <QEvent>

namespace postern {

namespace {

constexpr float kStrength = 0.7F; // more than 4.5 : 1 on the usual backgrounds

} // namespace

MutedLabel::MutedLabel(const QString &text, QWidget *parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    mute();
}

void MutedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    // The parent's palette has changed; setting the label's own says the same again.
    if (event->type() == QEvent::PaletteChange && !m_isMuting)
        mute();
}

void MutedLabel::mute()
{
    m_isMuting = true;
    const QPalette inherited =
        parentWidget() != nullptr ? parentWidget()->palette() : QApplication::palette(this);
    QPalette palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        QColor color = inherited.color(group, QPalette::WindowText);
        color.setAlphaF(kStrength);
        palette.setColor(group, QPalette::WindowText, color);
    }
    setPalette(palette);
    m_isMuting = false;
}

} // namespace postern
