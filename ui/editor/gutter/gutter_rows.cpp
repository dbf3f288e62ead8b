// SPDX-License-Identifier: MIT
#include "ui/editor/gutter/gutter_rows.h"

#include "core/analysis/line_role.h"
#include "ui/editor/gutter/gutter_texts.h"

namespace postern {

namespace {

struct Band {
    GutterBand kind = GutterBand::None;
    std::uint32_t group = rep::kNoGroup;

    friend bool operator==(const Band &, const Band &) = default;
};

Band bandOf(const rep::RobotsFile &file, std::uint32_t line)
{
    const rep::LineRole role = rep::lineRole(file, line);
    const std::uint32_t group = file.lines()[line].group();
    if (role == rep::LineRole::PastLimit || (group == rep::kNoGroup && rep::isReadByNobody(role)))
        return {GutterBand::Unread, rep::kNoGroup};
    if (group == rep::kNoGroup)
        return {};
    return {rep::isReadByNobody(role) ? GutterBand::Unread : GutterBand::Group, group};
}

/// Whether a line goes on with the band of its neighbour.
bool isJoined(const rep::RobotsFile &file, const Band &band, std::uint32_t neighbour)
{
    const Band other = bandOf(file, neighbour);
    return band.group == rep::kNoGroup ? other == band : other.group == band.group;
}

GutterRow plainRow(const GutterTexts &texts, std::uint32_t line)
{
    const rep::RobotsFile &file = texts.snapshot().file();
    const Band band = bandOf(file, line);
    GutterRow row;
    row.line = line;
    row.group = band.group;
    row.band = band.kind;
    if (band.kind != GutterBand::None) {
        row.beginsBand = line == 0 || !isJoined(file, band, line - 1);
        row.endsBand = line + 1 == file.lines().size() || !isJoined(file, band, line + 1);
    }
    row.text = texts.markText(line);
    if (!row.text.isEmpty())
        row.kind = texts.isMeltLine(line) ? GutterText::Melt : GutterText::Mark;
    return row;
}

/// Of lines that nobody reads for the same reason, the first in view says it; lines between them
/// that are in no group change nothing.
void dropRepeatedMarks(std::vector<GutterRow> &rows)
{
    QString said;
    for (GutterRow &row : rows) {
        if (row.band == GutterBand::Group)
            said.clear();
        if (row.band != GutterBand::Unread)
            continue;
        if (row.text == said)
            row.text.clear();
        else
            said = row.text;
    }
}

class LabelPlacer {
public:
    LabelPlacer(const GutterTexts &texts, std::vector<GutterRow> &rows)
        : m_texts(texts), m_rows(rows)
    {
    }

    void place()
    {
        for (std::size_t begin = 0; begin < m_rows.size();) {
            std::size_t end = begin + 1;
            while (end < m_rows.size() && m_rows[end].group == m_rows[begin].group)
                ++end;
            if (m_rows[begin].group != rep::kNoGroup)
                labelGroup(begin, end);
            begin = end;
        }
    }

private:
    std::vector<GutterRow *> freeRows(std::size_t begin, std::size_t end) const
    {
        constexpr std::size_t kMost = 1 + 3; // the label and three rows of crawlers
        std::vector<GutterRow *> free;
        for (std::size_t i = begin; i < end && free.size() < kMost; ++i)
            if (m_rows[i].kind == GutterText::None)
                free.push_back(&m_rows[i]);
        return free;
    }

    void labelGroup(std::size_t begin, std::size_t end)
    {
        const std::vector<GutterRow *> free = freeRows(begin, end);
        if (free.empty())
            return;
        GutterRow &label = *free.front();
        label.kind = GutterText::Label;
        label.text = m_texts.groupLabel(label.group);
        label.note = m_texts.mergeLabel(label.group);
        const QStringList crawlers = m_texts.crawlers(label.group);
        if (free.size() == 1)
            label.crawlers = crawlers;
        for (std::size_t i = 1; i < free.size(); ++i) {
            free[i]->kind = GutterText::Crawlers;
            free[i]->crawlers = crawlers;
            free[i]->crawlerRow = int(i) - 1;
            free[i]->crawlerRows = int(free.size()) - 1;
        }
    }

    const GutterTexts &m_texts;
    std::vector<GutterRow> &m_rows;
};

} // namespace

std::vector<GutterRow> gutterRows(const GutterTexts &texts, std::uint32_t first, std::uint32_t last)
{
    std::vector<GutterRow> rows;
    rows.reserve(last - first + 1);
    for (std::uint32_t line = first; line <= last; ++line)
        rows.push_back(plainRow(texts, line));
    dropRepeatedMarks(rows);
    LabelPlacer(texts, rows).place();
    return rows;
}

} // namespace postern
