// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

#include <cstdint>
#include <memory>

namespace rep {
class Catalogue;
}

namespace postern {

class DocumentFile;
class EditActions;
class EditorView;
class FileActions;
class FileStore;
class NavigateActions;
class OpenedPathsPanel;
class Prompts;
class RobotsDocument;
class SyntaxTheme;
class UrlTestBar;
class UrlTests;
class ViewActions;

/// What the window needs from the program. All of it must outlive the window.
struct WindowServices {
    FileStore &files;
    SyntaxTheme &theme;
    const rep::Catalogue &catalogue;
    Prompts *prompts = nullptr; // asks by dialogs of its own where there is none
};

/// The window: puts the document, its view, the panels and the actions together, and does nothing
/// else.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a file in place of the one shown, which must have no unsaved changes. False, after a
    /// sentence for the person, if it cannot be read.
    bool openFile(const QString &path);
    /// Puts a test into the test bar.
    void testUrl(const QString &url, const QString &crawler);

    RobotsDocument &document() const { return *m_document; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createDocument(const WindowServices &services);
    void createViews(const WindowServices &services);
    void createPanels();
    void createActions();
    void createMenus();
    void createStatusBar();
    void connectDocument();
    void showTitle();
    void goToLine(std::uint32_t line);
    void goToStart();
    void restoreLayout();
    void saveLayout() const;

    std::unique_ptr<Prompts> m_dialogs;
    Prompts *m_prompts;
    RobotsDocument *m_document = nullptr;
    DocumentFile *m_file = nullptr;
    UrlTests *m_tests = nullptr;
    EditorView *m_view = nullptr;
    UrlTestBar *m_testBar = nullptr;
    OpenedPathsPanel *m_openedPaths = nullptr;
    FileActions *m_fileActions = nullptr;
    EditActions *m_editActions = nullptr;
    ViewActions *m_viewActions = nullptr;
    NavigateActions *m_navigateActions = nullptr;
};

} // namespace postern
