// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace postern {

/// The number of a test, as it stands in the text too.
class NumberBadge : public QWidget {
    Q_OBJECT

public:
    explicit NumberBadge(int number, QWidget *parent = nullptr);

    int number() const { return m_number; }
    void setNumber(int number);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
};

} // namespace postern
