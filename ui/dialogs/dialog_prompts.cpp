// SPDX-License-Identifier: MIT
#include "ui/dialogs/dialog_prompts.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace postern {

namespace {

std::optional<QString> chosen(const QString &path)
{
    return path.isEmpty() ? std::nullopt : std::optional(path);
}

} // namespace

DialogPrompts::DialogPrompts(QWidget *parent) : m_parent(parent)
{
}

Prompts::SaveChoice DialogPrompts::askSaveChanges(const QString &name)
{
    QMessageBox box(QMessageBox::Warning, tr("Save changes?"),
                    tr("%1 has changes that are not saved.").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_parent);
    box.setInformativeText(tr("They are lost if you do not save them."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return SaveChoice::Save;
    case QMessageBox::Discard:
        return SaveChoice::Discard;
    default:
        return SaveChoice::Cancel;
    }
}

bool DialogPrompts::askOverwriteChangedFile(const QString &name)
{
    QMessageBox box(QMessageBox::Warning, tr("Overwrite the file?"),
                    tr("%1 was changed by another program since you opened it.").arg(name),
                    QMessageBox::Cancel, m_parent);
    box.setInformativeText(tr("Overwriting it loses what the other program wrote."));
    const QPushButton *overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == overwrite;
}

std::optional<QString> DialogPrompts::askPathToOpen(const QString &startPath)
{
    return chosen(QFileDialog::getOpenFileName(m_parent, tr("Open robots.txt"), startPath,
                                               tr("Text files (*.txt);;All files (*)")));
}

std::optional<QString> DialogPrompts::askPathToSave(const QString &title, const QString &startPath)
{
    return chosen(QFileDialog::getSaveFileName(m_parent, title, startPath,
                                               tr("Text files (*.txt);;All files (*)")));
}

std::optional<int> DialogPrompts::askLineNumber(int current, int lineCount)
{
    bool isChosen = false;
    const int line =
        QInputDialog::getInt(m_parent, tr("Go to Line"), tr("Line, from 1 to %1:").arg(lineCount),
                             current, 1, lineCount, 1, &isChosen);
    return isChosen ? std::optional(line) : std::nullopt;
}

void DialogPrompts::tellFailure(const QString &title, const QString &sentence)
{
    QMessageBox::warning(m_parent, title, sentence);
}

} // namespace postern
