#include "core/games/fiefs/edition.h"

#include <algorithm>

namespace merlon::fiefs {

namespace {

/// The first slot that a tile is dealt to, of the lowest value that there is; none if all tiles are fixed.
std::optional<PlaceIndex> firstSlot(const Map &map)
{
    for (int value = 1; value <= 3; ++value) {
        for (PlaceIndex place = 0; place < map.places; ++place) {
            if (map[place].slot == value)
                return place;
        }
    }
    return std::nullopt;
}

} // namespace

FiefsData Edition::start(const Map &map, const Rules &rules)
{
    FiefsData data;
    data.tiles.fill(kNoTile);
    for (PlaceIndex place = 0; place < map.places; ++place)
        data.tiles[place] = map[place].tile;
    data.tilesLeft = map.pile;
    for (Seat seat = 0; seat < rules.seats; ++seat)
        data[seat].drawPile = Pile<kCards, kDeckSize>(kDeck);
    EventSink nobody;
    Play play {data, map, rules, nobody};
    push(play, StepKind::ChooseFirst);
    push(play, StepKind::DealHands);
    push(play, StepKind::PlaceKnights);
    pushAsk(play, StepKind::DealArtefacts, 0);
    if (const std::optional<PlaceIndex> slot = firstSlot(map))
        push(play, StepKind::DealTiles, map[*slot].slot, *slot);
    return data;
}

} // namespace merlon::fiefs
