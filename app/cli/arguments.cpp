// SPDX-License-Identifier: MIT
#include "app/cli/arguments.h"

#include "app/cli/output.h"

#include <QCoreApplication>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Arguments", text);
}

} // namespace

Arguments::Arguments(const QString &usage, const QString &description)
    : m_usage(usage), m_description(description)
{
    m_parser.addOption({{u"h"_s, u"help"_s}, tr("Show this help.")});
}

void Arguments::addOption(const QString &name, const QString &description, const QString &valueName)
{
    m_parser.addOption({name, description, valueName});
}

void Arguments::addFlag(const QString &name, const QString &description)
{
    m_parser.addOption({name, description});
}

void Arguments::addReading()
{
    m_hasReading = true;
    addOption(u"reading"_s,
              tr("How the file is read: standard (RFC 9309, the default) or google (exactly as "
                 "Google's parser)."),
              u"standard|google"_s);
}

void Arguments::addFormat(const QStringList &formats)
{
    m_formats = formats;
    m_format = formats.first();
    addOption(u"format"_s, tr("How the answer is written; %1 is the default.").arg(m_format),
              formats.join(u'|'));
}

bool Arguments::parse(const QStringList &arguments)
{
    // The parser takes the first one for the program's name.
    if (!m_parser.parse(QStringList{u"postern"_s} + arguments)) {
        printError(tr("%1 See postern %2 --help.")
                       .arg(m_parser.errorText().trimmed(), m_usage.section(u' ', 0, 0)));
        return false;
    }
    if (m_parser.isSet(u"help"_s)) {
        m_isHelp = true;
        printText(help());
        return false;
    }
    return readReading() && readFormat();
}

bool Arguments::readReading()
{
    if (!m_hasReading || !m_parser.isSet(u"reading"_s))
        return true;
    const QString reading = m_parser.value(u"reading"_s);
    if (reading == "google"_L1)
        m_reading = rep::Reading::Google;
    else if (reading != "standard"_L1) {
        printError(tr("There is no reading \"%1\"; use standard or google.").arg(reading));
        return false;
    }
    return true;
}

bool Arguments::readFormat()
{
    if (m_formats.isEmpty() || !m_parser.isSet(u"format"_s))
        return true;
    m_format = m_parser.value(u"format"_s);
    if (m_formats.contains(m_format))
        return true;
    printError(
        tr("There is no format \"%1\" here; use %2.").arg(m_format, m_formats.join(tr(" or "))));
    return false;
}

QString Arguments::help() const
{
    // helpText() begins with a usage line of its own, which knows no subcommands.
    const QString options = m_parser.helpText().section(u"\n\n"_s, 1);
    return tr("Usage: postern %1").arg(m_usage) + u"\n\n"_s + m_description + u"\n\n"_s + options;
}

} // namespace postern
