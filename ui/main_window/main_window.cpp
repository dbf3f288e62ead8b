// SPDX-License-Identifier: MIT
#include "ui/main_window/main_window.h"

#include "ui/actions/edit_actions.h"
#include "ui/actions/file_actions.h"
#include "ui/actions/navigate_actions.h"
#include "ui/actions/view_actions.h"
#include "ui/dialogs/dialog_prompts.h"
#include "ui/document/document_file.h"
#include "ui/document/robots_document.h"
#include "ui/editor/editor_view.h"
#include "ui/editor/robots_editor.h"
#include "ui/main_window/document_status.h"
#include "ui/panels/opened_paths/opened_paths_panel.h"
#include "ui/panels/url_tests/url_test_bar.h"
#include "ui/panels/url_tests/url_tests.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

namespace postern {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const WindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_dialogs(std::make_unique<DialogPrompts>(this))
    , m_prompts(services.prompts != nullptr ? services.prompts : m_dialogs.get())
{
    setObjectName(u"main_window"_s);
    setAcceptDrops(true);
    createDocument(services);
    createViews(services);
    createPanels();
    createActions();
    createMenus();
    createStatusBar();
    connectDocument();
    // Also forgets that setting the view up counts as a change of its document.
    m_file->startNew();
    restoreLayout();
    showTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::createDocument(const WindowServices &services)
{
    m_document = new RobotsDocument(this);
    m_file = new DocumentFile(*m_document, services.files, this);
    m_tests = new UrlTests(services.catalogue, this);
}

void MainWindow::createViews(const WindowServices &services)
{
    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_testBar = new UrlTestBar(m_tests, services.catalogue, middle);
    m_view = new EditorView(*m_document, services.theme, middle);
    layout->addWidget(m_testBar);
    layout->addWidget(m_view, 1);
    setCentralWidget(middle);
}

void MainWindow::createPanels()
{
    m_openedPaths = new OpenedPathsPanel(this);
    auto *dock = new QDockWidget(tr("Opened Paths"), this);
    dock->setObjectName(u"panel.opened_paths"_s);
    dock->setWidget(m_openedPaths);
    addDockWidget(Qt::BottomDockWidgetArea, dock);
}

void MainWindow::createActions()
{
    RobotsEditor &editor = m_view->editor();
    m_fileActions = new FileActions(*m_document, *m_file, *m_prompts, this);
    m_editActions = new EditActions(editor, this);
    m_viewActions = new ViewActions(editor, this);
    m_navigateActions = new NavigateActions(editor, *m_testBar, *m_prompts, this);
    for (QDockWidget *panel : findChildren<QDockWidget *>())
        m_viewActions->addPanel(panel);
    connect(m_fileActions, &FileActions::quitRequested, this, &MainWindow::close);
}

void MainWindow::createMenus()
{
    m_fileActions->addTo(menuBar()->addMenu(tr("&File")));
    m_editActions->addTo(menuBar()->addMenu(tr("&Edit")));
    m_navigateActions->addTo(menuBar()->addMenu(tr("&Go")));
    m_viewActions->addTo(menuBar()->addMenu(tr("&View")));
}

void MainWindow::createStatusBar()
{
    RobotsEditor &editor = m_view->editor();
    auto *description = new QLabel(editor.lineDescription(), this);
    description->setObjectName(u"status.line"_s);
    description->setAccessibleName(tr("What the line at the cursor is"));
    // A long sentence must not make the window wider.
    description->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(description, 1);
    statusBar()->addPermanentWidget(new DocumentStatus(*m_document, editor, this));
    connect(&editor, &RobotsEditor::lineDescribed, description, &QLabel::setText);
    connect(m_fileActions, &FileActions::done, statusBar(),
            [this](const QString &sentence) { statusBar()->showMessage(sentence, 5000); });
}

void MainWindow::connectDocument()
{
    const auto show = [this](const rep::SnapshotPtr &snapshot) {
        m_tests->setSnapshot(snapshot);
        m_openedPaths->setSnapshot(snapshot);
    };
    connect(m_document, &RobotsDocument::snapshotChanged, this, show);
    connect(m_tests, &UrlTests::overlaysChanged, this,
            [this] { m_view->editor().setOverlays(m_tests->overlays()); });
    connect(m_testBar, &UrlTestBar::lineRequested, this, &MainWindow::goToLine);
    connect(m_openedPaths, &OpenedPathsPanel::lineRequested, this, &MainWindow::goToLine);
    connect(m_document, &RobotsDocument::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(m_file, &DocumentFile::pathChanged, this, &MainWindow::showTitle);
    connect(m_file, &DocumentFile::loaded, this, &MainWindow::goToStart);
    connect(m_file, &DocumentFile::changedOnDisk, statusBar(), [this] {
        statusBar()->showMessage(tr("%1 was changed by another program.").arg(m_file->name()));
    });
    connect(m_file, &DocumentFile::removedFromDisk, statusBar(), [this] {
        statusBar()->showMessage(tr("%1 is gone; saving writes it again.").arg(m_file->name()));
    });
    show(m_document->snapshot());
}

void MainWindow::showTitle()
{
    setWindowTitle(tr("%1[*] — Postern").arg(m_file->name()));
    setWindowFilePath(m_file->path());
}

void MainWindow::goToLine(std::uint32_t line)
{
    m_view->editor().goToLine(line);
    m_view->editor().setFocus(Qt::OtherFocusReason);
}

void MainWindow::goToStart()
{
    m_view->editor().moveCursor(QTextCursor::Start);
    m_view->editor().setFocus(Qt::OtherFocusReason);
}

bool MainWindow::openFile(const QString &path)
{
    return m_fileActions->open(path);
}

void MainWindow::testUrl(const QString &url, const QString &crawler)
{
    m_tests->setCurrent({url, crawler});
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_fileActions->mayLoseDocument()) {
        event->ignore();
        return;
    }
    saveLayout();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile() && openFile(urls.first().toLocalFile()))
        event->acceptProposedAction();
}

void MainWindow::restoreLayout()
{
    resize(1100, 760);
    const QSettings settings;
    restoreGeometry(settings.value(u"window/geometry"_s).toByteArray());
    restoreState(settings.value(u"window/state"_s).toByteArray());
    m_fileActions->setRecentFiles(settings.value(u"recent_files"_s).toStringList());
    m_view->editor().setZoom(settings.value(u"zoom"_s, 0).toInt());
}

void MainWindow::saveLayout() const
{
    QSettings settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    settings.setValue(u"window/state"_s, saveState());
    settings.setValue(u"recent_files"_s, m_fileActions->recentFiles());
    settings.setValue(u"zoom"_s, m_view->editor().zoom());
}

} // namespace postern
