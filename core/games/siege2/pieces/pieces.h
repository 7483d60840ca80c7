#pragma once

#include "core/games/siege/pieces/pieces.h"
#include "core/games/siege/pieces/standing.h"
#include "core/games/siege2/play.h"

/// What stands where, what room there is, and how pieces come and go.
namespace merlon::siege2 {

using siege::cauldronsInUse;
using siege::equipmentInUse;
using siege::rampartNumber;
using siege::trapsInUse;
using siege::wallNumber;

/// Whether invader units can stand there: foreground, rampart, wall or marauders.
inline bool holdsInvaders(const Battlefield &field, PlaceIndex place)
{
    return siege::holdsInvaders(field, place, PlaceKind::Marauders);
}

/// The invader units of a place for which holdsInvaders is true.
inline const Units &invadersAt(const SiegeData &data, const Battlefield &field, PlaceIndex place)
{
    return siege::invadersAt(data, field, place, data.marauders);
}

inline Units &invadersAt(SiegeData &data, const Battlefield &field, PlaceIndex place)
{
    return siege::invadersAt(data, field, place, data.marauders);
}

/// Siege towers on a foreground, rampart or wall.
inline int siegeTowersAt(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall))
        return scene.data.walls[number].has(WallState::kSiegeTower) ? 1 : 0;
    if (scene.field.is(place, PlaceKind::Rampart))
        return scene.data.ramparts[number].siegeTowers;
    return scene.field.is(place, PlaceKind::Foreground) ? scene.data.foregrounds[number].siegeTowers : 0;
}

/// Moves a siege tower to or from a place: +1 or -1.
void addSiegeTower(Play &play, PlaceIndex place, int count);
/// How many invader units still fit on a foreground, rampart or wall (S2-1.2, S2-7.2).
inline int invaderRoom(const Scene &scene, PlaceIndex place)
{
    const auto ladder = [](const WallState &wall) { return wall.has(Equipment::Ladder) ? 1 : 0; };
    return siege::invaderRoom(
        scene, place, ladder, [](const RampartState &) { return 0; }, [] { return 0; });
}

/// The defender units of any place (none where there can be none).
inline Units defendersAt(const Scene &scene, PlaceIndex place)
{
    return siege::defendersAt(scene, place, [](const TowerState &tower) {
        return Units {tower.marksmen, 0, 0};
    });
}

/// The spaces that a defender ladder adds to a wall (S2-13.6).
inline int ladderSpaces(const WallState &wall)
{
    return wall.has(WallState::kDefenderLadder) ? 1 : 0;
}

/// Whether the units of a place fit there when one comes or goes (S2-13.2, S2-13.3, S2-13.5). Closed buildings too.
inline bool defendersFit(const Scene &scene, PlaceIndex place, siege::Change change)
{
    const auto inTower = [change](const TowerState &tower) {
        return change.coming == siege::Marksman
            && tower.marksmen + (change.going < 0 ? 1 : 0) <= kTowerMarksmen;
    };
    return siege::defendersFit(scene, place, change, inTower, ladderSpaces);
}

/// Whether a defender unit more fits there.
inline bool defenderFits(const Scene &scene, PlaceIndex place, int unit)
{
    return defendersFit(scene, place, {.coming = unit});
}

/// Takes away or adds defender units.
void addDefender(Play &play, PlaceIndex place, int unit, int count);

/// S2-1.4, S2-1.5: an invader unit dies: to the fallen; an order on an emptied wall is shown and removed.
void killInvader(Play &play, PlaceIndex place, int unit, RuleId rule);
/// S2-1.4, S2-9.9: a defender unit dies: to the hospital, or what the specter does with it.
void killDefender(Play &play, PlaceIndex place, int unit, RuleId rule);

/// S2-9.2: flips a face-down token of a ritual: a bluff returns, a target stays face up. Whether the target lies
/// there now. `tellFlip(target)` is called if a token was flipped.
template <class TellFlip>
bool flipRitual(Play &play, Card card, RitualToken &token, TellFlip tellFlip)
{
    if (token == RitualToken::BluffDown || token == RitualToken::TargetDown) {
        const bool target = token == RitualToken::TargetDown;
        const auto ritual = static_cast<std::size_t>(ritualOf(card));
        token = target ? RitualToken::TargetUp : RitualToken::None;
        if (target)
            play.data.targetsShown = static_cast<std::uint8_t>(play.data.targetsShown | 1 << ritual);
        else
            ++play.data.bluffsShown[ritual];
        tellFlip(target);
    }
    return token == RitualToken::TargetUp;
}

/// The same for a token on a place.
bool flipRitualAt(Play &play, Card card, RitualToken &token, PlaceIndex place);

/// Takes wood from the pile, as much as it has.
void takeWood(Play &play, int count, RuleId rule);
void gainHourglasses(Play &play, int count, RuleId rule);

/// The machine slot that a value of Type::Machine names; -1 if it is not on the board.
int machineSlot(const SiegeData &data, std::uint16_t machine);
/// The value of Type::Machine of a slot that is in use.
std::uint16_t machineName(const MachineState &machine);
/// The slots in use, in board order of their places, the older first on one place (S2-17.3).
struct MachineOrder {
    std::array<std::uint8_t, kMachinesOnBoard> inUse {}; ///< slots
    int count = 0;
};
MachineOrder machineOrder(const SiegeData &data);

/// How many tokens of a device or stones are in use; how many of an order are free.
int devicesInUse(const Scene &scene, Device device);
int ordersFree(const Scene &scene, Order order);
int stoneInUse(const Scene &scene);

/// Whether an objective is face up and working (S2-20.3); whether a plan has not been used yet.
bool hasStaying(const SiegeData &data, Objective objective);
bool hasUnusedPlan(const SiegeData &data);

/// S2-14.1: strength of a hero on his wall.
int heroStrength(const SiegeData &data, Hero hero);

} // namespace merlon::siege2
