#pragma once

#include "core/games/fiefs/play.h"

/// FI-2: knights, the dice that show them, and the supply of territories.
namespace merlon::fiefs {

/// FI-0.3: the places from which a seat reaches others.
inline Mask basesOf(const Scene &scene, Seat seat)
{
    return scene.data.supplied[seat] | maskOf(scene.map.castleOf[seat]);
}
/// FI-0.3
inline bool isWithinReach(const Scene &scene, Seat seat, PlaceIndex place)
{
    return (scene.map.neighbours[place] & basesOf(scene, seat)) != 0;
}

/// FI-0.2: the supplied territories of a seat, from what everybody controls.
Mask suppliedBy(const Map &map, Mask control, Seat seat);
/// FI-2.1: the dice in use on the map.
int diceInUse(const Scene &scene, Seat seat);
/// The parts of the data that follow from the others: supply, dice.
void deriveAll(FiefsData &data, const Map &map, const Rules &rules);

/// FI-2.3: whether the dice suffice after `number` knights have moved from a pile of `from` to one of `to`.
inline bool hasDiceFor(const SeatState &seat, int from, int to, int number)
{
    return seat.dice - diceFor(from) - diceFor(to) + diceFor(from - number) + diceFor(to + number) <= kDice;
}

/// FI-2.2: places knights in the castle of a seat; those for which there is no die are lost. Says how many came.
int gainKnights(FiefsData &data, Seat seat, int number);
/// FI-2.3: the seat controls the territory and has so many knights there.
void takeKnights(FiefsData &data, Seat seat, PlaceIndex place, int number);
/// Moves knights from the castle to a territory that the seat controls (`number` above 0), or back.
void moveKnights(FiefsData &data, Seat seat, PlaceIndex place, int number);
/// The territory gets another controller, or none (kNobody), and has so many knights of it. Those that were there are
/// gone; the dice of the new ones count already.
void changeControl(Play &play, PlaceIndex place, Seat controller, int knights);

/// FI-11.1
int pointsOfSeat(const Scene &scene, Seat seat);
/// FI-12.2: of all seats of a team.
int pointsOfTeam(const Scene &scene, std::uint8_t team);
/// Knights of a seat on the map, its castle and the disputed place included.
int knightsOnMap(const Scene &scene, Seat seat);

} // namespace merlon::fiefs
