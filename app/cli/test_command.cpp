// SPDX-License-Identifier: MIT
#include "app/cli/test_command.h"

#include "app/cli/arguments.h"
#include "app/cli/crawler_argument.h"
#include "app/cli/input.h"
#include "app/cli/input_lines.h"
#include "app/cli/test_output.h"
#include "core/protocol/snapshot.h"

#include <QCoreApplication>

#include <deque>
#include <optional>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("TestCommand", text);
}

struct Request {
    QString file;
    QStringList agents;
    QStringList urls;
    QString urlList;
    QString format;
    rep::Reading reading = rep::Reading::Standard;
};

std::optional<Request> requestFrom(const Arguments &arguments)
{
    Request request;
    request.agents = arguments.values(u"agent"_s);
    request.urls = arguments.values(u"url"_s);
    request.urlList = arguments.value(u"urls"_s);
    request.format = arguments.format();
    request.reading = arguments.reading();
    const QStringList positional = arguments.positional();
    request.file = positional.value(0);
    const bool isShortForm = positional.size() == 3 && request.agents.isEmpty()
        && request.urls.isEmpty() && request.urlList.isEmpty();
    if (isShortForm) {
        request.agents << positional[1];
        request.urls << positional[2];
    } else if (positional.size() != 1) {
        printError(
            tr("Say one file: postern test FILE --agent AGENT --url URL, or postern test FILE "
               "AGENT URL."));
        return std::nullopt;
    }
    if (request.agents.isEmpty()) {
        printError(tr("Say which crawler to test: --agent GPTBot."));
        return std::nullopt;
    }
    if (request.urls.isEmpty() && request.urlList.isEmpty()) {
        printError(tr("Say what to test: --url URL, or --urls LIST with one URL a line."));
        return std::nullopt;
    }
    if (request.file == "-"_L1 && request.urlList == "-"_L1) {
        printError(tr("Standard input cannot be both the robots.txt and the list of URLs."));
        return std::nullopt;
    }
    return request;
}

/// Asks every crawler for every URL.
class Test {
public:
    Test(const rep::RobotsFile &file, const Request &request)
        : m_reading(request.reading), m_output(TestOutput::make(request.format, file))
    {
        for (const QString &agent : request.agents) {
            const rep::Crawler crawler = crawlerFromArgument(agent, m_reading);
            m_crawlers.push_back(
                {agent.toStdString(), crawler.token,
                 rep::RuleSet(rep::CrawlerRules::collect(file, crawler, m_reading))});
        }
    }

    void ask(std::string_view url)
    {
        const rep::RequestPath path = rep::requestPath(url, m_reading);
        for (const TestedCrawler &crawler : m_crawlers) {
            const rep::Verdict verdict = crawler.rules.decide(path);
            m_isAllAllowed = m_isAllAllowed && verdict.isAllowed;
            m_output->addRow(url, crawler, path, verdict);
        }
    }

    ExitStatus run(const Request &request)
    {
        m_output->begin();
        for (const QString &url : request.urls)
            ask(url.toStdString());
        const auto askUrl = [this](std::string_view url) { ask(url); };
        const bool couldRead = request.urlList.isEmpty() || forEachLine(request.urlList, askUrl);
        m_output->end();
        if (!couldRead)
            return ExitStatus::CouldNotBeDone;
        return m_isAllAllowed ? ExitStatus::Yes : ExitStatus::No;
    }

private:
    rep::Reading m_reading;
    std::unique_ptr<TestOutput> m_output;
    std::deque<TestedCrawler> m_crawlers;
    bool m_isAllAllowed = true;
};

ExitStatus runTest(const QStringList &words)
{
    Arguments arguments(u"test FILE --agent AGENT … (--url URL … | --urls LIST) [OPTIONS]\n"
                        "       postern test FILE AGENT URL"_s,
                        tr("Says for each URL and crawler whether the crawler may ask for it, and "
                           "which line decides.\nA crawler is given by its name (GPTBot) or by its "
                           "whole User-Agent header.\nExit status: 0 all allowed, 1 at least one "
                           "blocked, 2 it could not be done."));
    arguments.addOption(u"agent"_s, tr("A crawler; may be said more than once."), u"AGENT"_s);
    arguments.addOption(u"url"_s, tr("A URL or a path; may be said more than once."), u"URL"_s);
    arguments.addOption(u"urls"_s, tr("A file with one URL a line; - is standard input."),
                        u"LIST"_s);
    arguments.addReading();
    arguments.addFormat({u"text"_s, u"json"_s, u"csv"_s});
    if (!arguments.parse(words))
        return static_cast<ExitStatus>(arguments.exitStatus());
    const std::optional<Request> request = requestFrom(arguments);
    if (!request)
        return ExitStatus::CouldNotBeDone;
    const std::optional<std::string> bytes = readInput(request->file);
    if (!bytes)
        return ExitStatus::CouldNotBeDone;
    const rep::RobotsFile file = rep::RobotsFile::parse(*bytes);
    return Test(file, *request).run(*request);
}

} // namespace

Command testCommand()
{
    return {u"test"_s, tr("Test URLs against crawlers."), runTest};
}

} // namespace postern
