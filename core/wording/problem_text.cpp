// SPDX-License-Identifier: MIT
#include "core/wording/problem_text.h"

#include "core/wording/problem_sentences.h"
#include "core/wording/sentence.h"

#include <QCoreApplication>

#include <algorithm>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ProblemText", text);
}

/// The row of an id and form; the first row of the id where the form has none.
const ProblemSentence *findSentence(std::string_view id, std::string_view form)
{
    const ProblemSentence *first = nullptr;
    for (const ProblemSentence &row : problemSentences()) {
        if (row.id != id)
            continue;
        if (row.form == form)
            return &row;
        if (first == nullptr)
            first = &row;
    }
    return first;
}

} // namespace

QString problemTitle(std::string_view id)
{
    for (const ProblemSentence &row : problemSentences())
        if (row.id == id && row.title != nullptr)
            return translated(row.title);
    return {};
}

QString problemSentence(const rep::Problem &problem)
{
    const ProblemSentence *row = findSentence(problem.id, problem.form);
    return row == nullptr ? QString()
                          : filledSentence(translated(row->sentence), problem.arguments);
}

QString severityWord(rep::Severity severity)
{
    switch (severity) {
    case rep::Severity::Error:
        return translated("Error");
    case rep::Severity::Warning:
        return translated("Warning");
    case rep::Severity::Note:
        return translated("Note");
    }
    return {};
}

} // namespace postern
