// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "core/crawlers/directive_catalogue.h"
#include "core/crawlers/found_token.h"
#include "core/protocol/record_names.h"
#include "core/text/ascii.h"

#include <QByteArray>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <random>

using rep::Catalogue;
using rep::CrawlerFacts;
using rep::DirectiveCatalogue;
using rep::DirectiveFacts;
using rep::FoundToken;
using rep::Honours;
using rep::Purpose;
using rep::TokenOrigin;

namespace {

QByteArray resource(const char *name)
{
    QFile file(QLatin1String(POSTERN_RESOURCES "/crawlers/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

qsizetype countRows(const QByteArray &tsv)
{
    const QList<QByteArray> lines = tsv.split('\n');
    const auto rows = std::count_if(lines.begin(), lines.end(), [](const QByteArray &line) {
        return !line.isEmpty() && !line.startsWith('#');
    });
    return rows - 1; // without the names of the columns
}

bool isDate(const std::string &text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A20[0-9]{2}-(0[1-9]|1[0-2])(-[0-3][0-9])?\\z"));
    return form.match(QString::fromStdString(text)).hasMatch();
}

bool isOperatorsWord(Honours honours)
{
    return honours == Honours::Yes || honours == Honours::No || honours == Honours::Partly;
}

} // namespace

class TstCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCrawlerIsRead();
    void everyCrawlerHasSourceAndDate();
    void everySpellingLeadsToItsCrawler();
    void everyFallbackExists();
    void wellKnownCrawlersAreOfferedInOrder();
    void everyNameHasFewEnoughWords();
    void crawlersByPurpose();
    void find_data();
    void find();
    void readAs_data();
    void readAs();
    void badRows_data();
    void badRows();
    void copiesStandAlone();
    void everyDirectiveIsRead();
    void directivesThatAreReadAsRules();
    void header_data();
    void header();
    void anyBytesWillDo();

private:
    QByteArray m_tsv;
    Catalogue m_catalogue;
};

void TstCatalogue::initTestCase()
{
    m_tsv = resource("crawlers.tsv");
    QVERIFY(!m_tsv.isEmpty());
    m_catalogue = Catalogue::parse(view(m_tsv));
}

void TstCatalogue::everyCrawlerIsRead()
{
    QCOMPARE(m_catalogue.skippedLines(), std::vector<std::uint32_t>());
    QCOMPARE(static_cast<qsizetype>(m_catalogue.all().size()), countRows(m_tsv));
    QVERIFY(m_catalogue.all().size() > 200);

    QSet<QByteArray> tokens;
    for (const CrawlerFacts &facts : m_catalogue.all())
        tokens.insert(bytesOf(facts.token).toLower());
    QCOMPARE(static_cast<std::size_t>(tokens.size()), m_catalogue.all().size());
}

void TstCatalogue::everyCrawlerHasSourceAndDate()
{
    const QSet<QByteArray> sources{"operator", "ai.robots.txt", "crawler-user-agents",
                                   "robots-txt-support", "other-list"};
    for (const CrawlerFacts &facts : m_catalogue.all()) {
        const char *const token = facts.token.c_str();
        QVERIFY2(sources.contains(bytesOf(facts.source)), token);
        QVERIFY2(isDate(facts.asOf), token);
        QVERIFY2(!facts.operatorName.empty(), token);
        QVERIFY2(facts.note.ends_with('.') && facts.note.find(". ") == std::string::npos, token);
        const bool hasAddress = facts.documentation.starts_with("http");
        QVERIFY2(hasAddress || facts.documentation.empty(), token);
        QVERIFY2(hasAddress || facts.source != "operator", token);
        QVERIFY2(facts.source == "operator" || !isOperatorsWord(facts.honours), token);
    }
}

void TstCatalogue::everySpellingLeadsToItsCrawler()
{
    for (const CrawlerFacts &facts : m_catalogue.all()) {
        QCOMPARE(m_catalogue.find(facts.token), &facts);
        for (const std::string &variant : facts.variants)
            QVERIFY2(m_catalogue.find(variant) == &facts, variant.c_str());
    }
}

void TstCatalogue::everyFallbackExists()
{
    for (const CrawlerFacts &facts : m_catalogue.all()) {
        const char *const token = facts.token.c_str();
        QVERIFY2(facts.fallbacks.empty() == facts.fallbackSource.empty(), token);
        for (const std::string &fallback : facts.fallbacks) {
            const CrawlerFacts *const other = m_catalogue.find(fallback);
            QVERIFY2(other && other != &facts, token);
            QCOMPARE(fallback, other->token);
        }
    }
    QVERIFY(m_catalogue.find("Applebot")->fallbacksAreVerified());
    QVERIFY(!m_catalogue.find("Applebot-Extended")->fallbacksAreVerified());
}

void TstCatalogue::wellKnownCrawlersAreOfferedInOrder()
{
    const std::vector<const CrawlerFacts *> known = m_catalogue.wellKnown();
    QVERIFY(known.size() >= 20 && known.size() <= 30);
    for (std::uint32_t i = 0; i < known.size(); ++i) {
        const char *const token = known[i]->token.c_str();
        QVERIFY2(known[i]->offerOrder == i + 1, token);
        QVERIFY2(known[i]->readAs() == known[i]->token, token);
        QVERIFY2(!known[i]->isRetired && !known[i]->isLegacy, token);
    }
    QCOMPARE(known.front()->token, std::string("Googlebot"));
}

void TstCatalogue::everyNameHasFewEnoughWords()
{
    for (const CrawlerFacts &facts : m_catalogue.all())
        QVERIFY2(std::ranges::count(facts.token, ' ') < 4, facts.token.c_str());
}

void TstCatalogue::crawlersByPurpose()
{
    std::size_t main = 0;
    for (int i = 0; i <= static_cast<int>(Purpose::Other); ++i) {
        const auto purpose = static_cast<Purpose>(i);
        const std::vector<const CrawlerFacts *> serving = m_catalogue.byPurpose(purpose);
        QVERIFY(!serving.empty());
        for (const CrawlerFacts *const facts : serving)
            main += facts->purpose == purpose ? 1 : 0;
    }
    QCOMPARE(main, m_catalogue.all().size());

    const CrawlerFacts *const archive = m_catalogue.find("CCBot");
    QCOMPARE(archive->purpose, Purpose::Archive);
    QVERIFY(std::ranges::count(m_catalogue.byPurpose(Purpose::AiTraining), archive) == 1);
}

void TstCatalogue::find_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("token");
    const auto row = [](const char *sentence, const char *name, const char *token) {
        QTest::newRow(sentence) << QByteArray(name) << QByteArray(token);
    };
    row("a token is found", "GPTBot", "GPTBot");
    row("a token is found whatever its case", "gOOGLEBOT-imagE", "Googlebot-Image");
    row("a token with spaces is found", "sogou WEB spider", "Sogou web spider");
    row("a spelling variant is found", "notebooklm", "Google-NotebookLM");
    row("a variant with a version is found", "MistralAI-User/1.0", "MistralAI-User");
    row("a part of a token is not found", "Googleb", "");
    row("more than a token is not found", "Googlebot/2.1", "");
    row("the wildcard is no crawler", "*", "");
    row("nothing is not found", "", "");
}

void TstCatalogue::find()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, token);
    const CrawlerFacts *const facts = m_catalogue.find(view(name));
    QCOMPARE(facts ? bytesOf(facts->token) : QByteArray(), token);
}

void TstCatalogue::readAs_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("readAs");
    const auto row = [](const char *sentence, const char *token, const char *readAs) {
        QTest::newRow(sentence) << QByteArray(token) << QByteArray(readAs);
    };
    row("a proper token is read whole", "meta-externalagent", "meta-externalagent");
    row("a token is cut at a digit", "MJ12bot", "MJ");
    row("a token that begins with a digit is read as nothing", "360Spider", "");
    row("a token is cut at a dot", "archive.org_bot", "archive");
    row("a token is cut at a space", "Sogou web spider", "Sogou");
    row("a digit cuts AI2Bot to a word", "AI2Bot", "AI");
    row("a digit cuts peer39_crawler to a word", "peer39_crawler", "peer");
}

void TstCatalogue::readAs()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, readAs);
    const CrawlerFacts *const facts = m_catalogue.find(view(token));
    QVERIFY(facts);
    QCOMPARE(bytesOf(facts->readAs()), readAs);
}

void TstCatalogue::badRows_data()
{
    QTest::addColumn<QByteArray>("tsv");
    QTest::addColumn<QByteArray>("tokens");
    QTest::addColumn<std::vector<std::uint32_t>>("skipped");
    const auto row = [](const char *sentence, const char *tsv, const char *tokens,
                        const std::vector<std::uint32_t> &skipped) {
        QTest::newRow(sentence) << QByteArray(tsv) << QByteArray(tokens) << skipped;
    };
    row("no bytes are no crawlers", "", "", {});
    row("a heading alone is no crawler", "token\tpurpose\n", "", {});
    row("comments and empty lines are passed over", "# a\n\ntoken\n# b\nOne\n \nTwo", "One,Two",
        {});
    row("a token alone is enough", "token\nOne\n", "One", {});
    row("unknown columns are passed over", "colour\ttoken\nred\tOne\n", "One", {});
    row("columns may stand in any order", "purpose\ttoken\nads\tOne\n", "One", {});
    row("lines may end with CRLF", "token\tpurpose\r\nOne\tads\r\n", "One", {});
    row("a byte order mark is passed over", "\xEF\xBB\xBFtoken\nOne\n", "One", {});
    row("too few cells", "token\tpurpose\nOne\nTwo\tads\n", "Two", {2});
    row("too many cells", "token\nOne\tads\nTwo\n", "Two", {2});
    row("no token", "token\tpurpose\n\tads\n", "", {2});
    row("no column of tokens", "purpose\nads\n", "", {2});
    row("an unknown purpose", "token\tpurpose\nOne\tads,flying\nTwo\tads\n", "Two", {2});
    row("an unknown word on obeying", "token\thonours\nOne\tmaybe\n", "", {2});
    row("an unknown flag", "token\tflags\nOne\tretired,tired\n", "", {2});
    row("an offer that is no number", "token\toffer\nOne\t1st\nTwo\t-2\nThree\t3\n", "Three",
        {2, 3});
    row("an offer beyond all numbers", "token\toffer\nOne\t99999999999\n", "", {2});
    row("a token twice in another case", "token\nOne\noNE\nTwo\n", "One,Two", {3});
}

void TstCatalogue::badRows()
{
    QFETCH(QByteArray, tsv);
    QFETCH(QByteArray, tokens);
    QFETCH(std::vector<std::uint32_t>, skipped);
    const Catalogue catalogue = Catalogue::parse(view(tsv));
    QByteArrayList found;
    for (const CrawlerFacts &facts : catalogue.all())
        found.append(bytesOf(facts.token));
    QCOMPARE(found.join(','), tokens);
    QCOMPARE(catalogue.skippedLines(), skipped);
}

void TstCatalogue::copiesStandAlone()
{
    const Catalogue copy = m_catalogue;
    const CrawlerFacts *const facts = copy.find("GPTBot");
    QVERIFY(facts >= copy.all().data() && facts < copy.all().data() + copy.all().size());
}

void TstCatalogue::everyDirectiveIsRead()
{
    const QByteArray tsv = resource("directives.tsv");
    const DirectiveCatalogue directives = DirectiveCatalogue::parse(view(tsv));
    QCOMPARE(directives.skippedLines(), std::vector<std::uint32_t>());
    QCOMPARE(static_cast<qsizetype>(directives.all().size()), countRows(tsv));
    QVERIFY(directives.all().size() >= 25);
    for (const DirectiveFacts &facts : directives.all()) {
        const char *const name = facts.name.c_str();
        QVERIFY2(directives.find(facts.name) == &facts, name);
        QVERIFY2(facts.syntax.starts_with(facts.name + ": "), name);
        QVERIFY2(!facts.source.empty() && isDate(facts.asOf), name);
        QVERIFY2(facts.note.ends_with('.') && facts.note.find(". ") == std::string::npos, name);
    }
    QVERIFY(directives.find("crawl-DELAY"));
    QVERIFY(!directives.find("Crawl"));
}

void TstCatalogue::directivesThatAreReadAsRules()
{
    QByteArrayList rules;
    const DirectiveCatalogue directives =
        DirectiveCatalogue::parse(view(resource("directives.tsv")));
    for (const DirectiveFacts &facts : directives.all())
        if (rep::isRule(rep::readKey(facts.name).kind))
            rules.append(bytesOf(facts.name));
    QCOMPARE(rules, QByteArrayList({"DisallowAITraining", "AllowAITraining"}));
}

void TstCatalogue::header_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("readAs");
    QTest::addColumn<TokenOrigin>("how");
    const auto row = [](const char *sentence, const char *header, const char *token,
                        TokenOrigin how, const char *readAs = nullptr) {
        QTest::newRow(sentence) << QByteArray(header) << QByteArray(token)
                                << QByteArray(readAs ? readAs : token) << how;
    };
    const auto known = TokenOrigin::Known;
    const auto compatible = TokenOrigin::AfterCompatible;
    const auto first = TokenOrigin::FirstProduct;

    row("Googlebot for phones is known",
        "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like "
        "Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1; "
        "+http://www.google.com/bot.html)",
        "Googlebot", known);
    row("Googlebot for desktops is known",
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; "
        "+http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
        "Googlebot", known);
    row("Googlebot-Image is not Googlebot", "Googlebot-Image/1.0", "Googlebot-Image", known);
    row("Storebot-Google is found inside a comment",
        "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like "
        "Gecko) Chrome/79.0.3945.88 Safari/537.36",
        "Storebot-Google", known);
    row("AdsBot-Google-Mobile is not AdsBot-Google",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
        "like "
        "Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; "
        "+http://www.google.com/mobile/adsbot.html)",
        "AdsBot-Google-Mobile", known);
    row("FeedFetcher-Google is known in another case",
        "Feedfetcher-Google; (+http://www.google.com/feedfetcher.html; 1 subscribers; feed-id=7)",
        "FeedFetcher-Google", known);
    row("GPTBot is known",
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; "
        "+https://openai.com/gptbot)",
        "GPTBot", known);
    row("ChatGPT-User is found outside comments",
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; "
        "+https://openai.com/bot",
        "ChatGPT-User", known);
    row("Claude-User comes before the program it goes by",
        "Claude-User (claude-code/2.1.86; +https://support.anthropic.com/)", "Claude-User", known);
    row("ClaudeBot is found beside a mail address",
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; "
        "+claudebot@anthropic.com)",
        "ClaudeBot", known);
    row("PerplexityBot is known",
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; "
        "+https://perplexity.ai/perplexitybot)",
        "PerplexityBot", known);
    row("meta-externalagent is known",
        "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
        "meta-externalagent", known);
    row("facebookexternalhit without an address is known", "facebookexternalhit/1.1",
        "facebookexternalhit", known);
    row("the longest known name wins",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) "
        "Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
        "facebookexternalhit", known);
    row("Applebot looks like Safari",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        "Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
        "Applebot", known);
    row("Amazonbot looks like Safari",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML\\, like Gecko) "
        "Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; "
        "+https://developer.amazon.com/support/amazonbot)",
        "Amazonbot", known);
    row("CCBot is known", "CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot", known);
    row("bingbot is known",
        "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "bingbot",
        known);
    row("AdIdxBot is not bingbot, whose address it gives",
        "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)", "AdIdxBot",
        known);
    row("a name in an address does not count", "AppleNewsBot (+http://www.apple.com/go/applebot)",
        "AppleNewsBot", first);
    row("a name in a mail address does not count", "Finder/1.0 (mail googlebot@example.com)",
        "Finder", first);
    row("what a crawler is like does not count", "Cardyb/1.1 (like Twitterbot)", "Cardyb", first);
    row("PetalBot follows without a space",
        "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
        "PetalBot", known);
    row("Yahoo's crawler is found behind an exclamation mark",
        "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
        "Slurp", known);
    row("360Spider is read as no token",
        "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.1 (KHTML, like Gecko) Chrome/21.0.1180.89 "
        "Safari/537.1; 360Spider(compatible; HaosouSpider; http://www.haosou.com/help.html)",
        "360Spider", known, "");
    row("Sogou's crawler is known by its three words",
        "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
        "Sogou web spider", known, "Sogou");
    row("another spider of Sogou is its first word",
        "Sogou News Spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "Sogou", first);
    row("Screaming Frog is known by its four words", "Screaming Frog SEO Spider/21.0",
        "Screaming Frog SEO Spider", known, "Screaming");
    row("MJ12bot keeps its name and is read as less",
        "Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)", "MJ12bot", known, "MJ");
    row("archive.org_bot stands before another product",
        "Mozilla/5.0 (compatible; archive.org_bot/heritrix-1.15.4 +http://www.archive.org)",
        "archive.org_bot", known, "archive");
    row("a longer word is not the known one in it",
        "Mozilla/5.0 (compatible; YandexVideoParser/1.0; +http://yandex.com/bots)",
        "YandexVideoParser", compatible);
    row("a spelling variant stays as it is written",
        "Mozilla/5.0 (compatible; SeekportBot; +https://bot.seekport.com)", "SeekportBot", known);
    row("the name of a switch does not count",
        "Mozilla/5.0 (compatible; Example/1.0; for Google-Extended)", "Example", compatible);
    row("a company's name does not count", "Helper/2.0 (from OpenAI)", "Helper", first);
    row("what follows compatible is taken",
        "Mozilla/5.0 (compatible; NewsTestBot/1.2; +https://news.example/bot)", "NewsTestBot",
        compatible);
    row("a platform after compatible is passed over",
        "Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)",
        "Mail.RU_Bot", compatible, "Mail");
    row("a browser after compatible is passed over",
        "LinkedInspector/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)", "LinkedInspector",
        first);
    row("the first product is taken", "curl/8.5.0", "curl", first);
    row("an unknown word with a version", "MyBot/1.0", "MyBot", first);
    row("a known word with a version", "gptbot/1.0", "GPTBot", known);
    row("a known token alone gets its spelling", "googlebot", "Googlebot", known);
    row("an unknown token alone is itself", "my-own_bot", "my-own_bot", first);
    row("a switch alone is itself", "Google-Extended", "Google-Extended", known);
    row("a browser's word alone is itself", "Mozilla", "Mozilla", first);
    row("a token may have white space around it", "\t GPTBot \r\n", "GPTBot", known);
    row("Chrome is no crawler",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/131.0.0.0 Safari/537.36",
        "", first);
    row("Chrome for phones is no crawler",
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/131.0.0.0 Mobile Safari/537.36",
        "", first);
    row("Firefox is no crawler",
        "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "",
        first);
    row("Safari is no crawler",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
        "Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
        "", first);
    row("Edge is no crawler",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70",
        "", first);
    row("Opera is no crawler", "Opera/9.80 (Windows NT 6.1; U; en) Presto/2.8.131 Version/11.11",
        "", first);
    row("Internet Explorer is no crawler",
        "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; WOW64; Trident/5.0; SLCC2; .NET CLR "
        "2.0.50727; InfoPath.2)",
        "", first);
    row("an address alone is no crawler", "https://example.com/bot", "", first);
    row("nothing is no crawler", "", "", first);
}

void TstCatalogue::header()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, readAs);
    QFETCH(TokenOrigin, how);
    const std::optional<FoundToken> found = rep::findProductToken(view(header), m_catalogue);
    QCOMPARE(found ? bytesOf(found->token) : QByteArray(), token);
    if (!found)
        return;
    QCOMPARE(found->how, how);
    QCOMPARE(bytesOf(found->readAs()), readAs);
    QVERIFY(rep::equalsIgnoringCase(rep::slice(view(header), found->span), found->token));
}

void TstCatalogue::anyBytesWillDo()
{
    constexpr std::string_view kPieces = "();,/@ \t\n#+.compatible;likeGooglebot MJ12bot\xC3\xA9";
    std::mt19937 random(20261201); // the same every time, so that a failure can be seen again
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (std::size_t length = random() % 60; length > 0; --length)
            text += random() % 8 == 0 ? static_cast<char>(random() % 256)
                                      : kPieces[random() % kPieces.size()];
        const std::optional<FoundToken> found = rep::findProductToken(text, m_catalogue);
        QVERIFY(!found || (found->span.end.value <= text.size() && !found->span.isEmpty()));
        const Catalogue catalogue = Catalogue::parse("token\tpurpose\n" + text);
        QVERIFY(catalogue.all().size() + catalogue.skippedLines().size() <= 60);
    }
    QVERIFY(!rep::findProductToken(std::string(1'000'000, '('), m_catalogue));
}

QTEST_APPLESS_MAIN(TstCatalogue)

#include "tst_catalogue.moc"
