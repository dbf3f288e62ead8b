// SPDX-License-Identifier: MIT
#include "core/retrieval/answer.h"
#include "core/retrieval/location.h"
#include "core/retrieval/media_type.h"
#include "core/retrieval/policy.h"

#include <QTest>

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

// "rfc" and "google" in the rows' names are the two texts of tests/cases/statements.md.

using namespace std::chrono_literals;
using rep::Access;
using rep::RetrievalAnswer;
using rep::RetrievalHistory;
using rep::RetrievalNote;
using rep::RetrievalPolicy;
using rep::RobotsPlace;

namespace {

constexpr auto kRfc = RetrievalPolicy::Rfc9309;
constexpr auto kGoogle = RetrievalPolicy::Google;
constexpr auto kYandex = RetrievalPolicy::Yandex;
constexpr RetrievalPolicy kPolicies[] = {kRfc, kGoogle, kYandex};

RetrievalAnswer answerOf(int status)
{
    RetrievalAnswer answer;
    answer.status = status;
    answer.mediaType = "text/plain";
    answer.bodySize = 100;
    return answer;
}

RetrievalAnswer redirected(int hops, int status)
{
    RetrievalAnswer answer = answerOf(status);
    answer.redirects = hops;
    return answer;
}

RetrievalAnswer loopingAnswer()
{
    RetrievalAnswer answer = answerOf(302);
    answer.redirectLoop = true;
    return answer;
}

RetrievalHistory unreachableSince(std::chrono::seconds since, bool hasCopy, bool siteAnswers = true)
{
    return {.unreachableFor = since, .hasCachedCopy = hasCopy, .siteAnswers = siteAnswers};
}

const RetrievalAnswer kNoAnswer = {};
const RetrievalHistory kFirstTime = {};

} // namespace

class TstRetrieval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void access_data();
    void access();
    void body_data();
    void body();
    void parsingLimit_data();
    void parsingLimit();
    void rulesHoldForTheInitialAuthority();
    void cache_data();
    void cache();
    void place_data();
    void place();
    void everyAnswerHasAVerdict();
};

void TstRetrieval::access_data()
{
    QTest::addColumn<RetrievalAnswer>("answer");
    QTest::addColumn<RetrievalPolicy>("policy");
    QTest::addColumn<RetrievalHistory>("history");
    QTest::addColumn<Access>("access");

    const auto row = [](const char *name, RetrievalAnswer answer, RetrievalPolicy policy,
                        RetrievalHistory history, Access expected) {
        QTest::newRow(name) << answer << policy << history << expected;
    };
    row("rfc: 200 is a successful access, the rules are followed (2.3.1.1)", answerOf(200), kRfc,
        kFirstTime, Access::Rules);
    row("rfc: 400 is unavailable, anything may be crawled (2.3.1.3)", answerOf(400), kRfc,
        kFirstTime, Access::AllowAll);
    row("rfc: 404 means no restrictions at all (2.3.1.3)", answerOf(404), kRfc, kFirstTime,
        Access::AllowAll);
    row("rfc: 403 is in the 400 range and opens the site too", answerOf(403), kRfc, kFirstTime,
        Access::AllowAll);
    row("rfc: 429 is in the 400 range, so unavailable", answerOf(429), kRfc, kFirstTime,
        Access::AllowAll);
    row("rfc: 499 is the last unavailable status", answerOf(499), kRfc, kFirstTime,
        Access::AllowAll);
    row("rfc: 500 is unreachable, complete disallow (2.3.1.4)", answerOf(500), kRfc, kFirstTime,
        Access::DisallowAll);
    row("rfc: 503 of a flapping server closes the site", answerOf(503), kRfc,
        unreachableSince(0s, true), Access::DisallowAll);
    row("rfc: 599 is the last server error", answerOf(599), kRfc, kFirstTime, Access::DisallowAll);
    row("rfc: a network error is unreachable, complete disallow (2.3.1.4)", kNoAnswer, kRfc,
        kFirstTime, Access::DisallowAll);
    row("rfc: unreachable for 29 days is still complete disallow", answerOf(503), kRfc,
        unreachableSince(24h * 29, true), Access::DisallowAll);
    row("rfc: after 30 days a cached copy may be used (2.3.1.4)", answerOf(503), kRfc,
        unreachableSince(24h * 30, true), Access::CachedRules);
    row("rfc: after 30 days without a copy the file is unavailable (2.3.1.4)", answerOf(503), kRfc,
        unreachableSince(24h * 30, false), Access::AllowAll);
    row("rfc: five redirects are followed (2.3.1.2)", redirected(5, 200), kRfc, kFirstTime,
        Access::Rules);
    row("rfc: more than five redirects are unavailable (2.3.1.2)", redirected(6, 200), kRfc,
        kFirstTime, Access::AllowAll);
    row("rfc: a server error behind a sixth redirect is never seen", redirected(6, 500), kRfc,
        kFirstTime, Access::AllowAll);
    row("rfc: a server error behind a redirect is unreachable", redirected(1, 500), kRfc,
        kFirstTime, Access::DisallowAll);
    row("rfc: a redirect loop has more than five redirects", loopingAnswer(), kRfc, kFirstTime,
        Access::AllowAll);
    row("a redirect that leads nowhere is unavailable", answerOf(301), kRfc, kFirstTime,
        Access::AllowAll);
    row("304 leaves the cached copy in force", answerOf(304), kYandex, unreachableSince(0s, true),
        Access::CachedRules);
    row("304 without a copy leads nowhere", answerOf(304), kRfc, kFirstTime, Access::AllowAll);
    row("a status that is none of HTTP is no answer", answerOf(0), kRfc, kFirstTime,
        Access::DisallowAll);

    row("Google: 404 is no restriction", answerOf(404), kGoogle, kFirstTime, Access::AllowAll);
    row("Google: 401 and 403 are no restriction", answerOf(403), kGoogle, kFirstTime,
        Access::AllowAll);
    row("Google: 429 is read as a server error", answerOf(429), kGoogle, kFirstTime,
        Access::DisallowAll);
    row("Google: a server error stops crawling for 12 hours", answerOf(503), kGoogle,
        unreachableSince(12h - 1s, true), Access::DisallowAll);
    row("Google: after 12 hours the last copy is used", answerOf(503), kGoogle,
        unreachableSince(12h, true), Access::CachedRules);
    row("Google: after 12 hours without a copy there are no restrictions", answerOf(503), kGoogle,
        unreachableSince(12h, false), Access::AllowAll);
    row("Google: after 30 days a site that answers is open", kNoAnswer, kGoogle,
        unreachableSince(24h * 30, true), Access::AllowAll);
    row("Google: after 30 days a site that does not answer is left alone", kNoAnswer, kGoogle,
        unreachableSince(24h * 30, true, false), Access::DisallowAll);
    row("Google: more than five redirects are a 404", redirected(6, 200), kGoogle, kFirstTime,
        Access::AllowAll);

    row("Yandex: 200 has rules", answerOf(200), kYandex, kFirstTime, Access::Rules);
    row("Yandex: any status but 200 leaves the site open", answerOf(206), kYandex, kFirstTime,
        Access::AllowAll);
    row("Yandex: a server error leaves the site open", answerOf(500), kYandex, kFirstTime,
        Access::AllowAll);
    row("Yandex: a network error leaves the site open", kNoAnswer, kYandex,
        unreachableSince(-1s, true), Access::AllowAll);
}

void TstRetrieval::access()
{
    QFETCH(RetrievalAnswer, answer);
    QFETCH(RetrievalPolicy, policy);
    QFETCH(RetrievalHistory, history);
    QTEST(rep::judge(answer, policy, history).access, "access");
}

void TstRetrieval::body_data()
{
    QTest::addColumn<QByteArray>("mediaType");
    QTest::addColumn<bool>("isUtf8");
    QTest::addColumn<QList<RetrievalNote>>("notes");

    using Notes = QList<RetrievalNote>;
    const auto row = [](const char *name, const char *mediaType, bool isUtf8, const Notes &notes) {
        QTest::newRow(name) << QByteArray(mediaType) << isUtf8 << notes;
    };
    row("rfc: the media type is text/plain (2.3)", "text/plain", true, {});
    row("rfc: text/html is not the media type of a robots.txt (2.3)", "text/html", true,
        {RetrievalNote::NotTextPlain});
    row("rfc: the file is UTF-8 (2.3)", "text/plain", false, {RetrievalNote::NotUtf8});
    row("a charset of UTF-8 is right in any case and quoted", "Text/Plain ; Charset=\"UTF-8\"",
        true, {});
    row("ASCII is UTF-8 too", "text/plain;charset=us-ascii", true, {});
    row("another charset contradicts the standard", "text/plain; charset=iso-8859-1", true,
        {RetrievalNote::CharsetNotUtf8});
    row("a semicolon in quotes parts nothing", "text/plain; x=\";charset=a\"; charset=utf8", true,
        {});
    row("no media type at all", "", true, {RetrievalNote::NoMediaType});
    row("a header of nothing but a parameter", ";charset=latin1", false,
        {RetrievalNote::NoMediaType, RetrievalNote::CharsetNotUtf8, RetrievalNote::NotUtf8});
}

void TstRetrieval::body()
{
    QFETCH(QByteArray, mediaType);
    QFETCH(bool, isUtf8);
    QFETCH(QList<RetrievalNote>, notes);
    RetrievalAnswer answer = answerOf(200);
    answer.mediaType = std::string_view(mediaType.constData(), std::size_t(mediaType.size()));
    answer.bodyIsUtf8 = isUtf8;
    for (const RetrievalPolicy policy : kPolicies) {
        const rep::RetrievalVerdict verdict = rep::judge(answer, policy);
        QCOMPARE(verdict.access, Access::Rules);
        QCOMPARE(verdict.bytesRead, 100U);
        QCOMPARE(qsizetype(verdict.facts.size()), notes.size());
        for (const RetrievalNote note : std::as_const(notes))
            QVERIFY(verdict.has(note));
    }
}

void TstRetrieval::parsingLimit_data()
{
    QTest::addColumn<quint64>("size");
    QTest::addColumn<RetrievalPolicy>("policy");
    QTest::addColumn<Access>("access");
    QTest::addColumn<quint64>("read");
    QTest::addColumn<qint64>("unread");

    constexpr quint64 kLimit = 500ULL * 1024;
    constexpr quint64 kHuge = std::numeric_limits<quint64>::max();
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    QTest::newRow("rfc: 500 kibibytes are read whole (2.5)")
        << kLimit << kRfc << Access::Rules << kLimit << qint64(0);
    QTest::newRow("rfc: what lies beyond 500 kibibytes may never be read (2.5)")
        << kLimit + 12 << kRfc << Access::Rules << kLimit << qint64(12);
    QTest::newRow("Google: the rest is ignored")
        << kLimit + 1 << kGoogle << Access::Rules << kLimit << qint64(1);
    QTest::newRow("Yandex: a file that large leaves the site open")
        << kLimit + 1 << kYandex << Access::AllowAll << quint64(0) << qint64(1);
    QTest::newRow("an impossible size is only large")
        << kHuge << kRfc << Access::Rules << kLimit << kMost;
    QTest::newRow("an empty file is read")
        << quint64(0) << kRfc << Access::Rules << quint64(0) << qint64(0);
}

void TstRetrieval::parsingLimit()
{
    QFETCH(quint64, size);
    QFETCH(RetrievalPolicy, policy);
    QFETCH(qint64, unread);
    RetrievalAnswer answer = answerOf(200);
    answer.bodySize = size;
    const rep::RetrievalVerdict verdict = rep::judge(answer, policy);
    QTEST(verdict.access, "access");
    QTEST(quint64(verdict.bytesRead), "read");
    QCOMPARE(verdict.has(RetrievalNote::TooLarge), unread != 0);
    if (unread != 0)
        QCOMPARE(qint64(verdict.facts.front().argument), unread);
}

void TstRetrieval::rulesHoldForTheInitialAuthority()
{
    RetrievalAnswer answer = redirected(2, 200);
    answer.authorityChanged = true;
    const rep::RetrievalVerdict verdict = rep::judge(answer, kRfc);
    QCOMPARE(verdict.access, Access::Rules);
    QVERIFY(verdict.has(RetrievalNote::RulesOfInitialAuthority));
}

void TstRetrieval::cache_data()
{
    QTest::addColumn<qint64>("hours");
    QTest::addColumn<bool>("unreachable");
    QTest::addColumn<bool>("mayBeUsed");

    QTest::newRow("rfc: a copy of 24 hours may be used (2.4)") << qint64(24) << false << true;
    QTest::newRow("rfc: a copy of more than 24 hours should not be used (2.4)")
        << qint64(25) << false << false;
    QTest::newRow("rfc: an unreachable file lets an older copy be used (2.4)")
        << qint64(1000) << true << true;
    QTest::newRow("a copy from the future is fresh") << qint64(-5) << false << true;
}

void TstRetrieval::cache()
{
    QFETCH(qint64, hours);
    QFETCH(bool, unreachable);
    QTEST(rep::mayUseCachedCopy(std::chrono::hours(hours), unreachable), "mayBeUsed");
    QVERIFY(!rep::mayUseCachedCopy(rep::kMaxCacheAge + 1s, false));
}

void TstRetrieval::place_data()
{
    QTest::addColumn<std::string>("url");
    QTest::addColumn<RobotsPlace>("place");
    QTest::addColumn<std::string>("governing");

    const std::string site = "https://site.example/robots.txt";
    const auto row = [](const char *name, const std::string &url, RobotsPlace place,
                        const std::string &governing) {
        QTest::newRow(name) << url << place << governing;
    };
    row("rfc: /robots.txt in the top-level path is the place (2.3)", site, RobotsPlace::RobotsTxt,
        site);
    row("rfc: /Robots.txt is not it (2.3)", "https://site.example/Robots.txt",
        RobotsPlace::WrongCase, site);
    row("rfc: /robots.txt/ is not it (2.3)", "https://site.example/robots.txt/",
        RobotsPlace::TrailingSlash, site);
    row("rfc: /subdir/robots.txt is not it (2.3)", "https://site.example/subdir/robots.txt",
        RobotsPlace::NotTopLevel, site);
    row("a double slash is another path", "https://site.example//robots.txt",
        RobotsPlace::NotTopLevel, site);
    row("a query asks for another resource", "https://site.example/robots.txt?v=2",
        RobotsPlace::HasQuery, site);
    row("a fragment is never sent", site + "#top", RobotsPlace::RobotsTxt, site);
    row("a longer name is another file", "https://site.example/robots.txt.bak",
        RobotsPlace::OtherResource, site);
    row("a page is governed by the file of its host", "https://site.example/a/b?c=d#e",
        RobotsPlace::OtherResource, site);
    row("a host without a path", "HTTPS://Site.Example", RobotsPlace::OtherResource, site);
    row("a query right after the host", "https://site.example?x=/robots.txt",
        RobotsPlace::OtherResource, site);
    row("another scheme has a file of its own", "http://site.example/x", RobotsPlace::OtherResource,
        "http://site.example/robots.txt");
    row("a subdomain has a file of its own", "https://www.site.example/x",
        RobotsPlace::OtherResource, "https://www.site.example/robots.txt");
    row("another port has a file of its own", "https://site.example:8443/x",
        RobotsPlace::OtherResource, "https://site.example:8443/robots.txt");
    row("the default port is no other port", "https://site.example:443/x",
        RobotsPlace::OtherResource, site);
    row("the default port of another scheme is one", "https://site.example:80/robots.txt",
        RobotsPlace::RobotsTxt, "https://site.example:80/robots.txt");
    row("an empty port is the default one", "ftp://site.example:/x", RobotsPlace::OtherResource,
        "ftp://site.example/robots.txt");
    row("a user name is left out", "https://ann:pw@site.example/x", RobotsPlace::OtherResource,
        site);
    row("an IPv6 address", "http://[2001:DB8::1]/x", RobotsPlace::OtherResource,
        "http://[2001:db8::1]/robots.txt");
    row("an IPv6 address with a port", "http://[::1]:80/x", RobotsPlace::OtherResource,
        "http://[::1]/robots.txt");
    row("a backslash ends the host", "https://site.example\\@evil.example/x",
        RobotsPlace::OtherResource, site);
    for (const char *noUrl : {"", "/robots.txt", "site.example/robots.txt", "mailto:a@b.example",
                              "https://", "https:///robots.txt", "https://:80/", "1x://a/", "://a",
                              "https://a b/", "https://a\x7f/"})
        QTest::addRow("no URL: '%s'", noUrl)
            << std::string(noUrl) << RobotsPlace::NoUrl << std::string();
}

void TstRetrieval::place()
{
    QFETCH(std::string, url);
    const rep::RobotsLocation location = rep::locate(url);
    QTEST(location.place, "place");
    QTEST(location.url, "governing");
}

void TstRetrieval::everyAnswerHasAVerdict()
{
    for (int status = -5; status < 1005; ++status) {
        for (const RetrievalPolicy policy : {kRfc, kGoogle, kYandex, RetrievalPolicy(77)}) {
            for (const int redirects : {std::numeric_limits<int>::min(), 0, 5, 6}) {
                RetrievalAnswer answer = redirected(redirects, status);
                answer.bodySize = status % 2 == 0 ? rep::kParsingLimit * 2 : 1;
                const rep::RetrievalVerdict verdict = rep::judge(answer, policy);
                QVERIFY(verdict.bytesRead <= rep::kParsingLimit);
                QVERIFY(verdict.access == Access::Rules || verdict.bytesRead == 0);
                QVERIFY(verdict.access == Access::Rules || !verdict.facts.empty());
                QVERIFY(verdict.access != Access::CachedRules);
            }
        }
    }
}

QTEST_APPLESS_MAIN(TstRetrieval)
#include "tst_retrieval.moc"
