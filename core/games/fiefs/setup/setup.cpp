#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"

#include <algorithm>

/// FI-1: the set-up.
namespace merlon::fiefs {

namespace {

constexpr int kFirstKnights = 6;
constexpr int kFirstCards = 5;
constexpr int kMostHomelands = 2;
constexpr std::uint8_t kHomelandsTile = static_cast<std::uint8_t>(Tile::Homelands);

bool isHomelands(const Scene &scene, PlaceIndex place)
{
    return groundOf(scene, place).has(Ability::Homelands);
}

/// FI-1.3: the Homelands that border a castle so far.
int homelandsAt(const Scene &scene, PlaceIndex castle)
{
    int count = 0;
    forEachPlace(scene.map.borders[castle],
                 [&](PlaceIndex place) { count += isHomelands(scene, place) ? 1 : 0; });
    return count;
}

/// FI-1.3: whether a Homelands may be dealt to a slot.
bool takesHomelands(const Scene &scene, PlaceIndex slot)
{
    const Mask castles = scene.map.borders[slot] & scene.map.castles;
    if (std::popcount(castles) > 1)
        return false;
    return castles == 0
        || homelandsAt(scene, static_cast<PlaceIndex>(std::countr_zero(castles))) < kMostHomelands;
}

/// FI-1.2: the next slot of a value from a place on, in the order of the places; kNowhere if there is none.
PlaceIndex nextSlot(const Map &map, int value, int from)
{
    for (int place = from; place < map.places; ++place) {
        if (map.place[static_cast<std::size_t>(place)].slot == value)
            return static_cast<PlaceIndex>(place);
    }
    return kNowhere;
}

/// Deals to the next slot from a place on, and then to those of the next values.
void pushNextDeal(Play &play, int value, int from)
{
    for (; value <= 3; ++value, from = 0) {
        const PlaceIndex slot = nextSlot(play.map, value, from);
        if (slot != kNowhere)
            return push(play, StepKind::DealTiles, value, slot);
    }
}

/// The tiles of a value on top of those that were put under the pile.
int tilesOnTop(const FiefsData &data, std::size_t tile)
{
    return data.tilesLeft[tile] - (tile == kHomelandsTile ? data.tilesUnder : 0);
}

/// FI-1.2, FI-1.3: a = value, b = slot. When only what was put under the pile is left, that is dealt.
void dealTileOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
        const int number = tilesOnTop(scene.data, tile);
        if (kTileData[tile].ground.value == step.a && number > 0)
            out.push_back({choice(Verb::DealTile, tile, step.b), static_cast<std::uint32_t>(number)});
    }
    if (out.empty() && scene.data.tilesUnder > 0)
        out.push_back({choice(Verb::DealTile, kHomelandsTile, step.b), 1});
}

void takeDealTile(Play &play, Step step, Choice made)
{
    FiefsData &data = play.data;
    const auto tile = static_cast<std::uint8_t>(made.args[0]);
    const auto slot = static_cast<PlaceIndex>(step.b);
    const bool isFromBelow = tile == kHomelandsTile && tilesOnTop(data, tile) == 0;
    if (tile == kHomelandsTile && !isFromBelow && !takesHomelands(play, slot)) {
        ++data.tilesUnder;
        tell(play, EventKind::TilePutUnder, {1, 3}, tile, slot);
        return push(play, StepKind::DealTiles, step.a, step.b);
    }
    if (isFromBelow)
        --data.tilesUnder;
    --data.tilesLeft[tile];
    data.tiles[slot] = tile;
    tell(play, EventKind::TileDealt, {1, 2}, tile, slot);
    pushNextDeal(play, step.a, slot + 1);
}

/// FI-1.4: a = kind of artefact.
void dealArtefactOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const std::size_t first = step.a * kArtefactsOfKind;
    for (std::size_t artefact = first; artefact < first + kArtefactsOfKind; ++artefact) {
        const auto isOf = [&](const SeatState &seat) { return seat.artefacts[step.a] == artefact; };
        if (std::ranges::none_of(scene.data.seats, isOf))
            out.push_back({choice(Verb::DealArtefact, artefact), 1});
    }
}

void takeDealArtefact(Play &play, Step step, Choice made)
{
    play.data[step.seat].artefacts[step.a] = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::ArtefactDealt, {1, 4}, step.seat, made.args[0]);
    if (step.a + 1u < kArtefactKinds)
        pushAsk(play, StepKind::DealArtefacts, step.seat, step.a + 1);
    else if (step.seat + 1 < play.rules.seats)
        pushAsk(play, StepKind::DealArtefacts, static_cast<Seat>(step.seat + 1));
}

/// FI-1.3, FI-1.6: the Homelands with which a castle shares its first knights. Those that were dealt against FI-1.3,
/// because nothing else was left, do not count.
Mask homelandsOf(const Scene &scene, PlaceIndex castle)
{
    Mask homelands = 0;
    for (const bool isDealt : {false, true}) { // fixed ones count before those that were dealt
        forEachPlace(scene.map.borders[castle], [&](PlaceIndex place) {
            const bool isShared = std::popcount(scene.map.borders[place] & scene.map.castles) > 1;
            if ((scene.map[place].slot != 0) == isDealt && isHomelands(scene, place) && !isShared
                && std::popcount(homelands) < kMostHomelands)
                homelands |= maskOf(place);
        });
    }
    return homelands;
}

/// FI-1.6
void placeKnightsOf(Play &play, Seat seat)
{
    const PlaceIndex castle = play.map.castleOf[seat];
    const Mask homelands = homelandsOf(play, castle);
    const int share = kFirstKnights / (std::popcount(homelands) + 1);
    int inCastle = kFirstKnights;
    forEachPlace(homelands, [&](PlaceIndex place) {
        const int number = std::min<int>(share, groundOf(play, place).capacity);
        inCastle -= number;
        play.data.control[seat] |= maskOf(place);
        play.data.knights[place] = static_cast<std::uint8_t>(number);
        tell(play, EventKind::KnightsPlaced, {1, 6}, seat, place, number);
    });
    tell(play, EventKind::KnightsPlaced, {1, 6}, seat, castle, inCastle);
    play.data[seat].castle = static_cast<std::uint8_t>(inCastle);
    deriveAll(play.data, play.map, play.rules);
    if (play.rules.chaos) // FI-12.5
        tell(play, EventKind::KnightsGained, {12, 5}, seat, gainKnights(play.data, seat, kFirstKnights));
}

void workPlaceKnights(Play &play, Step)
{
    for (Seat seat = 0; seat < play.rules.seats; ++seat)
        placeKnightsOf(play, seat);
}

/// FI-1.7: one seat after the other.
void workDealHands(Play &play, Step)
{
    for (Seat seat = play.rules.seats; seat-- > 0;)
        pushDraw(play, seat, kFirstCards);
}

/// FI-1.8
void chooseFirstOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (Seat seat = 0; seat < scene.rules.seats; ++seat)
        out.push_back({choice(Verb::FirstPlayer, seat), 1});
}

void takeChooseFirst(Play &play, Step, Choice made)
{
    play.data.firstPlayer = static_cast<Seat>(made.args[0]);
    tell(play, EventKind::FirstPlayerChosen, {1, 8}, made.args[0]);
    pushAsk(play, StepKind::StartTurn, play.data.firstPlayer);
}

} // namespace

namespace steps {

constinit const StepRule dealTiles =
    landmark(about(drawing(StepKind::DealTiles, "deal-tiles", RuleId {1, 2}, dealTileOutcomes, takeDealTile),
                   Type::Number, Type::Place));
constinit const StepRule dealArtefacts =
    drawing(StepKind::DealArtefacts, "deal-artefacts", RuleId {1, 4}, dealArtefactOutcomes, takeDealArtefact);
constinit const StepRule placeKnights = work(StepKind::PlaceKnights, "place-knights", workPlaceKnights);
constinit const StepRule dealHands = work(StepKind::DealHands, "deal-hands", workDealHands);
constinit const StepRule chooseFirst =
    drawing(StepKind::ChooseFirst, "choose-first", RuleId {1, 8}, chooseFirstOutcomes, takeChooseFirst);

} // namespace steps

} // namespace merlon::fiefs
