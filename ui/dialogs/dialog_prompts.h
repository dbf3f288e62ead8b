// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/prompts.h"

#include <QCoreApplication>

class QWidget;

namespace postern {

/// Asks by the desktop's own dialogs.
class DialogPrompts : public Prompts {
    Q_DECLARE_TR_FUNCTIONS(DialogPrompts)

public:
    /// `parent` is the window that the dialogs belong to; it must outlive this.
    explicit DialogPrompts(QWidget *parent);

    SaveChoice askSaveChanges(const QString &name) override;
    bool askOverwriteChangedFile(const QString &name) override;
    std::optional<QString> askPathToOpen(const QString &startPath) override;
    std::optional<QString> askPathToSave(const QString &title, const QString &startPath) override;
    std::optional<int> askLineNumber(int current, int lineCount) override;
    void tellFailure(const QString &title, const QString &sentence) override;

private:
    QWidget *m_parent;
};

} // namespace postern
