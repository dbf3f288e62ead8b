// SPDX-License-Identifier: MIT
#include "app/cli/verdicts_command.h"

#include "app/cli/arguments.h"
#include "app/cli/crawler_argument.h"
#include "app/cli/input_lines.h"
#include "app/cli/output.h"
#include "core/protocol/decision.h"
#include "core/wording/number_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("VerdictsCommand", text);
}

QJsonObject answerQuery(const rep::RobotsFile &file, const QJsonObject &query, rep::Reading reading)
{
    const rep::Crawler crawler = crawlerFromArgument(query[u"agent"_s].toString(), reading);
    const rep::RequestPath path =
        rep::requestPath(query[u"url"_s].toString().toStdString(), reading);
    const rep::Decision decision =
        rep::decide(rep::CrawlerRules::collect(file, crawler, reading), path);
    const qint64 line = decision.deciding ? lineNumber(decision.deciding->line) : 0;
    return {{u"allowed"_s, decision.isAllowed}, {u"line"_s, line}};
}

QByteArray answerCase(const QJsonObject &recorded, rep::Reading reading)
{
    const QByteArray bytes =
        QByteArray::fromBase64(recorded[u"robots_b64"_s].toString().toLatin1());
    const rep::RobotsFile file =
        rep::RobotsFile::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    QJsonArray answers;
    const QJsonArray queries = recorded[u"queries"_s].toArray();
    for (const QJsonValue &query : queries)
        answers.append(answerQuery(file, query.toObject(), reading));
    const QJsonObject answer{{u"id"_s, recorded[u"id"_s]}, {u"queries"_s, answers}};
    return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

/// Answers line by line; remembers the first line that is none.
class CaseAnswerer {
public:
    explicit CaseAnswerer(rep::Reading reading) : m_reading(reading) { }

    void answer(std::string_view line)
    {
        ++m_count;
        if (m_firstBad != 0)
            return;
        const QByteArray json(line.data(), static_cast<qsizetype>(line.size()));
        const QJsonDocument document = QJsonDocument::fromJson(json);
        if (!document.isObject()) {
            m_firstBad = m_count;
            return;
        }
        m_output.text() += answerCase(document.object(), m_reading).toStdString();
        m_output.text() += '\n';
        m_output.handOn();
    }

    /// The number of the first case that is no JSON object, or 0.
    int firstBad() const { return m_firstBad; }

private:
    rep::Reading m_reading;
    OutputBuffer m_output;
    int m_count = 0;
    int m_firstBad = 0;
};

ExitStatus runVerdicts(const QStringList &words)
{
    Arguments arguments(
        u"verdicts CASES.jsonl|- [--reading standard|google]"_s,
        tr("Reads cases, one JSON object a line: {\"id\", \"robots_b64\", "
           "\"queries\": [{\"agent\", \"url\"}]}.\nAnswers each with a line {\"id\", "
           "\"queries\": [{\"allowed\", \"line\"}]}; line 0: no rule decides."));
    arguments.addReading();
    if (!arguments.parse(words))
        return static_cast<ExitStatus>(arguments.exitStatus());
    if (arguments.positional().size() != 1) {
        printError(tr("Say one file of cases, or - for standard input."));
        return ExitStatus::CouldNotBeDone;
    }
    CaseAnswerer answerer(arguments.reading());
    const auto answer = [&answerer](std::string_view line) { answerer.answer(line); };
    if (!forEachLine(arguments.positional().first(), answer))
        return ExitStatus::CouldNotBeDone;
    if (answerer.firstBad() == 0)
        return ExitStatus::Yes;
    printError(tr("Case %1 is not a JSON object; a compressed file must be unpacked first (zcat "
                  "FILE | postern verdicts -).")
                   .arg(answerer.firstBad()));
    return ExitStatus::CouldNotBeDone;
}

} // namespace

Command verdictsCommand()
{
    return {u"verdicts"_s, tr("Answer recorded cases, one JSON object a line."), runVerdicts};
}

} // namespace postern
