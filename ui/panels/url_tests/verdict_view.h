// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/url_tests/url_test.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace postern {

class NumberBadge;
class SignedLine;

/// The answer to one URL test in words: the verdict, big and with a sign; what decides; why these
/// groups. Below, where there is something to say: what the other reading makes of it, and what is
/// known of the crawler beyond the protocol.
class VerdictView : public QWidget {
    Q_OBJECT

public:
    explicit VerdictView(QWidget *parent = nullptr);

    void showResult(const UrlTest &test, const UrlTestResult &result);
    /// The number of the test in the text; 0 where none is shown there.
    void showNumber(int number);
    /// Where there is no answer: what to do to get one.
    void showHint(const QString &hint);

    /// The verdict that is shown; empty with a hint.
    QString verdict() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLabels();
    void arrangeLabels();
    void showOtherReading(const UrlTest &test, const UrlTestResult &result);
    void showRemark(const UrlTest &test, const UrlTestResult &result);
    void showSign();

    std::optional<bool> m_isAllowed; // nothing with a hint
    QLabel *m_sign = nullptr;
    QLabel *m_word = nullptr;
    NumberBadge *m_number = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_reason = nullptr;
    SignedLine *m_otherReading = nullptr;
    SignedLine *m_remark = nullptr;
};

} // namespace postern
