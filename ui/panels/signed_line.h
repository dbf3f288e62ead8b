// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/verdict_sign.h"

#include <QWidget>

class QLabel;

namespace postern {

/// A sentence with a small sign before it.
class SignedLine : public QWidget {
    Q_OBJECT

public:
    explicit SignedLine(QWidget *parent = nullptr);

    /// The text is plain, and may be long: it breaks. An empty one hides the line.
    void showText(VerdictSign sign, const QString &text);
    QString text() const;

private:
    QLabel *m_sign;
    QLabel *m_text;
};

} // namespace postern
