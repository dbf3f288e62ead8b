// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/kept_test_chip.h"

#include "core/wording/decision_text.h"
#include "ui/panels/url_tests/number_badge.h"
#include "ui/panels/verdict_sign.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUrlCharacters = 28;
constexpr int kCrawlerCharacters = 20;

QString shortened(const QString &text, const QFontMetrics &metrics, int characters)
{
    return metrics.elidedText(text, Qt::ElideMiddle, metrics.averageCharWidth() * characters);
}

} // namespace

KeptTestChip::KeptTestChip(const UrlTests::Kept &kept, QWidget *parent)
    : QFrame(parent), m_number(kept.number), m_button(new QToolButton), m_cross(new QToolButton)
{
    m_button->setObjectName(u"keptTest%1"_s.arg(m_number));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_cross->setObjectName(u"removeKeptTest%1"_s.arg(m_number));
    m_cross->setText(u"×"_s);
    m_cross->setFocusPolicy(Qt::StrongFocus);
    m_cross->setAccessibleName(tr("Remove test %1").arg(m_number));
    m_cross->setToolTip(tr("Remove test %1").arg(m_number));
    for (QToolButton *button : {m_button, m_cross})
        button->setAutoRaise(true);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(5, 1, 2, 1);
    layout->setSpacing(0);
    layout->addWidget(new NumberBadge(m_number));
    layout->addWidget(m_button);
    layout->addWidget(m_cross);

    setFocusProxy(m_button);
    auto *removal = new QAction(tr("&Remove"), this);
    removal->setShortcut(QKeySequence::Delete);
    removal->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(removal);
    connect(removal, &QAction::triggered, m_cross, &QAbstractButton::click);
    connect(m_cross, &QAbstractButton::clicked, this, [this] { Q_EMIT removeRequested(m_number); });
    connect(m_button, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(m_number); });
    showAnswer(kept);
}

void KeptTestChip::showAnswer(const UrlTests::Kept &kept)
{
    const bool isAllowed = kept.result.decision(kept.test.reading).isAllowed;
    const QFontMetrics metrics = fontMetrics();
    m_button->setIcon(verdictIcon(isAllowed ? VerdictSign::Allowed : VerdictSign::Blocked));
    const QString text = shortened(kept.result.crawler.name, metrics, kCrawlerCharacters) + u"  "
        + shortened(kept.test.url, metrics, kUrlCharacters);
    m_button->setText(QString(text).replace(u'&', u"&&"_s));
    const QString all = tr("Test %1: %2, %3: %4")
                            .arg(QString::number(m_number), kept.result.crawler.name, kept.test.url,
                                 verdictWord(isAllowed));
    m_button->setAccessibleName(all);
    m_button->setToolTip(u"<p>"_s + all.toHtmlEscaped() + u"</p>"_s);
}

void KeptTestChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor outline = palette().color(QPalette::WindowText);
    outline.setAlphaF(0.25F);
    painter.setPen(outline);
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

} // namespace postern
