// SPDX-License-Identifier: MIT
#include "core/protocol/path_pattern.h"

#include <QTest>

#include <chrono>
#include <random>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// Slow and obvious: each `*` tries every length.
bool matchesSlowly(std::string_view path, std::string_view pattern)
{
    if (pattern.empty())
        return true;
    if (pattern == "$")
        return path.empty();
    if (pattern.front() == '*') {
        for (std::size_t skipped = 0; skipped <= path.size(); ++skipped)
            if (matchesSlowly(path.substr(skipped), pattern.substr(1)))
                return true;
        return false;
    }
    return !path.empty() && path.front() == pattern.front()
        && matchesSlowly(path.substr(1), pattern.substr(1));
}

std::vector<std::string> allWords(std::string_view letters, std::size_t longest)
{
    std::vector<std::string> words{""};
    for (std::size_t begin = 0, length = 1; length <= longest; ++length) {
        const std::size_t end = words.size();
        for (std::size_t i = begin; i < end; ++i)
            for (const char letter : letters)
                words.push_back(words[i] + letter);
        begin = end;
    }
    return words;
}

} // namespace

class TstPathPattern : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesAsTheObviousMatcherDoes()
    {
        const auto patterns = allWords("a*$/", 5);
        const auto paths = allWords("ab/$", 4);
        for (const std::string &pattern : patterns)
            for (const std::string &path : paths)
                if (rep::matchesPattern(path, pattern) != matchesSlowly(path, pattern))
                    QFAIL(("pattern " + pattern + ", path " + path).c_str());
    }

    void matchesLongPiecesAsTheObviousMatcherDoes()
    {
        std::mt19937 random(9309);
        const auto text = [&random](std::size_t size) {
            std::string made;
            for (std::size_t i = 0; i < size; ++i)
                made += "ab"[random() % 8 == 0];
            return made;
        };
        for (int round = 0; round < 2000; ++round) {
            const std::string path = text(300);
            const std::string piece =
                round % 2 ? text(70) : path.substr(random() % 200, 64 + random() % 30);
            const std::string pattern = "*" + piece + (round % 3 ? "*b" : "");
            QCOMPARE(rep::matchesPattern(path, pattern), matchesSlowly(path, pattern));
        }
    }

    void normalises_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("google");
        QTest::addColumn<QByteArray>("standard");
        const auto row = [](const char *name, const char *value, const char *google,
                            const char *standard) {
            QTest::newRow(name) << QByteArray(value) << QByteArray(google) << QByteArray(standard);
        };
        row("a plain path stays", "/a/b", "/a/b", "/a/b");
        row("escapes are upper-cased", "/%e2%9c%93", "/%E2%9C%93", "/%E2%9C%93");
        row("bytes over 127 are encoded", "/\xE2\x9C\x93", "/%E2%9C%93", "/%E2%9C%93");
        row("escaped unreserved letters are decoded by the standard", "/%62%61%7A", "/%62%61%7A",
            "/baz");
        row("escaped tilde, dot, hyphen and underscore too", "/%7e%2E%2d%5f", "/%7E%2E%2D%5F",
            "/~.-_");
        row("an escaped slash stays one", "/a%2fb", "/a%2Fb", "/a%2Fb");
        row("an escaped star stays literal", "/a%2a", "/a%2A", "/a%2A");
        row("a dollar inside stands for itself", "/a$b", "/a$b", "/a%24b");
        row("a dollar at the end is the end", "/a$", "/a$", "/a$");
        row("a broken escape stays", "/%zz%4", "/%zz%4", "/%zz%4");
        row("a control character is encoded by the standard", "/a\tb", "/a\tb", "/a%09b");
        row("a space stays", "/a b", "/a b", "/a b");
    }

    void normalises()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, google);
        QFETCH(QByteArray, standard);
        const auto check = [&value](const QByteArray &wanted, rep::Reading reading) {
            const std::string once = rep::normalisePattern(value.toStdString(), reading);
            QCOMPARE(QByteArray::fromStdString(once), wanted);
            QCOMPARE(rep::needsNormalising(value.toStdString(), reading), wanted != value);
            QCOMPARE(rep::normalisePattern(once, reading), once);
        };
        check(google, rep::Reading::Google);
        check(standard, rep::Reading::Standard);
    }

    void findsTheFolderOfAnIndexPage_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("folder");
        QTest::newRow("index.html opens its folder") << "/a/index.html"_ba << "/a/$"_ba;
        QTest::newRow("whatever follows index.htm") << "/index.htmx?y"_ba << "/$"_ba;
        QTest::newRow("only in the last segment") << "/index.html/x"_ba << ""_ba;
        QTest::newRow("another page has none") << "/a/indexes.html"_ba << ""_ba;
        QTest::newRow("nor a pattern without a slash") << "index.html"_ba << ""_ba;
    }

    void findsTheFolderOfAnIndexPage()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, folder);
        QCOMPARE(rep::folderOfIndexPage(pattern.toStdString()), folder.toStdString());
    }

    void staysFastOnHostilePatterns_data()
    {
        QTest::addColumn<std::string>("pattern");
        QTest::addColumn<std::string>("path");
        QTest::newRow("many stars between letters")
            << std::string("/*a*a*a*a*a*a*b") << "/" + std::string(2'000'000, 'a');
        QTest::newRow("8,000 stars")
            << "/" + std::string(8000, '*') + "b" << "/" + std::string(100'000, 'a');
        QTest::newRow("a long piece that nearly matches everywhere")
            << "/*" + std::string(8000, 'a') + "b" << "/" + std::string(500'000, 'a');
    }

    void staysFastOnHostilePatterns()
    {
        QFETCH(std::string, pattern);
        QFETCH(std::string, path);
        const auto start = std::chrono::steady_clock::now();
        QVERIFY(!rep::matchesPattern(path, pattern));
        // Generous, for sanitizers; what is not linear takes minutes here.
        QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
    }
};

QTEST_APPLESS_MAIN(TstPathPattern)
#include "tst_path_pattern.moc"
