// SPDX-License-Identifier: MIT
#include "app/cli/lint_output.h"
#include "app/cli/output.h"
#include "core/advice/problem_kinds.h"
#include "core/wording/problem_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString text(std::string_view latin)
{
    return QString::fromLatin1(latin.data(), static_cast<qsizetype>(latin.size()));
}

QJsonObject placeObject(const rep::Snapshot &snapshot, rep::ByteSpan span)
{
    const Place place = placeOf(snapshot, span);
    return {{u"line"_s, place.line},
            {u"column"_s, place.column},
            {u"end_column"_s, place.endColumn},
            {u"begin_byte"_s, qint64{span.begin.value}},
            {u"end_byte"_s, qint64{span.end.value}}};
}

QJsonObject problemObject(const rep::Snapshot &snapshot, const rep::Problem &problem)
{
    QJsonArray related;
    for (const rep::ByteSpan span : problem.related)
        related.append(placeObject(snapshot, span));
    const rep::ProblemKind *kind = rep::findProblemKind(problem.id);
    QJsonObject object = placeObject(snapshot, problem.span);
    object[u"id"_s] = text(problem.id);
    object[u"severity"_s] = severityName(problem.severity);
    object[u"title"_s] = problemTitle(problem.id);
    object[u"message"_s] = problemSentence(problem);
    object[u"source"_s] = kind == nullptr ? QString() : text(kind->source);
    object[u"related"_s] = related;
    return object;
}

/// One array of files.
class LintJson : public LintOutput {
public:
    void addFile(const LintedFile &file) override
    {
        QJsonArray problems;
        for (const rep::Problem &problem : file.problems)
            problems.append(problemObject(file.snapshot, problem));
        m_files.append(QJsonObject{{u"file"_s, file.name}, {u"problems"_s, problems}});
    }
    void end() override { printBytes(QJsonDocument(m_files).toJson().toStdString()); }

private:
    QJsonArray m_files;
};

} // namespace

std::unique_ptr<LintOutput> makeLintJson()
{
    return std::make_unique<LintJson>();
}

} // namespace postern
