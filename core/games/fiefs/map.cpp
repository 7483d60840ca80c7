#include "core/games/fiefs/map.h"

#include "core/games/fiefs/board/fiefs_schema.h"

namespace merlon::fiefs {

namespace {

/// FI-0.1: adds to the neighbours of a place all that border the same water.
void joinOverWater(Map &map, PlaceIndex place)
{
    forEachPlace(map.borders[place] & map.lakes, [&](PlaceIndex lake) {
        forEachPlace(waterOf(map, lake),
                     [&](PlaceIndex part) { map.neighbours[place] |= map.borders[part]; });
    });
    map.neighbours[place] &= ~maskOf(place);
}

void addPlace(Map &map, const Place &place, PlaceIndex index)
{
    MapPlace &compiled = map.place[index];
    if (place.kind == "castle") {
        compiled.kind = PlaceKind::Castle;
        compiled.seat = static_cast<Seat>(numberOf(fiefsSchema(), place, "seat") - 1);
        map.castleOf[compiled.seat] = index;
        map.castles |= maskOf(index);
        ++map.seats;
    } else if (place.kind == "lake") {
        compiled.kind = PlaceKind::Lake;
        map.lakes |= maskOf(index);
    } else {
        const TerritoryOfBoard territory = territoryOf(place);
        compiled.slot = territory.slot;
        compiled.tile = territory.tile;
        compiled.custom = territory.ground;
        map.territories |= maskOf(index);
        if (compiled.tile < kTiles)
            --map.pile[compiled.tile];
    }
}

} // namespace

Mask waterOf(const Map &map, PlaceIndex lake)
{
    Mask water = maskOf(lake);
    for (Mask before = 0; before != water;) {
        before = water;
        forEachPlace(before, [&](PlaceIndex part) { water |= map.borders[part] & map.lakes; });
    }
    return water;
}

Expected<Map> compileMap(const Board &board)
{
    if (board.places().size() > kMostPlaces)
        return tl::unexpected(Error {.what = {"error.fiefs-board-too-large", {std::int64_t {kMostPlaces}}},
                                     .where = {board.info().key, 0, "/places"},
                                     .right = {}});
    Map map;
    map.places = static_cast<int>(board.places().size());
    for (std::size_t tile = 0; tile < kTiles; ++tile)
        map.pile[tile] = kTileData[tile].copies;
    for (std::size_t index = 0; index < board.places().size(); ++index)
        addPlace(map, board.places()[index], static_cast<PlaceIndex>(index));
    for (const Link &link : board.links()) {
        const auto from = static_cast<PlaceIndex>(*board.indexOf(link.from));
        const auto to = static_cast<PlaceIndex>(*board.indexOf(link.to));
        map.borders[from] |= maskOf(to);
        map.borders[to] |= maskOf(from);
    }
    map.neighbours = map.borders;
    for (PlaceIndex place = 0; place < map.places; ++place) {
        if (!contains(map.lakes, place))
            joinOverWater(map, place);
    }
    return map;
}

} // namespace merlon::fiefs
