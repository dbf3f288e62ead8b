// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <cstdint>
#include <vector>

namespace postern {

/// How a group is painted.
struct GroupColour {
    QColor bar; // stands out from the background as a mark must
    QColor tint; // behind the group's label
    QColor strongTint; // the same, for a group that is pointed out
    QColor text; // readable on both tints
};

/// Colours for groups on one background. Groups that follow each other never have the same, nor is
/// any of them the green or red of a verdict. A file has more groups than there are colours: they
/// come round again.
class GroupColours {
public:
    explicit GroupColours(const QColor &background);

    const GroupColour &of(std::uint32_t group) const { return m_colours[group % m_colours.size()]; }
    std::size_t count() const { return m_colours.size(); }

private:
    std::vector<GroupColour> m_colours;
};

} // namespace postern
