#pragma once

#include "core/board/board.h"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Boards of Fiefs of a few places, for odd cases.
namespace merlon::fiefs {

inline Place castle(std::string key, std::int64_t seat)
{
    return {std::move(key), "castle", {}, {}, {}, {{"seat", seat}}};
}
inline Place lake(std::string key)
{
    return {std::move(key), "lake", {}, {}, {}, {}};
}
/// A territory to which a tile of this value is dealt.
inline Place slot(std::string key, std::int64_t value)
{
    return {std::move(key), "territory", {}, {}, {}, {{"slot", value}}};
}
/// A territory with a tile of the box.
inline Place fixed(std::string key, std::string tile)
{
    return {std::move(key), "territory", {}, {}, {}, {{"tile", std::move(tile)}}};
}
/// A territory with a tile of the board's own.
inline Place custom(std::string key, std::int64_t value, std::int64_t capacity,
                    std::vector<std::string> abilities)
{
    return {std::move(key),
            "territory",
            {},
            {},
            {},
            {{"tile", std::string("custom")},
             {"value", value},
             {"capacity", capacity},
             {"abilities", std::move(abilities)}}};
}

/// A board of these places, with borders as in "c1-a a-b".
inline Board smallBoard(std::vector<Place> places, const std::string &borders)
{
    BoardInfo info;
    info.key = "small";
    info.schema = "fiefs";
    std::vector<Link> links;
    std::istringstream list(borders);
    for (std::string border; list >> border;) {
        const std::size_t hyphen = border.find('-');
        links.push_back({"border", border.substr(0, hyphen), border.substr(hyphen + 1), {}, {}});
    }
    return {std::move(info), std::move(places), std::move(links)};
}

} // namespace merlon::fiefs
