// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/reading.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace postern {

/// The arguments of one subcommand. Every mistake of a person gives one sentence on stderr that
/// says what to do; the caller then ends with ExitStatus::CouldNotBeDone.
class Arguments {
public:
    /// `usage` is what follows "postern", `description` what the command does.
    Arguments(const QString &usage, const QString &description);

    void addOption(const QString &name, const QString &description, const QString &valueName);
    void addFlag(const QString &name, const QString &description);
    void addReading();
    /// The first format is the usual one.
    void addFormat(const QStringList &formats);

    /// Help is printed here. False: end with exitStatus().
    [[nodiscard]] bool parse(const QStringList &arguments);
    int exitStatus() const { return m_isHelp ? 0 : 2; }

    QStringList positional() const { return m_parser.positionalArguments(); }
    QStringList values(const QString &name) const { return m_parser.values(name); }
    QString value(const QString &name) const { return m_parser.value(name); }
    bool isSet(const QString &name) const { return m_parser.isSet(name); }
    rep::Reading reading() const { return m_reading; }
    QString format() const { return m_format; }

private:
    bool readReading();
    bool readFormat();
    QString help() const;

    QCommandLineParser m_parser;
    QString m_usage;
    QString m_description;
    QStringList m_formats;
    QString m_format;
    rep::Reading m_reading = rep::Reading::Standard;
    bool m_hasReading = false;
    bool m_isHelp = false;
};

} // namespace postern
