#include "core/games/fiefs/knights.h"

namespace merlon::fiefs {

Mask suppliedBy(const Map &map, Mask control, Seat seat)
{
    Mask supplied = 0;
    for (Mask edge = maskOf(map.castleOf[seat]); edge != 0;) {
        Mask next = 0;
        forEachPlace(edge, [&](PlaceIndex place) { next |= map.neighbours[place]; });
        edge = next & control & ~supplied;
        supplied |= edge;
    }
    return supplied;
}

int diceInUse(const Scene &scene, Seat seat)
{
    int dice = diceFor(scene.data[seat].castle);
    forEachPlace(scene.data.control[seat],
                 [&](PlaceIndex place) { dice += diceFor(scene.data.knights[place]); });
    const Battle &battle = scene.data.battle;
    if (battle.isOn() && battle.seats[kAttacker] == seat)
        dice += diceFor(battle.attackers);
    return dice;
}

void deriveAll(FiefsData &data, const Map &map, const Rules &rules)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        data.supplied[seat] = suppliedBy(map, data.control[seat], seat);
        data[seat].dice = static_cast<std::uint8_t>(diceInUse({data, map, rules}, seat));
    }
}

int gainKnights(FiefsData &data, Seat seat, int number)
{
    SeatState &own = data[seat];
    int gained = 0;
    for (; gained < number; ++gained) {
        const bool needsDie = own.castle % kPipsOfDie == 0;
        if (needsDie && own.dice == kDice)
            break;
        own.dice = static_cast<std::uint8_t>(own.dice + (needsDie ? 1 : 0));
        ++own.castle;
    }
    return gained;
}

void takeKnights(FiefsData &data, Seat seat, PlaceIndex place, int number)
{
    std::uint8_t &there = data.knights[place];
    data[seat].dice = static_cast<std::uint8_t>(data[seat].dice - diceFor(there) + diceFor(there - number));
    there = static_cast<std::uint8_t>(there - number);
}

void moveKnights(FiefsData &data, Seat seat, PlaceIndex place, int number)
{
    SeatState &own = data[seat];
    std::uint8_t &there = data.knights[place];
    const int before = diceFor(own.castle) + diceFor(there);
    own.castle = static_cast<std::uint8_t>(own.castle - number);
    there = static_cast<std::uint8_t>(there + number);
    own.dice = static_cast<std::uint8_t>(own.dice - before + diceFor(own.castle) + diceFor(there));
}

void changeControl(Play &play, PlaceIndex place, Seat controller, int knights)
{
    FiefsData &data = play.data;
    const Seat before = controllerOf(play, place);
    if (before != kNobody) {
        takeKnights(data, before, place, data.knights[place]);
        data.control[before] &= ~maskOf(place);
    }
    data.knights[place] = static_cast<std::uint8_t>(knights);
    if (controller != kNobody)
        data.control[controller] |= maskOf(place);
    for (const Seat seat : {before, controller}) {
        if (seat != kNobody)
            data.supplied[seat] = suppliedBy(play.map, data.control[seat], seat);
    }
}

int pointsOfSeat(const Scene &scene, Seat seat)
{
    int points = 0;
    forEachPlace(scene.data.control[seat], [&](PlaceIndex place) { points += pointsOf(scene, place); });
    return points;
}

int pointsOfTeam(const Scene &scene, std::uint8_t team)
{
    int points = 0;
    for (Seat seat = team; seat < scene.rules.seats; seat = static_cast<Seat>(seat + scene.rules.teams()))
        points += pointsOfSeat(scene, seat);
    return points;
}

int knightsOnMap(const Scene &scene, Seat seat)
{
    int knights = scene.data[seat].castle;
    forEachPlace(scene.data.control[seat], [&](PlaceIndex place) { knights += scene.data.knights[place]; });
    const Battle &battle = scene.data.battle;
    return knights + (battle.isOn() && battle.seats[kAttacker] == seat ? battle.attackers : 0);
}

} // namespace merlon::fiefs
