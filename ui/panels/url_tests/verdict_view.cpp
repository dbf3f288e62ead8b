// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/verdict_view.h"

#include "core/protocol/request_path.h"
#include "core/wording/decision_text.h"
#include "core/wording/number_text.h"
#include "ui/panels/muted_label.h"
#include "ui/panels/signed_line.h"
#include "ui/panels/url_tests/crawler_text.h"
#include "ui/panels/url_tests/crawler_words.h"
#include "ui/panels/url_tests/number_badge.h"
#include "ui/panels/verdict_sign.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kWordSize = 1.5; // times the size of other text

QLabel *createLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText); // it shows text of the file
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

VerdictSign signOf(bool isAllowed)
{
    return isAllowed ? VerdictSign::Allowed : VerdictSign::Blocked;
}

rep::Reading otherThan(rep::Reading reading)
{
    return reading == rep::Reading::Google ? rep::Reading::Standard : rep::Reading::Google;
}

/// What is asked for, where what was typed is neither a whole URL nor a path: `api/x` is a page of
/// the site `api`.
QString pathSentence(const UrlTest &test)
{
    const QString url = test.url.trimmed();
    if (url.startsWith(u'/') || url.contains(u"://"))
        return {};
    const std::string path = rep::requestPath(url.toStdString(), test.reading).bytes;
    return QCoreApplication::translate("VerdictView", "Asked for as %1.").arg(shownText(path));
}

} // namespace

VerdictView::VerdictView(QWidget *parent) : QWidget(parent)
{
    createLabels();
    arrangeLabels();
    showHint({});
}

void VerdictView::createLabels()
{
    m_sign = new QLabel;
    m_word = createLabel(u"verdictWord"_s);
    m_word->setWordWrap(false);
    QFont font = m_word->font();
    font.setPointSizeF(QFontInfo(font).pointSizeF() * kWordSize);
    font.setBold(true);
    m_word->setFont(font);
    m_number = new NumberBadge(0);
    m_number->setObjectName(u"verdictNumber"_s);
    m_sentence = createLabel(u"verdictSentence"_s);
    m_reason = new MutedLabel;
    m_reason->setObjectName(u"verdictReason"_s);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reason->setWordWrap(true);
    m_otherReading = new SignedLine;
    m_otherReading->setObjectName(u"otherReading"_s);
    m_remark = new SignedLine;
    m_remark->setObjectName(u"crawlerRemark"_s);
}

/// The words keep one width and the text the height of two lines, so that nothing jumps while one
/// types.
void VerdictView::arrangeLabels()
{
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    text->addWidget(m_sentence);
    text->addWidget(m_reason);
    text->addStretch();
    auto *head = new QHBoxLayout;
    head->addWidget(m_number);
    head->addWidget(m_sign);
    head->addWidget(m_word);
    auto *verdict = new QHBoxLayout;
    verdict->addLayout(head);
    verdict->setAlignment(head, Qt::AlignTop);
    verdict->addLayout(text, 1);
    verdict->addStrut(m_sentence->fontMetrics().height() * 2 + text->spacing());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(verdict);
    layout->addWidget(m_otherReading);
    layout->addWidget(m_remark);
    const QFontMetrics metrics = m_word->fontMetrics();
    m_word->setMinimumWidth(qMax(metrics.horizontalAdvance(verdictWord(true)),
                                 metrics.horizontalAdvance(verdictWord(false)))
                            + metrics.averageCharWidth());
}

void VerdictView::showResult(const UrlTest &test, const UrlTestResult &result)
{
    const rep::RobotsFile &file = result.snapshot->file();
    const rep::Decision &decision = result.decision(test.reading);
    m_isAllowed = decision.isAllowed;
    m_word->setText(verdictWord(decision.isAllowed));
    m_sentence->setText(decisionSentence(file, decision));
    const QString reason = groupSentence(file, decision, crawlerInSentence(result.crawler));
    QStringList sentences{pathSentence(test), whoSentence(result.crawler), reason};
    sentences.removeAll(QString());
    m_reason->setText(sentences.join(u' '));
    m_reason->show();
    showOtherReading(test, result);
    showRemark(test, result);
    showSign();
}

void VerdictView::showOtherReading(const UrlTest &test, const UrlTestResult &result)
{
    const rep::Reading other = otherThan(test.reading);
    const rep::Decision &decision = result.decision(other);
    const bool isSame = decision.isAllowed == result.decision(test.reading).isAllowed;
    const QString says = other == rep::Reading::Google
        ? (isSame ? tr("Google, too, says %1, but for another reason.")
                  : tr("Google decides otherwise: %1."))
        : (isSame ? tr("The standard, RFC 9309, too, says %1, but for another reason.")
                  : tr("The standard, RFC 9309, decides otherwise: %1."));
    const QString text = says.arg(verdictWord(decision.isAllowed)) + u' '
        + decisionSentence(result.snapshot->file(), decision);
    m_otherReading->showText(signOf(decision.isAllowed), result.differs() ? text : QString());
}

void VerdictView::showRemark(const UrlTest &test, const UrlTestResult &result)
{
    const rep::CrawlerFacts *facts = result.crawler.facts;
    m_remark->showText(VerdictSign::Remark,
                       facts == nullptr
                           ? QString()
                           : remarkOn(*facts, *result.snapshot, result.decision(test.reading)));
}

void VerdictView::showHint(const QString &hint)
{
    m_isAllowed.reset();
    m_word->clear();
    m_sentence->setText(hint);
    m_reason->hide();
    m_otherReading->hide();
    m_remark->hide();
    m_number->hide();
    showSign();
}

void VerdictView::showNumber(int number)
{
    m_number->setNumber(number);
    m_number->setVisible(number > 0);
}

QString VerdictView::verdict() const
{
    return m_word->text();
}

void VerdictView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showSign();
}

void VerdictView::showSign()
{
    m_sign->setVisible(m_isAllowed.has_value());
    m_word->setVisible(m_isAllowed.has_value());
    if (!m_isAllowed)
        return;
    const VerdictSign sign = signOf(*m_isAllowed);
    const int side = m_word->fontMetrics().height();
    m_sign->setPixmap(verdictIcon(sign).pixmap(QSize(side, side), devicePixelRatio()));
    QPalette colors;
    colors.setColor(QPalette::WindowText, verdictTextColor(sign, palette()));
    m_word->setPalette(colors);
}

} // namespace postern
