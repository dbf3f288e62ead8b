// SPDX-License-Identifier: MIT
#include "app/cli/test_output.h"

#include "core/protocol/record_names.h"
#include "core/wording/decision_text.h"
#include "core/wording/number_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <charconv>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

void appendNumber(std::string &text, std::uint32_t number)
{
    std::array<char, 12> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    text.append(digits.data(), end);
}

void appendRule(std::string &text, const rep::RobotsFile &file, std::uint32_t line)
{
    text.append(rep::properName(file.lines()[line].kind())).append(": ").append(file.value(line));
}

/// RFC 4180.
void appendField(std::string &text, std::string_view field)
{
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        text.append(field);
        return;
    }
    text += '"';
    for (const char c : field) {
        if (c == '"')
            text += '"';
        text += c;
    }
    text += '"';
}

class CsvOutput : public TestOutput {
public:
    using TestOutput::TestOutput;

    void begin() override { m_output.text() += "url,agent,verdict,line,rule\n"; }

    void addRow(std::string_view url, const TestedCrawler &crawler, const rep::RequestPath &,
                const rep::Verdict &verdict) override
    {
        std::string &text = m_output.text();
        appendField(text, url);
        text += ',';
        appendField(text, crawler.name);
        text += verdict.isAllowed ? ",allowed," : ",blocked,";
        if (verdict.line) {
            appendNumber(text, lineNumber(*verdict.line));
            text += ',';
            m_rule.clear();
            appendRule(m_rule, m_file, *verdict.line);
            appendField(text, m_rule);
        } else {
            text += ',';
        }
        text += '\n';
        m_output.handOn();
    }

private:
    std::string m_rule;
};

class TextOutput : public TestOutput {
public:
    using TestOutput::TestOutput;

    void addRow(std::string_view url, const TestedCrawler &crawler, const rep::RequestPath &path,
                const rep::Verdict &verdict) override
    {
        std::string &text = m_output.text();
        const rep::Decision decision = rep::decide(crawler.rules.rules(), path);
        text.append(verdict.isAllowed ? "allowed  " : "blocked  ");
        text.append(crawler.name).append("  ").append(url).append("\n         ");
        const QString name = crawlerShown(crawler);
        text.append(verdictSentence(m_file, decision, name).toStdString()).append("\n");
        m_output.handOn();
    }

private:
    static QString crawlerShown(const TestedCrawler &crawler)
    {
        return shownText(crawler.token.empty() ? crawler.name : crawler.token);
    }
};

class JsonOutput : public TestOutput {
public:
    using TestOutput::TestOutput;

    void begin() override { m_output.text() += "{\"results\": ["; }
    void end() override { m_output.text() += "\n]}\n"; }

    void addRow(std::string_view url, const TestedCrawler &crawler, const rep::RequestPath &path,
                const rep::Verdict &verdict) override
    {
        const rep::Decision decision = rep::decide(crawler.rules.rules(), path);
        QJsonObject row{
            {u"url"_s, QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size()))},
            {u"agent"_s, QString::fromStdString(crawler.name)},
            {u"token"_s, QString::fromStdString(crawler.token)},
            {u"path"_s, QString::fromStdString(path.bytes)},
            {u"allowed"_s, verdict.isAllowed},
            {u"line"_s, verdict.line ? qint64{lineNumber(*verdict.line)} : 0},
            {u"reason"_s, verdictSentence(m_file, decision, QString::fromStdString(crawler.token))},
        };
        if (verdict.line)
            row[u"rule"_s] = ruleText(m_file, *verdict.line);
        row[u"groups"_s] = groupNumbers(decision);
        row[u"losers"_s] = losers(decision);
        m_output.text() += m_isFirst ? "\n" : ",\n";
        m_output.text() += QJsonDocument(row).toJson(QJsonDocument::Compact).toStdString();
        m_output.handOn();
        m_isFirst = false;
    }

private:
    static QJsonArray groupNumbers(const rep::Decision &decision)
    {
        QJsonArray numbers;
        for (const std::uint32_t group : decision.groups)
            numbers.append(qint64{group + 1});
        return numbers;
    }

    QJsonArray losers(const rep::Decision &decision) const
    {
        QJsonArray rules;
        for (const rep::MatchedRule &rule : decision.losers)
            rules.append(QJsonObject{{u"line"_s, qint64{lineNumber(rule.line)}},
                                     {u"rule"_s, ruleText(m_file, rule.line)},
                                     {u"length"_s, qint64{rule.length}}});
        return rules;
    }

    bool m_isFirst = true;
};

} // namespace

std::unique_ptr<TestOutput> TestOutput::make(const QString &format, const rep::RobotsFile &file)
{
    if (format == "csv"_L1)
        return std::make_unique<CsvOutput>(file);
    if (format == "json"_L1)
        return std::make_unique<JsonOutput>(file);
    return std::make_unique<TextOutput>(file);
}

} // namespace postern
