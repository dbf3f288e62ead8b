// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/prompts.h"

#include <QStringList>

namespace postern {

/// Answers in place of a person, and remembers what was asked.
class ScriptedPrompts : public Prompts {
public:
    SaveChoice saveChoice = SaveChoice::Cancel;
    bool overwrites = false;
    QString openPath;
    QString savePath;
    int line = 0;
    QStringList asked;

    SaveChoice askSaveChanges(const QString &) override
    {
        asked << QStringLiteral("save changes");
        return saveChoice;
    }
    bool askOverwriteChangedFile(const QString &) override
    {
        asked << QStringLiteral("overwrite");
        return overwrites;
    }
    std::optional<QString> askPathToOpen(const QString &) override
    {
        return openPath.isEmpty() ? std::nullopt : std::optional(openPath);
    }
    std::optional<QString> askPathToSave(const QString &, const QString &) override
    {
        asked << QStringLiteral("path to save");
        return savePath.isEmpty() ? std::nullopt : std::optional(savePath);
    }
    std::optional<int> askLineNumber(int, int) override
    {
        return line == 0 ? std::nullopt : std::optional(line);
    }
    void tellFailure(const QString &, const QString &sentence) override { asked << sentence; }
};

} // namespace postern
