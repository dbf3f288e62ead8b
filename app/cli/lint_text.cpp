// SPDX-License-Identifier: MIT
#include "app/cli/lint_output.h"
#include "app/cli/output.h"
#include "core/wording/problem_text.h"

namespace postern {

using namespace Qt::StringLiterals;

namespace {

/// One line a problem, like a compiler: editors can jump to it.
class LintText : public LintOutput {
public:
    void addFile(const LintedFile &file) override
    {
        for (const rep::Problem &problem : file.problems) {
            const Place place = placeOf(file.snapshot, problem.span);
            const QString line = u"%1:%2:%3: "_s.arg(file.name, QString::number(place.line),
                                                     QString::number(place.column))
                + severityName(problem.severity) + u": "_s + problemSentence(problem) + u" ["_s
                + QLatin1StringView(problem.id.data(), static_cast<qsizetype>(problem.id.size()))
                + u"]\n"_s;
            m_output.text() += line.toStdString();
            m_output.handOn();
        }
    }

private:
    OutputBuffer m_output;
};

/// The commands that GitHub Actions reads from a step's output to mark lines.
class LintGithub : public LintOutput {
public:
    void addFile(const LintedFile &file) override
    {
        for (const rep::Problem &problem : file.problems) {
            const Place place = placeOf(file.snapshot, problem.span);
            const bool isNote = problem.severity == rep::Severity::Note;
            const QString id =
                QString::fromLatin1(problem.id.data(), static_cast<qsizetype>(problem.id.size()));
            const QString line = u"::"_s + (isNote ? u"notice"_s : severityName(problem.severity))
                + u" file="_s + escapedProperty(file.name)
                + u",line=%1,col=%2,endColumn=%3"_s.arg(place.line)
                      .arg(place.column)
                      .arg(place.endColumn)
                + u",title="_s + escapedProperty(problemTitle(problem.id)) + u"::"_s
                + escaped(problemSentence(problem)) + u" ["_s + id + u"]\n"_s;
            m_output.text() += line.toStdString();
            m_output.handOn();
        }
    }

private:
    static QString escaped(QString text)
    {
        return text.replace(u'%', u"%25"_s).replace(u'\r', u"%0D"_s).replace(u'\n', u"%0A"_s);
    }
    static QString escapedProperty(const QString &text)
    {
        return escaped(text).replace(u':', u"%3A"_s).replace(u',', u"%2C"_s);
    }

    OutputBuffer m_output;
};

} // namespace

std::unique_ptr<LintOutput> makeLintText()
{
    return std::make_unique<LintText>();
}

std::unique_ptr<LintOutput> makeLintGithub()
{
    return std::make_unique<LintGithub>();
}

} // namespace postern
