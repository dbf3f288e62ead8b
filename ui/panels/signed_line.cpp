// SPDX-License-Identifier: MIT
#include "ui/panels/signed_line.h"

#include <QHBoxLayout>
#include <QLabel>

namespace postern {

SignedLine::SignedLine(QWidget *parent) : QWidget(parent), m_sign(new QLabel), m_text(new QLabel)
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
}

void SignedLine::showText(VerdictSign sign, const QString &text)
{
    const int side = fontMetrics().height();
    m_sign->setPixmap(verdictIcon(sign).pixmap(QSize(side, side), devicePixelRatio()));
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

QString SignedLine::text() const
{
    return m_text->text();
}

} // namespace postern
