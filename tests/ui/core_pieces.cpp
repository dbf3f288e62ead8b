// SPDX-License-Identifier: MIT
#include "core_pieces.h"

#include "core/protocol/percent_encoding.h"
#include "core/protocol/product_token.h"
#include "core/protocol/record_names.h"
#include "core/text/position.h"

using namespace Qt::StringLiterals;

namespace postern {

namespace {

using Pieces = QList<HighlightPiece>;

Pieces agentPieces(std::string_view value)
{
    const bool isWildcard = rep::isWildcardAgent(value);
    const std::string_view token = isWildcard ? value.substr(0, 1) : rep::productToken(value);
    const Pieces pieces =
        wordsOf(isWildcard ? u"Wildcard Agent"_s : u"Product Token"_s, shownText(token));
    return pieces + wordsOf(u"Ignored Token Text"_s, shownText(value.substr(token.size())));
}

Pieces pathPieces(std::string_view value)
{
    Pieces pieces;
    std::size_t plainBegin = 0;
    const auto endPlain = [&](std::size_t end) {
        pieces += wordsOf(u"Path"_s, shownText(value.substr(plainBegin, end - plainBegin)));
    };
    const auto add = [&](const QString &style, std::size_t begin, std::size_t size) {
        endPlain(begin);
        // Neighbours of one style are one piece.
        const QString text = shownText(value.substr(begin, size));
        if (plainBegin == begin && !pieces.isEmpty() && pieces.last().style == style)
            pieces.last().text += text;
        else
            pieces.append({style, text});
        plainBegin = begin + size;
    };
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '*') {
            add(u"Path Wildcard"_s, i, 1);
        } else if (rep::percentEscapeAt(value, i)) {
            add(u"Percent Escape"_s, i, 3);
            i += 2;
        } else if (value[i] == '%') {
            add(u"Broken Percent Escape"_s, i, 1);
        } else if (value[i] == '$' && i + 1 == value.size()) {
            add(u"Path End"_s, i, 1);
        }
    }
    endPlain(value.size());
    return pieces;
}

QString keyStyle(const rep::Line &line, std::string_view key)
{
    if (line.isMisspelt() || line.hasLongerKey())
        return u"Misspelt Directive"_s;
    if (line.kind() != rep::LineKind::OtherRecord)
        return u"Directive"_s;
    return rep::isKnownToGoogleButUnused(key) ? u"Other Directive"_s : u"Unknown Directive"_s;
}

Pieces valuePieces(rep::LineKind kind, std::string_view value)
{
    switch (kind) {
    case rep::LineKind::UserAgent:
        return agentPieces(value);
    case rep::LineKind::Allow:
    case rep::LineKind::Disallow:
        return pathPieces(value);
    case rep::LineKind::Sitemap:
        return wordsOf(u"URL"_s, shownText(value));
    default:
        return wordsOf(u"Value"_s, shownText(value));
    }
}

} // namespace

QString shownText(std::string_view bytes)
{
    QString text;
    for (std::size_t i = 0; i < bytes.size();) {
        const rep::ShownCharacter shown = rep::readShown(bytes, i);
        text += QChar::fromUcs4(shown.codePoint);
        i += shown.bytes;
    }
    return text;
}

rep::ByteSpan textToCut(const rep::Line &line)
{
    const rep::ByteSpan text = line.text();
    return line.isCut() ? rep::ByteSpan{text.begin, text.begin + rep::kMaxLineBytes} : text;
}

QList<HighlightPiece> corePieces(std::string_view bytes, const rep::Line &line)
{
    const rep::ByteSpan read = line.readText();
    Pieces pieces;
    if (rep::isRecord(line.kind())) {
        const std::string_view key = rep::slice(bytes, line.key());
        pieces.append({keyStyle(line, key), shownText(key)});
        if (!line.lacksColon())
            pieces.append({u"Separator"_s, u":"_s});
        pieces += valuePieces(line.kind(), rep::slice(bytes, line.value()));
    } else if (line.kind() == rep::LineKind::Unreadable) {
        const rep::ByteSpan content = {read.begin, line.comment().begin};
        pieces += wordsOf(u"No Directive"_s, shownText(rep::slice(bytes, content)));
    }
    if (line.hasComment())
        pieces.append({u"Comment"_s, shownText(rep::slice(bytes, line.comment()))});
    if (line.hasNul()) {
        const rep::ByteSpan unread = {read.end, textToCut(line).end};
        pieces.append({u"Unread"_s, shownText(rep::slice(bytes, unread))});
    }
    return pieces;
}

} // namespace postern
