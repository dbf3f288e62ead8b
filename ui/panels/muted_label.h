// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace postern {

/// Plain text that stands back behind other text, in light and dark, and is still easy to read.
class MutedLabel : public QLabel {
    Q_OBJECT

public:
    explicit MutedLabel(const QString &text = {}, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void mute();

    bool m_isMuting = false;
};

} // namespace postern
