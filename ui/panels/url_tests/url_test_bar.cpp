// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/url_test_bar.h"

#include "core/analysis/line_role.h"
#include "core/wording/decision_text.h"
#include "ui/panels/url_tests/crawler_field.h"
#include "ui/panels/url_tests/kept_tests_view.h"
#include "ui/panels/url_tests/verdict_view.h"

#include <QAccessible>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

UrlTestBar::UrlTestBar(UrlTests *tests, const rep::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_tests(tests)
{
    createFields(catalogue);
    createButtons();
    arrange();
    connect(tests, &UrlTests::resultChanged, this, &UrlTestBar::showResult);
    connect(tests, &UrlTests::overlaysChanged, this, &UrlTestBar::showNumber);
    showResult();
    showNumber();
}

UrlTestBar::~UrlTestBar()
{
    // Fields that lose the focus because they go may change their text once more.
    m_url->disconnect(this);
    m_crawler->disconnect(this);
}

void UrlTestBar::createFields(const rep::Catalogue &catalogue)
{
    m_url = new QLineEdit;
    m_url->setObjectName(u"testUrl"_s);
    m_url->setAccessibleName(tr("URL to test"));
    m_url->setPlaceholderText(tr("https://example.com/page or /page"));
    m_url->setClearButtonEnabled(true);
    m_crawler = new CrawlerField(catalogue);
    m_crawler->setObjectName(u"testCrawler"_s);
    m_crawler->setAccessibleName(tr("Crawler to test"));
    m_crawler->setToolTip(tr("A crawler's name, or the whole User-Agent header that it sends"));
    m_crawler->lineEdit()->setPlaceholderText(tr("GPTBot"));
    connect(m_url, &QLineEdit::textChanged, this, &UrlTestBar::readFields);
    connect(m_url, &QLineEdit::returnPressed, this, &UrlTestBar::requestLine);
    connect(m_crawler, &QComboBox::editTextChanged, this, &UrlTestBar::readFields);
    connect(m_crawler->lineEdit(), &QLineEdit::returnPressed, this, &UrlTestBar::requestLine);
}

void UrlTestBar::createButtons()
{
    m_keep = new QPushButton(tr("&Keep"));
    m_keep->setObjectName(u"keepTest"_s);
    m_keep->setToolTip(tr("Keep this URL marked in the text while you test others"));
    connect(m_keep, &QAbstractButton::clicked, m_tests, &UrlTests::keepCurrent);
    m_sizeLimit = new QCheckBox(tr("Only the first &500 KiB"));
    m_sizeLimit->setObjectName(u"sizeLimit"_s);
    m_sizeLimit->setToolTip(tr("As Google reads it: nothing after the first 512,000 bytes counts"));
    connect(m_sizeLimit, &QCheckBox::toggled, this, &UrlTestBar::readFields);
}

void UrlTestBar::arrange()
{
    auto *urlLabel = new QLabel(tr("Test &URL"));
    urlLabel->setBuddy(m_url);
    auto *crawlerLabel = new QLabel(tr("&as"));
    crawlerLabel->setBuddy(m_crawler);
    auto *fields = new QHBoxLayout;
    fields->addWidget(urlLabel);
    fields->addWidget(m_url, 1);
    fields->addWidget(crawlerLabel);
    fields->addWidget(m_crawler);
    fields->addWidget(m_keep);
    m_verdict = new VerdictView;
    auto *verdict = new QHBoxLayout;
    verdict->addWidget(m_verdict, 1);
    verdict->addWidget(m_sizeLimit, 0, Qt::AlignTop);
    auto *kept = new KeptTestsView(m_tests);
    connect(kept, &KeptTestsView::chosen, this, &UrlTestBar::showKept);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(fields);
    layout->addLayout(verdict);
    layout->addWidget(kept);
    setFocusProxy(m_url);
}

void UrlTestBar::focusUrl()
{
    m_url->setFocus(Qt::ShortcutFocusReason);
    m_url->selectAll();
}

void UrlTestBar::readFields()
{
    if (m_isFilling)
        return;
    UrlTest test = m_tests->current();
    test.url = m_url->text();
    test.crawler = m_crawler->currentText();
    test.hasSizeLimit = m_sizeLimit->isChecked();
    m_tests->setCurrent(std::move(test));
}

void UrlTestBar::fillFields()
{
    const UrlTest &test = m_tests->current();
    m_isFilling = true; // one change, not three
    if (m_url->text() != test.url)
        m_url->setText(test.url);
    if (m_crawler->currentText() != test.crawler) {
        m_crawler->setEditText(test.crawler);
        m_crawler->lineEdit()->setCursorPosition(0); // of a header the beginning
    }
    m_sizeLimit->setChecked(test.hasSizeLimit);
    m_isFilling = false;
}

void UrlTestBar::showResult()
{
    fillFields();
    const rep::SnapshotPtr &snapshot = m_tests->snapshot();
    if (snapshot)
        m_crawler->setFile(*snapshot);
    // Where the file is shorter there is nothing to choose.
    m_sizeLimit->setVisible(snapshot && snapshot->bytes().size() > rep::kCrawlerSizeLimit);
    if (m_tests->result())
        m_verdict->showResult(m_tests->current(), *m_tests->result());
    else if (!m_url->text().trimmed().isEmpty())
        m_verdict->showHint(tr("Name a crawler to see whether it may ask for this URL."));
    else
        m_verdict->showHint(
            tr("Enter a URL to see whether a crawler may ask for it, and which line "
               "decides."));
    announce();
}

/// A single test needs no number, here as in the text.
void UrlTestBar::showNumber()
{
    m_keep->setEnabled(m_tests->canKeep());
    const bool hasNumber = m_tests->result() && m_tests->overlays().size() > 1;
    m_verdict->showNumber(hasNumber ? m_tests->currentNumber() : 0);
}

/// Only the verdict itself, not each wording of it: a screen reader would never be silent.
void UrlTestBar::announce()
{
    const QString verdict = m_verdict->verdict();
    if (verdict == m_announced)
        return;
    m_announced = verdict;
    if (verdict.isEmpty())
        return;
    const UrlTestResult &result = *m_tests->result();
    QAccessibleAnnouncementEvent event(
        this,
        verdict + u". "_s
            + decisionSentence(result.snapshot->file(),
                               result.decision(m_tests->current().reading)));
    QAccessible::updateAccessibility(&event);
}

void UrlTestBar::requestLine()
{
    if (!m_tests->result())
        return;
    const UrlTestResult &result = *m_tests->result();
    const rep::Decision &decision = result.decision(m_tests->current().reading);
    if (decision.deciding)
        Q_EMIT lineRequested(decision.deciding->line);
    else if (!decision.groups.empty())
        Q_EMIT lineRequested(result.snapshot->file().groups()[decision.groups.front()].firstLine);
}

void UrlTestBar::showKept(int number)
{
    const auto found = std::ranges::find(m_tests->kept(), number, &UrlTests::Kept::number);
    if (found == m_tests->kept().end())
        return;
    m_tests->setCurrent(found->test);
    m_url->setFocus(Qt::OtherFocusReason);
}

} // namespace postern
