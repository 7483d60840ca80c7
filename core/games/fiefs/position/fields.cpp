#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/position/parts.h"

#include <type_traits>

/// What lies on places, and what belongs to seats.
namespace merlon::fiefs::position {

namespace {

constexpr std::uint8_t kCustomName = kTiles;
constexpr std::uint8_t kNoTileName = kTiles + 1;
constexpr int kMostKnights = kDice * kPipsOfDie;

template <class Data>
constexpr bool kIsRead = !std::is_const_v<std::remove_reference_t<Data>>;

void tileField(auto &form, auto &tile)
{
    std::uint8_t name = tile < kTiles ? tile : tile == kCustomTile ? kCustomName : kNoTileName;
    form.word("tile", Names(kTileNames).first(kTiles + 2), name);
    if constexpr (kIsRead<decltype(tile)>)
        tile = name < kTiles ? name : name == kCustomName ? kCustomTile : kNoTile;
}

void ownerField(auto &form, auto &data, const Map &map, PlaceIndex place)
{
    int owner = 0;
    for (Seat seat = 0; seat < map.seats; ++seat)
        owner = contains(data.control[seat], place) ? seat + 1 : owner;
    form.word("owner", ownerNames().first(static_cast<std::size_t>(map.seats) + 1), owner);
    if constexpr (kIsRead<decltype(data)>) {
        for (Seat seat = 0; seat < map.seats; ++seat)
            data.control[seat] &= ~maskOf(place);
        if (owner > 0)
            data.control[static_cast<std::size_t>(owner - 1)] |= maskOf(place);
    }
}

void placeFields(auto &form, auto &data, const Map &map, std::size_t index)
{
    const auto place = static_cast<PlaceIndex>(index);
    if (!map.isTerritory(place))
        return;
    if (map[place].slot != 0)
        tileField(form, data.tiles[place]);
    ownerField(form, data, map, place);
    form.number("knights", data.knights[place], kMostKnights);
}

void artefactField(auto &form, auto &seat, std::size_t kind)
{
    const std::string key(kArtefactKindKeys[kind]);
    std::size_t name =
        seat.artefacts[kind] == kNoPiece ? 0 : seat.artefacts[kind] - kind * kArtefactsOfKind + 1u;
    std::array<std::string_view, kArtefactsOfKind + 1> names {"none"};
    for (std::size_t number = 0; number < kArtefactsOfKind; ++number)
        names[number + 1] = artefactNames()[kind * kArtefactsOfKind + number];
    form.word(key, names, name);
    form.number(key + "-broken-in", seat.brokenIn[kind], kMostTurns);
    if constexpr (kIsRead<decltype(seat)>)
        seat.artefacts[kind] =
            name == 0 ? kNoPiece : static_cast<std::uint8_t>(kind * kArtefactsOfKind + name - 1);
}

void seatFields(auto &form, auto &seat)
{
    form.number("castle", seat.castle, kMostKnights);
    for (std::size_t kind = 0; kind < kArtefactKinds; ++kind)
        artefactField(form, seat, kind);
    form.number("won-as-attacker", seat.wonAsAttacker, 255);
    form.number("won-as-defender", seat.wonAsDefender, 255);
}

constexpr auto kPlaceFields = [](auto &&...all) { placeFields(all...); };

std::string_view keyOf(Seat seat)
{
    return ownerNames()[seat + 1u];
}

std::string pointerTo(Seat seat)
{
    return pointerInto("/seats", keyOf(seat));
}

} // namespace

Names cardNames()
{
    return merlon::position::namesOfData<Card, kCards>();
}

Names artefactNames()
{
    return merlon::position::namesOfData<Artefact, kArtefacts>();
}

Names ownerNames()
{
    static constexpr std::array<std::string_view, kMostSeats + 1> kNames {
        "nobody", "nivernais", "burgundy", "champagne", "anjou", "berry", "picardy"};
    return kNames;
}

void emptyBoard(const FiefsSetup &setup, FiefsData &data)
{
    merlon::position::emptyPlacesBy(setup, data, kPlaceFields);
    for (Seat seat = 0; seat < setup.rules().seats; ++seat)
        data[seat].castle = 0;
}

void writePlaces(const Writing &writing)
{
    merlon::position::writePlacesBy(writing, kPlaceFields);
}

void readPlaces(const Reading &reading)
{
    merlon::position::readPlacesBy(reading, kPlaceFields);
}

void describePlaces(const Describing &describing)
{
    merlon::position::describePlacesBy(describing, kPlaceFields);
}

void writeSeats(const Writing &writing)
{
    Json seats = Json::object();
    for (Seat seat = 0; seat < writing.setup.rules().seats; ++seat) {
        Json members = merlon::position::differingMembers(
            writing, [&](auto &form, const FiefsData &data) { seatFields(form, data[seat]); });
        members.update(cardsToJson(writing.setup, writing.data, seat));
        if (!members.empty())
            seats[std::string(keyOf(seat))] = std::move(members);
    }
    writing.add("seats", std::move(seats));
}

void readSeats(const Reading &reading)
{
    ReadingForm seats = reading.form.object("seats");
    for (Seat seat = 0; seat < reading.setup.rules().seats && !seats.complaint().any(); ++seat) {
        ReadingForm form = seats.object(keyOf(seat));
        seatFields(form, reading.data[seat]);
        readCards(form, reading.setup, reading.data, seat);
        form.finish();
    }
    seats.finish();
}

void describeSeats(const Describing &describing)
{
    for (Seat seat = 0; seat < describing.setup.rules().seats; ++seat) {
        const auto fields = [&](auto &form, const FiefsData &data) {
            seatFields(form, data[seat]);
            form.counts("hand", cardNames(), data[seat].hand.known().counts(), kDeck.counts());
        };
        describing.add({.pointer = pointerTo(seat),
                        .key = std::string(keyOf(seat)),
                        .fields = describing.fieldsBy(fields)});
    }
}

} // namespace merlon::fiefs::position
