// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace postern {

/// Questions that stop the program until a person answers. Behind an interface, so that all that
/// asks is tested without a dialog.
class Prompts {
public:
    enum class SaveChoice { Save, Discard, Cancel };

    virtual ~Prompts() = default;

    /// The text has changes that would be lost.
    virtual SaveChoice askSaveChanges(const QString &name) = 0;
    /// The file on disk is not the one that was opened any more.
    virtual bool askOverwriteChangedFile(const QString &name) = 0;
    virtual std::optional<QString> askPathToOpen(const QString &startPath) = 0;
    virtual std::optional<QString> askPathToSave(const QString &title,
                                                 const QString &startPath) = 0;
    /// `lineCount` is the largest answer; both count from 1.
    virtual std::optional<int> askLineNumber(int current, int lineCount) = 0;
    virtual void tellFailure(const QString &title, const QString &sentence) = 0;
};

} // namespace postern
