// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace postern {

class KeptTestChip;
class UrlTests;

/// The kept tests as a row of chips. Takes no room where nothing is kept.
class KeptTestsView : public QWidget {
    Q_OBJECT

public:
    /// `tests` must outlive this.
    explicit KeptTestsView(UrlTests *tests, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants to see this kept test in the fields again.
    void chosen(int number);

private:
    void showKept();
    void dropChips();
    void remove(int number);
    QList<KeptTestChip *> chips() const;
    KeptTestChip *chipOf(int number) const;

    UrlTests *m_tests;
};

} // namespace postern
