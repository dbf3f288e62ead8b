// SPDX-License-Identifier: MIT
#include "app/editor/editor_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("EditorOptions", text);
}

EarlyEnd mistake(const QString &sentence)
{
    return {u"postern-editor: "_s + sentence + u'\n', 2};
}

/// "1200x800"; nothing if it is anything else.
std::optional<QSize> sizeFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size(parts[0].toInt(), parts[1].toInt());
    const bool isSensible = size.width() >= 200 && size.height() >= 150 && size.width() <= 8000
        && size.height() <= 8000;
    return isSensible ? std::optional(size) : std::nullopt;
}

void addOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(u"FILE"_s, tr("The file to open."), u"[FILE]"_s);
    parser.addOptions({
        {{u"h"_s, u"help"_s}, tr("Show this help.")},
        {{u"v"_s, u"version"_s}, tr("Show the version.")},
        {u"screenshot"_s, tr("Draw the window to a picture; needs no display."), u"OUT.png"_s},
        {u"size"_s, tr("The size of the picture."), u"WxH"_s, u"1200x800"_s},
        {u"dark"_s, tr("Dark colours.")},
        {u"agent"_s, tr("The crawler to test."), u"A"_s},
        {u"url"_s, tr("The URL to test."), u"U"_s},
    });
}

} // namespace

std::variant<EditorOptions, EarlyEnd> readEditorOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return mistake(tr("%1 See postern-editor --help.").arg(parser.errorText().trimmed()));
    if (parser.isSet(u"help"_s))
        return EarlyEnd{parser.helpText(), 0};
    if (parser.isSet(u"version"_s))
        return EarlyEnd{u"postern-editor " POSTERN_VERSION "\n"_s, 0};
    if (parser.positionalArguments().size() > 1)
        return mistake(tr("One window shows one file; say one."));
    const std::optional<QSize> size = sizeFrom(parser.value(u"size"_s));
    if (!size)
        return mistake(tr("\"%1\" is no size; say it as 1200x800.").arg(parser.value(u"size"_s)));
    return EditorOptions{parser.positionalArguments().value(0),
                         parser.value(u"screenshot"_s),
                         *size,
                         parser.isSet(u"dark"_s),
                         parser.value(u"agent"_s),
                         parser.value(u"url"_s)};
}

} // namespace postern
