// SPDX-License-Identifier: MIT
#include "app/editor/editor_options.h"
#include "app/editor/screenshot.h"
#include "core/io/disk_file_store.h"
#include "resources/catalogue_data.h"
#include "ui/editor/theme/syntax_theme.h"
#include "ui/main_window/main_window.h"

#include <QApplication>

#include <cstdio>
#include <variant>

using namespace Qt::StringLiterals;

namespace {

/// Before any application object, which without a display would abort.
bool wantsPictureOnly(int argc, char *argv[])
{
    for (int i = 1; i < argc; ++i)
        if (QByteArrayView(argv[i]).startsWith("--screenshot"))
            return true;
    return false;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

QStringList argumentsFrom(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

void print(const postern::EarlyEnd &end)
{
    const QByteArray text = end.text.toUtf8();
    std::fputs(text.constData(), end.exitStatus == 0 ? stdout : stderr);
}

int runWindow(const postern::EditorOptions &options)
{
    postern::DiskFileStore files;
    postern::SyntaxTheme theme;
    postern::MainWindow window({files, theme, postern::crawlerCatalogue()});
    if (!options.screenshot.isEmpty())
        window.resize(options.size);
    if (!options.file.isEmpty() && !window.openFile(options.file))
        return 2;
    if (!options.url.isEmpty() || !options.agent.isEmpty())
        window.testUrl(options.url, options.agent);
    if (options.screenshot.isEmpty()) {
        window.show();
        return QApplication::exec();
    }
    if (postern::saveScreenshot(window, options.screenshot))
        return 0;
    print({u"postern-editor: The picture %1 cannot be written.\n"_s.arg(options.screenshot), 2});
    return 2;
}

} // namespace

int main(int argc, char *argv[])
{
    const auto options = postern::readEditorOptions(argumentsFrom(argc, argv));
    if (const auto *end = std::get_if<postern::EarlyEnd>(&options)) {
        print(*end);
        return end->exitStatus;
    }
    if (wantsPictureOnly(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    else if (!hasDisplay()) {
        print({u"postern-editor: There is no display to open the window on; postern report FILE "
               "answers without one.\n"_s,
               2});
        return 2;
    }
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"postern"_s);
    QApplication::setApplicationName(u"postern"_s);
    QGuiApplication::setDesktopFileName(u"io.github.postern.Postern"_s);
    if (std::get<postern::EditorOptions>(options).isDark)
        postern::useDarkPalette();
    return runWindow(std::get<postern::EditorOptions>(options));
}
