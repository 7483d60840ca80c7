#pragma once

#include "core/board/board.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace merlon {

/// A colour for each kind of place on a board, for programs that draw graphs: `#E8D9B5`.
class KindColors {
public:
    explicit KindColors(const Board &board)
    {
        std::set<std::string> kinds;
        for (const Place &place : board.places())
            kinds.insert(place.kind);
        for (const std::string &kind : kinds)
            m_colors.emplace(kind, kColors[m_colors.size() % kColors.size()]);
    }

    /// Of a place of that board.
    std::string_view of(const Place &place) const { return m_colors.at(place.kind); }

private:
    static constexpr std::array<std::string_view, 10> kColors {"#E8D9B5", "#C9D8B6", "#B9CFE0", "#E3BFB0",
                                                               "#D6C6E1", "#F0E09A", "#BFD9D2", "#D9C3A5",
                                                               "#CFCFCF", "#E6C9D2"};
    std::map<std::string, std::string_view> m_colors;
};

/// The English name of a place, or its key in words.
inline std::string graphLabelOf(const Place &place)
{
    if (const auto name = place.names.find("en"); name != place.names.end())
        return name->second;
    std::string label = place.key;
    for (char &c : label)
        c = c == '-' ? ' ' : c;
    return label;
}

} // namespace merlon
