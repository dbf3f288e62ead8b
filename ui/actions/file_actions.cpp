// SPDX-License-Identifier: MIT
#include "ui/actions/file_actions.h"

#include "core/wording/file_error_text.h"
#include "ui/actions/action_maker.h"
#include "ui/dialogs/prompts.h"
#include "ui/document/document_file.h"
#include "ui/document/robots_document.h"

#include <QFileInfo>
#include <QMenu>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxRecentFiles = 8;

} // namespace

FileActions::FileActions(RobotsDocument &document, DocumentFile &file, Prompts &prompts,
                         QObject *parent)
    : QObject(parent), m_document(document), m_file(file), m_prompts(prompts)
{
    createActions();
}

void FileActions::createActions()
{
    const auto add = [this](const ActionText &text, auto slot) {
        QAction *action = makeAction(text, this);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_new = add({u"file.new"_s, tr("&New"), {Qt::CTRL | Qt::Key_N}}, &FileActions::newFile);
    m_open =
        add({u"file.open"_s, tr("&Open…"), {Qt::CTRL | Qt::Key_O}}, &FileActions::chooseAndOpen);
    m_save = add({u"file.save"_s, tr("&Save"), {Qt::CTRL | Qt::Key_S}}, [this] { save(); });
    m_saveAs = add({u"file.save_as"_s, tr("Save &As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
                   [this] { saveAs(); });
    m_export = add({u"file.export_copy"_s, tr("Export a &Copy…"), {}}, &FileActions::exportCopy);
    m_quit =
        add({u"file.quit"_s, tr("&Quit"), {Qt::CTRL | Qt::Key_Q}}, &FileActions::quitRequested);
}

void FileActions::addTo(QMenu *menu)
{
    menu->addActions({m_new, m_open});
    m_recentMenu = menu->addMenu(tr("Open &Recent"));
    m_recentMenu->setObjectName(u"file.recent"_s);
    fillRecentMenu();
    menu->addSeparator();
    menu->addActions({m_save, m_saveAs, m_export});
    menu->addSeparator();
    menu->addAction(m_quit);
}

bool FileActions::mayLoseDocument()
{
    if (!m_document.isModified())
        return true;
    switch (m_prompts.askSaveChanges(m_file.name())) {
    case Prompts::SaveChoice::Save:
        return save();
    case Prompts::SaveChoice::Discard:
        return true;
    case Prompts::SaveChoice::Cancel:
        return false;
    }
    return false;
}

void FileActions::newFile()
{
    if (mayLoseDocument())
        m_file.startNew();
}

void FileActions::chooseAndOpen()
{
    if (const auto path = m_prompts.askPathToOpen(m_file.path()))
        open(*path);
}

bool FileActions::open(const QString &path)
{
    if (!mayLoseDocument() || tellFailure(tr("The file was not opened"), m_file.open(path)))
        return false;
    remember(m_file.path());
    return true;
}

bool FileActions::save()
{
    if (m_file.path().isEmpty())
        return saveAs();
    WriteResult result = m_file.save();
    if (result && result->kind == FileError::Kind::ChangedOnDisk) {
        if (!m_prompts.askOverwriteChangedFile(m_file.name()))
            return false;
        result = m_file.save(true);
    }
    return finishSave(result);
}

bool FileActions::saveAs()
{
    const QString start = m_file.path().isEmpty() ? u"robots.txt"_s : m_file.path();
    const auto path = m_prompts.askPathToSave(tr("Save As"), start);
    return path && finishSave(m_file.saveAs(*path));
}

bool FileActions::finishSave(const WriteResult &result)
{
    if (tellFailure(tr("The file was not saved"), result))
        return false;
    remember(m_file.path());
    Q_EMIT done(tr("Saved %1").arg(m_file.name()));
    return true;
}

void FileActions::exportCopy()
{
    const auto path = m_prompts.askPathToSave(tr("Export a Copy"), m_file.path());
    if (path && !tellFailure(tr("The copy was not written"), m_file.exportCopy(*path)))
        Q_EMIT done(tr("Wrote a copy to %1").arg(*path));
}

bool FileActions::tellFailure(const QString &title, const WriteResult &result)
{
    if (result)
        m_prompts.tellFailure(title, fileErrorSentence(*result));
    return result.has_value();
}

void FileActions::setRecentFiles(const QStringList &paths)
{
    m_recent = paths.first(std::min(paths.size(), kMaxRecentFiles));
    fillRecentMenu();
}

void FileActions::remember(const QString &path)
{
    QStringList paths = m_recent;
    paths.removeAll(path);
    paths.prepend(path);
    setRecentFiles(paths);
}

void FileActions::fillRecentMenu()
{
    if (m_recentMenu == nullptr)
        return;
    m_recentMenu->clear();
    for (const QString &path : std::as_const(m_recent))
        m_recentMenu->addAction(path, this, [this, path] { open(path); });
    m_recentMenu->setEnabled(!m_recent.isEmpty());
}

} // namespace postern
