// SPDX-License-Identifier: MIT
#include "core/protocol/request_path.h"

#include <QTest>

class TstRequestPath : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesPathAndQuery_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("google");
        QTest::addColumn<QByteArray>("standard");
        const auto row = [](const char *name, const char *url, const char *google,
                            const char *standard = nullptr) {
            QTest::newRow(name) << QByteArray(url) << QByteArray(google)
                                << QByteArray(standard ? standard : google);
        };
        row("scheme and authority are dropped", "https://a.example/x?y", "/x?y");
        row("so is the fragment", "https://a.example/x#y", "/x");
        row("no path is the root", "https://a.example", "/");
        row("nothing is the root", "", "/");
        row("a path alone will do", "/x/y", "/x/y");
        row("an authority without a scheme", "//a.example/x", "/x");
        row("a query without a path gets a slash", "https://a.example?x", "/?x");
        row("parameters without a path get a slash", "https://a.example;x", "/;x");
        row("a fragment before the path leaves none", "https://a.example#/x", "/");
        row("a URL inside the path is no scheme", "/a://b/c", "/a://b/c");
        row("a URL inside the query is no scheme", "a.example?u=http://b/c", "/?u=http://b/c");
        row("escaped unreserved characters are decoded by the standard", "/%7Ea%62", "/%7Ea%62",
            "/~ab");
        row("escapes are upper-cased by the standard", "/%e2%9c%93", "/%e2%9c%93", "/%E2%9C%93");
        row("raw bytes are encoded by the standard", "/\xE2\x9C\x93", "/\xE2\x9C\x93",
            "/%E2%9C%93");
        row("a literal star is written out by the standard", "/a*b$", "/a*b$", "/a%2Ab%24");
        row("dot segments are resolved by the standard", "/a/./b/../c", "/a/./b/../c", "/a/c");
        row("also where they are escaped", "/a/%2e%2E/c", "/a/%2e%2E/c", "/c");
        row("not above the root", "/../../a", "/../../a", "/a");
        row("a last dot segment leaves its slash", "/a/b/..", "/a/b/..", "/a/");
        row("not in the query", "/a?x=/../y", "/a?x=/../y", "/a?x=/../y");
        row("three dots are a name", "/a/.../b", "/a/.../b", "/a/.../b");
        row("empty segments stay", "/a//b", "/a//b", "/a//b");
    }

    void takesPathAndQuery()
    {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, google);
        QFETCH(QByteArray, standard);
        const auto path = [&url](rep::Reading reading) {
            return QByteArray::fromStdString(rep::requestPath(url.toStdString(), reading).bytes);
        };
        QCOMPARE(path(rep::Reading::Google), google);
        QCOMPARE(path(rep::Reading::Standard), standard);
    }

    void stopsAtTheFirstNulForGoogle()
    {
        const std::string url("/a\0b", 4);
        QCOMPARE(rep::requestPath(url, rep::Reading::Google).bytes, "/a");
        QCOMPARE(rep::requestPath(url, rep::Reading::Standard).bytes, "/a%00b");
    }

    void alwaysAllowsRobotsTxtInTheStandard()
    {
        const auto isAllowed = [](const char *url, rep::Reading reading) {
            return rep::requestPath(url, reading).isAlwaysAllowed;
        };
        QVERIFY(isAllowed("https://a.example/robots.txt", rep::Reading::Standard));
        QVERIFY(isAllowed("/x/../robots.tx%74", rep::Reading::Standard));
        QVERIFY(!isAllowed("/robots.txt?x", rep::Reading::Standard));
        QVERIFY(!isAllowed("/Robots.txt", rep::Reading::Standard));
        QVERIFY(!isAllowed("/a/robots.txt", rep::Reading::Standard));
        QVERIFY(!isAllowed("/robots.txt", rep::Reading::Google));
    }
};

QTEST_APPLESS_MAIN(TstRequestPath)
#include "tst_request_path.moc"
