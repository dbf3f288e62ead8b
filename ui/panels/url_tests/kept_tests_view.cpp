// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/kept_tests_view.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/url_tests/kept_test_chip.h"
#include "ui/panels/url_tests/url_tests.h"

#include <QApplication>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

KeptTestsView::KeptTestsView(UrlTests *tests, QWidget *parent) : QWidget(parent), m_tests(tests)
{
    setObjectName(u"keptTests"_s);
    setLayout(new FlowLayout);
    connect(tests, &UrlTests::keptChanged, this, &KeptTestsView::showKept);
    showKept();
}

/// A chip stays as long as its test does, so that the focus stays where it is.
void KeptTestsView::showKept()
{
    dropChips();
    for (const UrlTests::Kept &kept : m_tests->kept()) {
        KeptTestChip *chip = chipOf(kept.number);
        if (chip == nullptr) {
            chip = new KeptTestChip(kept, this);
            connect(chip, &KeptTestChip::removeRequested, this, &KeptTestsView::remove);
            connect(chip, &KeptTestChip::chosen, this, &KeptTestsView::chosen);
        }
        chip->showAnswer(kept);
        layout()->removeWidget(chip);
        layout()->addWidget(chip);
        chip->show();
    }
    setVisible(!m_tests->kept().empty());
}

void KeptTestsView::dropChips()
{
    for (KeptTestChip *chip : chips()) {
        if (std::ranges::find(m_tests->kept(), chip->number(), &UrlTests::Kept::number)
            != m_tests->kept().end())
            continue;
        layout()->removeWidget(chip);
        chip->setParent(nullptr);
        chip->deleteLater(); // it may be the one whose signal led here
    }
}

/// The focus goes on to a neighbour, so that several can be removed by key.
void KeptTestsView::remove(int number)
{
    const KeptTestChip *removed = chipOf(number);
    const bool hadFocus = removed != nullptr && removed->isAncestorOf(QApplication::focusWidget());
    m_tests->remove(number);
    const QList<KeptTestChip *> after = chips();
    if (!hadFocus || after.isEmpty())
        return;
    const auto place = std::ranges::upper_bound(after, number, {}, &KeptTestChip::number);
    (place == after.end() ? after.last() : *place)->setFocus(Qt::OtherFocusReason);
}

/// By number.
QList<KeptTestChip *> KeptTestsView::chips() const
{
    auto chips = findChildren<KeptTestChip *>(Qt::FindDirectChildrenOnly);
    std::ranges::sort(chips, {}, &KeptTestChip::number);
    return chips;
}

KeptTestChip *KeptTestsView::chipOf(int number) const
{
    const auto all = chips();
    const auto found = std::ranges::find(all, number, &KeptTestChip::number);
    return found == all.end() ? nullptr : *found;
}

} // namespace postern
