// SPDX-License-Identifier: MIT
#include "../core/recorded_verdicts.h"
#include "core_pieces.h"
#include "highlight_trace.h"

#include "core/protocol/record_names.h"
#include "core/protocol/robots_file.h"

#include <KSyntaxHighlighting/Repository>

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <memory>

using namespace postern;
using namespace Qt::StringLiterals;

namespace {

const QString kFolder = QStringLiteral(POSTERN_RESOURCES "/syntax/");
const QString kFile = kFolder + u"robots-txt.xml"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool satisfiesSchema(const QString &path)
{
    QProcess xmllint;
    xmllint.start(u"xmllint"_s,
                  {u"--noout"_s, u"--nonet"_s, u"--schema"_s, kFolder + u"language.xsd"_s, path});
    return xmllint.waitForFinished() && xmllint.exitStatus() == QProcess::NormalExit
        && xmllint.exitCode() == 0;
}

} // namespace

/// Holds the syntax definition against KDE's schema and against the core's reading of lines.
class TstSyntaxDefinition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Definitions of the user must not stand in for ours.
        QStandardPaths::setTestModeEnabled(true);
        m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
        m_repository->addCustomSearchPath(QStringLiteral(POSTERN_RESOURCES));
        m_definition = m_repository->definitionForName(u"robots.txt"_s);
        QVERIFY(m_definition.isValid());
        m_trace = std::make_unique<HighlightTrace>(m_definition);
    }

    void init() { m_differences.clear(); }

    void satisfiesTheSchema()
    {
        QVERIFY2(!QStandardPaths::findExecutable(u"xmllint"_s).isEmpty(),
                 "xmllint (libxml2-utils) is needed to check the definition");
        QVERIFY(satisfiesSchema(kFile));
    }

    void schemaRefusesAnUnknownStyle()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"robots-txt.xml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray broken = contentOf(kFile).replace("\"dsKeyword\"", "\"dsKeywords\"");
        QCOMPARE(file.write(broken), broken.size());
        file.close();
        QVERIFY(!satisfiesSchema(file.fileName()));
    }

    void isOursAndFoundByFileName()
    {
        QCOMPARE(QFileInfo(m_definition.filePath()), QFileInfo(kFile));
        QCOMPARE(m_definition.section(), u"Configuration"_s);
        QCOMPARE(m_definition.license(), u"MIT"_s);
        QCOMPARE(m_definition.singleLineCommentMarker(), u"#"_s);
        QCOMPARE(m_repository->definitionForFileName(u"/srv/robots.txt"_s).name(), u"robots.txt"_s);
    }

    void bringsNoColoursOfItsOwn()
    {
        QFile file(kFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        const QStringList known{u"name"_s, u"defStyleNum"_s, u"spellChecking"_s};
        int styles = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != "itemData"_L1)
                continue;
            ++styles;
            for (const QXmlStreamAttribute &attribute : xml.attributes())
                QVERIFY2(known.contains(attribute.name()), qPrintable(attribute.name().toString()));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(styles, 19);
    }

    void knowsTheKeysThatTheCoreKnows()
    {
        using rep::LineKind;
        const auto kindsOf = [this](const QString &list) {
            QList<LineKind> kinds;
            for (const QString &key : m_definition.keywordList(list))
                kinds << rep::readKey(key.toStdString()).kind;
            return kinds;
        };
        QCOMPARE(kindsOf(u"agent"_s), QList{LineKind::UserAgent});
        QCOMPARE(kindsOf(u"rule"_s), (QList{LineKind::Allow, LineKind::Disallow}));
        QCOMPARE(kindsOf(u"sitemap"_s), QList{LineKind::Sitemap});
        const QStringList others = m_definition.keywordList(u"other"_s);
        QCOMPARE(others.size(), 12);
        for (const QString &key : others)
            QVERIFY2(rep::isKnownToGoogleButUnused(key.toStdString()), qPrintable(key));
    }

    void stylesALine_data();
    void stylesALine()
    {
        QFETCH(QString, line);
        QFETCH(QString, pieces);
        QCOMPARE(pieceText(m_trace->pieces(line)), pieces);
        const std::string bytes = line.replace(QChar(0xEF00), QChar(0)).toStdString();
        compare(QByteArray::fromStdString(bytes), u"this line"_s);
        QVERIFY2(m_differences.isEmpty(), qPrintable(m_differences.join(u'\n')));
    }

    void endsTheKeyAtAVerticalTabOnlyInTheCore()
    {
        // The core trims it. The definition cannot name it a word delimiter: XML 1.0 has no such
        // character. The line is read as the same directive, with the look of a misspelt key.
        QCOMPARE(pieceText(m_trace->pieces(u"Allow\v: /"_s)),
                 u"Misspelt Directive{Allow} Separator{:} Path{/}"_s);
    }

    void agreesWithTheCoreOnRealFiles()
    {
        const QDir folder(QStringLiteral(POSTERN_SHARED_DIR "/real-files"));
        const QStringList names = folder.entryList({u"*.txt"_s}, QDir::Files);
        if (names.isEmpty())
            QSKIP("The real files are not on this machine.");
        m_lines = 0;
        for (const QString &name : names)
            compare(contentOf(folder.filePath(name)), name);
        QVERIFY2(m_differences.isEmpty(), qPrintable(m_differences.join(u'\n')));
        QVERIFY(m_lines > 10'000);
        qInfo("%lld files, %lld lines", static_cast<long long>(names.size()),
              static_cast<long long>(m_lines));
    }

    void agreesWithTheCoreOnCases_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("the cases of the two texts")
            << QStringLiteral(POSTERN_TEST_CASES "/seeds.jsonl");
        QTest::newRow("random files in the shapes people write")
            << QStringLiteral(POSTERN_TEST_CASES "/written.jsonl.gz");
    }

    void agreesWithTheCoreOnCases()
    {
        QFETCH(QString, path);
        m_lines = 0;
        QVERIFY(forEachRecordedCase(
            path, [this](const RecordedCase &recorded) { compare(recorded.robots, recorded.id); }));
        QVERIFY2(m_differences.isEmpty(), qPrintable(m_differences.join(u'\n')));
        qInfo("%lld lines", static_cast<long long>(m_lines));
    }

    void agreesWithTheCoreOnRandomLines()
    {
        // Without vertical tab and form feed: see endsTheKeyAtAVerticalTabOnlyInTheCore().
        static constexpr std::array<std::string_view, 32> kParts{
            " ",        "\t",      ":",        "#",
            "*",        "$",       "%",        "%4a",
            "/",        "-",       "_",        "a",
            "user",     "agent",   "-agent",   "user agent",
            "map",      "site",    "é",        "allow",
            "disallow", "disalow", "diasllow", "dis",
            "\xff",     "host",    "1",        "noindex",
            "\xC2\xA0", "sitemap", ".",        std::string_view("\0", 1)};
        constexpr quint32 kSeed = 20'260'101;
        QRandomGenerator random(kSeed);
        QByteArray text;
        for (int line = 0; line < 100'000; ++line) {
            for (int part = random.bounded(12); part > 0; --part)
                text.append(kParts[random.bounded(quint32(kParts.size()))]);
            text += '\n';
        }
        compare(text, u"seed %1"_s.arg(kSeed));
        QVERIFY2(m_differences.isEmpty(), qPrintable(m_differences.join(u'\n')));
    }

    void staysLinearOnALongLine_data();
    void staysLinearOnALongLine();

private:
    void compare(const QByteArray &bytes, const QString &name)
    {
        const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const rep::RobotsFile file = rep::RobotsFile::parse(view);
        const auto emptyLine = m_trace->stateAfter({});
        for (std::size_t i = 0; i < file.lines().size(); ++i) {
            const rep::Line &line = file.lines()[i];
            const QString text = shownText(rep::slice(view, textToCut(line)));
            const QString expected = pieceText(corePieces(view, line));
            const QString styled = pieceText(m_trace->pieces(text));
            ++m_lines;
            if (styled != expected)
                note(u"%1, line %2: %3 and not %4"_s.arg(name).arg(i + 1).arg(styled, expected));
            if (m_trace->stateAfter(text) != emptyLine)
                note(u"%1, line %2 reaches into the next"_s.arg(name).arg(i + 1));
        }
    }

    void note(const QString &difference)
    {
        if (m_differences.size() < 20)
            m_differences << difference;
    }

    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    KSyntaxHighlighting::Definition m_definition;
    std::unique_ptr<HighlightTrace> m_trace;
    QStringList m_differences;
    qint64 m_lines = 0;
};

void TstSyntaxDefinition::stylesALine_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("pieces");
    const auto row = [](const char *name, const QString &line, const QString &pieces) {
        QTest::newRow(name) << line << pieces;
    };

    row("an empty line has no pieces", u""_s, u""_s);
    row("a line of white space has no pieces", u" \t\v\f "_s, u""_s);
    row("a comment takes the rest of the line", u" # Allow: /"_s, u"Comment{# Allow: /}"_s);
    row("a word marked in a comment is still comment", u"# TODO Allow"_s,
        u"Comment{# TODO Allow}"_s);
    row("a rule has key, separator and path", u"Allow: /a"_s,
        u"Directive{Allow} Separator{:} Path{/a}"_s);
    row("the case of a key does not matter", u"dISALLOW:/"_s,
        u"Directive{dISALLOW} Separator{:} Path{/}"_s);
    row("white space stands around everything", u"\t Allow \t:\f /a \v# c"_s,
        u"Directive{Allow} Separator{:} Path{/a} Comment{# c}"_s);
    row("a value may be missing", u"Disallow:"_s, u"Directive{Disallow} Separator{:}"_s);
    row("a comment needs no space before it", u"Allow: /a#b"_s,
        u"Directive{Allow} Separator{:} Path{/a} Comment{#b}"_s);
    row("a second colon belongs to the path", u"Allow:: /a:b"_s,
        u"Directive{Allow} Separator{:} Path{:} Path{/a:b}"_s);

    row("two words need no colon", u"Disallow /a"_s, u"Directive{Disallow} Path{/a}"_s);
    row("two words and a comment need no colon", u" Disallow\t/a #b:"_s,
        u"Directive{Disallow} Path{/a} Comment{#b:}"_s);
    row("three words need one", u"Disallow /a b"_s,
        u"No Directive{Disallow} No Directive{/a} No Directive{b}"_s);
    row("a vertical tab parts no words", u"Allow /a\vb"_s, u"Directive{Allow} Path{/a} Path{b}"_s);
    row("one word is no directive", u"Disallow"_s, u"No Directive{Disallow}"_s);
    row("a comment cuts the key off its colon", u"Allow # x: /"_s,
        u"No Directive{Allow} Comment{# x: /}"_s);
    row("a line that begins with its colon is no directive", u" : /a"_s,
        u"No Directive{:} No Directive{/a}"_s);
    row("no-break space is not trimmed", u"\u00A0Allow: /"_s,
        u"Unknown Directive{\u00A0Allow} Separator{:} Value{/}"_s);

    row("useragent is accepted", u"useragent: a"_s,
        u"Misspelt Directive{useragent} Separator{:} Product Token{a}"_s);
    row("user agent is accepted", u"User Agent: a"_s,
        u"Misspelt Directive{User Agent} Separator{:} Product Token{a}"_s);
    row("user agent without its colon is another directive", u"user agent"_s,
        u"Unknown Directive{user} Value{agent}"_s);
    for (const char *key : {"dissallow", "dissalow", "disalow", "diasllow", "disallaw"})
        row(key, QLatin1StringView(key) + u": /"_s,
            u"Misspelt Directive{%1} Separator{:} Path{/}"_s.arg(QLatin1StringView(key)));
    row("site-map is accepted", u"Site-Map: x"_s,
        u"Misspelt Directive{Site-Map} Separator{:} URL{x}"_s);
    row("a key counts by its beginning", u"Allowed: /"_s,
        u"Misspelt Directive{Allowed} Separator{:} Path{/}"_s);
    row("a key of several words counts by its beginning", u"Disallow all of : /"_s,
        u"Misspelt Directive{Disallow all of} Separator{:} Path{/}"_s);
    row("punctuation belongs to the key", u"Sitemap/x y"_s,
        u"Misspelt Directive{Sitemap/x} URL{y}"_s);
    row("a key does not count by its end", u"noallow: /"_s,
        u"Unknown Directive{noallow} Separator{:} Value{/}"_s);
    row("a known directive that Google does not use", u"Crawl-Delay: 1.5 s"_s,
        u"Other Directive{Crawl-Delay} Separator{:} Value{1.5} Value{s}"_s);
    row("other keys are compared whole", u"hosts: x"_s,
        u"Unknown Directive{hosts} Separator{:} Value{x}"_s);

    row("the star stands for all crawlers", u"User-agent: *"_s,
        u"Directive{User-agent} Separator{:} Wildcard Agent{*}"_s);
    row("the star may be followed by more words", u"User-agent: * bot#"_s,
        u"Directive{User-agent} Separator{:} Wildcard Agent{*} Ignored Token Text{bot} Comment{#}"_s);
    row("a star in a word stands for nobody", u"User-agent: *bot"_s,
        u"Directive{User-agent} Separator{:} Ignored Token Text{*bot}"_s);
    row("a version is not part of the token", u"User-agent: Some_Bot-x/1.2 b"_s,
        u"Directive{User-agent} Separator{:} Product Token{Some_Bot-x} Ignored Token Text{/1.2} "
        "Ignored Token Text{b}"_s);
    row("a name that begins with a digit has no token", u"User-agent: 360Spider"_s,
        u"Directive{User-agent} Separator{:} Ignored Token Text{360Spider}"_s);
    row("a letter outside ASCII ends the token", u"User-agent: Böt"_s,
        u"Directive{User-agent} Separator{:} Product Token{B} Ignored Token Text{öt}"_s);

    row("a path has wildcards and an end", u"Allow: /a*.php$ # c"_s,
        u"Directive{Allow} Separator{:} Path{/a} Path Wildcard{*} Path{.php} Path End{$} "
        "Comment{# c}"_s);
    row("a dollar sign elsewhere is part of the path", u"Allow: /$a$ b$$"_s,
        u"Directive{Allow} Separator{:} Path{/$a$} Path{b$} Path End{$}"_s);
    row("percent escapes are whole or broken", u"Allow: /%c3%A9%2x%"_s,
        u"Directive{Allow} Separator{:} Path{/} Percent Escape{%c3%A9} Broken Percent Escape{%} "
        "Path{2x} Broken Percent Escape{%}"_s);
    row("a sitemap has a URL", u"Sitemap: https://site.example/s.xml?a=1"_s,
        u"Directive{Sitemap} Separator{:} URL{https://site.example/s.xml?a=1}"_s);

    row("nothing is read after a NUL", u"Allow: /a$\uEF00b: # c"_s,
        u"Directive{Allow} Separator{:} Path{/a} Path End{$} Unread{<00>b: # c}"_s);
    row("a comment ends at a NUL", u"# a\uEF00b"_s, u"Comment{# a} Unread{<00>b}"_s);
    row("a NUL cuts the key off its colon", u"Allow\uEF00: /"_s,
        u"No Directive{Allow} Unread{<00>: /}"_s);
    row("a line that begins with a NUL is empty", u" \uEF00Allow: /"_s, u"Unread{<00>Allow: /}"_s);
}

void TstSyntaxDefinition::staysLinearOnALongLine_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("repeated");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("firstStyle");
    const auto row = [](const char *name, const QString &start, const QString &repeated,
                        const QString &end, const QString &firstStyle) {
        QTest::newRow(name) << start << repeated << end << firstStyle;
    };
    const QString directive = u"Directive"_s;
    const QString unknown = u"Unknown Directive"_s;
    const QString none = u"No Directive"_s;
    const QString comment = u"Comment"_s;
    row("one word", u""_s, u"a"_s, u""_s, none);
    row("white space, then a word", u""_s, u" "_s, u"x"_s, none);
    row("white space, then a key", u""_s, u" "_s, u"x:"_s, unknown);
    row("two words with vertical tabs inside", u"a "_s, u"\vb"_s, u""_s, unknown);
    row("a key with vertical tabs inside", u"a"_s, u"\vb"_s, u":"_s, unknown);
    row("many words without a colon", u""_s, u"a "_s, u"a"_s, none);
    row("many words before the colon", u""_s, u"a "_s, u"a:"_s, unknown);
    row("the beginnings of keys", u"x"_s, u"allowuser-agentsitemap"_s, u": x"_s, unknown);
    row("a path of wildcards", u"Allow: /"_s, u"*"_s, u"$"_s, directive);
    row("a path of percent signs", u"Allow: /"_s, u"%4"_s, u"$"_s, directive);
    row("a path of dollar signs", u"Allow: /"_s, u"$"_s, u"x"_s, directive);
    row("a path of dollar signs and gaps", u"Allow: /"_s, u"$  "_s, u"x"_s, directive);
    row("a path with a long gap", u"Allow: /$"_s, u" "_s, u"x"_s, directive);
    row("a path of punctuation", u"Allow: "_s, u"/?&"_s, u""_s, directive);
    row("a user agent of stars", u"User-agent: "_s, u"*"_s, u""_s, directive);
    row("a user agent of letters", u"User-agent: "_s, u"a"_s, u""_s, directive);
    row("a URL", u"Sitemap: "_s, u"a/"_s, u""_s, directive);
    row("a comment of words", u"# "_s, u"word "_s, u""_s, comment);
    row("a comment of hashes", u""_s, u"#"_s, u""_s, comment);
    row("what is not read", u"\uEF00"_s, u"Allow: /"_s, u""_s, u"Unread"_s);
}

void TstSyntaxDefinition::staysLinearOnALongLine()
{
    // Anything quadratic would take hours, and a test function has minutes.
    QFETCH(QString, start);
    QFETCH(QString, repeated);
    QFETCH(QString, end);
    QFETCH(QString, firstStyle);
    constexpr qsizetype kUnits = 5'000'000;
    const QString line = start + repeated.repeated(kUnits / repeated.size()) + end;
    QString tiled;
    QString first;
    for (const HighlightPiece &tile : m_trace->tiles(line)) {
        tiled += tile.text;
        if (first.isEmpty() && tile.style != "Normal Text"_L1)
            first = tile.style;
    }
    QVERIFY(tiled == line);
    QCOMPARE(first, firstStyle);
}

QTEST_GUILESS_MAIN(TstSyntaxDefinition)
#include "tst_syntax_definition.moc"
