#include "core/games/siege/board/start_pieces.h"

#include "core/games/siege/board/siege_schema.h"

#include <algorithm>
#include <limits>

namespace merlon {

namespace {

/// Numbers of a file may be anything: sums stop at the greatest number and nothing counts below 0.
void addTo(std::int64_t &sum, std::int64_t number)
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    const std::int64_t positive = std::max<std::int64_t>(number, 0);
    sum = positive > kMost - sum ? kMost : sum + positive;
}

} // namespace

std::string_view spacesAttribute(std::string_view placeKind)
{
    if (placeKind == "wall")
        return "defender-spaces";
    return placeKind == "building" ? "spaces" : "";
}

std::vector<AttributeRecord> defenderSpacesOf(const Board &board, std::size_t place)
{
    const Place &held = board.places()[place];
    return recordsOf(siegeSchema(), held, spacesAttribute(held.kind));
}

bool spaceTakes(std::string_view type, std::string_view unit)
{
    if (type == "archer")
        return unit == "marksman";
    const bool isUnit = unit == "marksman" || unit == "soldier" || unit == "veteran";
    return type == "any" ? isUnit : isUnit && type == unit;
}

std::map<std::string, std::int64_t> startingUnits(const Board &board, std::span<const std::size_t> places)
{
    std::map<std::string, std::int64_t> units;
    for (const std::size_t place : places) {
        for (const AttributeRecord &space : defenderSpacesOf(board, place)) {
            if (const std::string unit = fieldOf(space, "start"); !unit.empty())
                addTo(units[unit], 1);
        }
        for (const auto &[unit, number] : countsOf(siegeSchema(), board.places()[place], "start-units"))
            addTo(units[unit], number);
    }
    return units;
}

std::int64_t startingStone(const Board &board, std::span<const std::size_t> places)
{
    std::int64_t stone = 0;
    for (const std::size_t place : places)
        addTo(stone, numberOf(siegeSchema(), board.places()[place], "start-stone"));
    return stone;
}

} // namespace merlon
