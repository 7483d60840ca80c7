#include "core/engine/notation/term_table.h"

#include "core/board/keys.h"

namespace merlon {

std::vector<std::string> numberedKeys(std::span<const std::string_view> types, std::span<const int> counts)
{
    std::vector<std::string> keys;
    for (std::size_t type = 0; type < types.size(); ++type) {
        for (int ordinal = 1; ordinal <= counts[type]; ++ordinal)
            keys.push_back(std::string(types[type]) + '-' + std::to_string(ordinal));
    }
    return keys;
}

std::vector<std::string> placeKeys(const Board &board)
{
    std::vector<std::string> keys;
    for (const Place &place : board.places())
        keys.push_back(place.key);
    return keys;
}

std::vector<std::string> linkKeys(const Board &board, const BoardSchema &schema)
{
    std::vector<std::string> keys;
    for (const Link &link : board.links())
        keys.push_back(keyOf(schema, link));
    return keys;
}

} // namespace merlon
