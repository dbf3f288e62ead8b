// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/url_tests/url_tests.h"

#include <QWidget>

#include <cstdint>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace postern {

class CrawlerField;
class VerdictView;

/// Where a URL is tested: two fields, the verdict below them in words, and the kept tests. The
/// verdict is right as soon as a key is typed, here or in the text.
class UrlTestBar : public QWidget {
    Q_OBJECT

public:
    /// `tests` and `catalogue` must outlive this.
    UrlTestBar(UrlTests *tests, const rep::Catalogue &catalogue, QWidget *parent = nullptr);
    ~UrlTestBar() override;

public Q_SLOTS:
    /// The keyboard goes to the URL, all of it selected.
    void focusUrl();

Q_SIGNALS:
    /// Enter was pressed: the line, from 0, that decides, or where none does the one where the
    /// crawler's group begins.
    void lineRequested(std::uint32_t line);

private:
    void createFields(const rep::Catalogue &catalogue);
    void createButtons();
    void arrange();

    void readFields();
    void fillFields();
    void showResult();
    void showNumber();
    void announce();
    void requestLine();
    void showKept(int number);

    UrlTests *m_tests;
    QLineEdit *m_url = nullptr;
    CrawlerField *m_crawler = nullptr;
    QCheckBox *m_sizeLimit = nullptr;
    QPushButton *m_keep = nullptr;
    VerdictView *m_verdict = nullptr;
    bool m_isFilling = false;
    QString m_announced; // the verdict that was last told to screen readers
};

} // namespace postern
