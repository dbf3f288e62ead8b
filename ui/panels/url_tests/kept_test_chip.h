// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/url_tests/url_tests.h"

#include <QFrame>

class QToolButton;

namespace postern {

/// One kept test: its number, verdict, crawler and URL. A press shows it in the fields again; the
/// Delete key or the cross removes it.
class KeptTestChip : public QFrame {
    Q_OBJECT

public:
    explicit KeptTestChip(const UrlTests::Kept &kept, QWidget *parent = nullptr);

    /// For the same test, answered anew.
    void showAnswer(const UrlTests::Kept &kept);
    int number() const { return m_number; }

Q_SIGNALS:
    void chosen(int number);
    void removeRequested(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    QToolButton *m_button;
    QToolButton *m_cross;
};

} // namespace postern
