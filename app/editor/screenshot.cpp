// SPDX-License-Identifier: MIT
#include "app/editor/screenshot.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>
#include <QThreadPool>
#include <QWidget>

namespace postern {

using namespace Qt::StringLiterals;

bool saveScreenshot(QWidget &window, const QString &path)
{
    window.show();
    // What is computed in the background reaches the window through the event loop, and may ask for
    // more.
    for (int round = 0; round < 5; ++round) {
        QThreadPool::globalInstance()->waitForDone();
        QApplication::processEvents();
    }
    return window.grab().save(path);
}

void useDarkPalette()
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QPalette palette(QColor(0x2a, 0x2e, 0x32));
    palette.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    palette.setColor(QPalette::AlternateBase, QColor(0x23, 0x26, 0x29));
    palette.setColor(QPalette::Highlight, QColor(0x2d, 0x6f, 0xa8));
    palette.setColor(QPalette::Link, QColor(0x5a, 0xb0, 0xf6));
    palette.setColor(QPalette::ToolTipBase, QColor(0x31, 0x36, 0x3b));
    palette.setColor(QPalette::ToolTipText, Qt::white);
    QApplication::setPalette(palette);
}

} // namespace postern
