#include "core/games/siege2/player/defender/buildings.h"

#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

/// The best of a score over 0 to count - 1; 0 if none is above it.
template <class Score>
int bestOver(int count, Score score)
{
    int best = 0;
    for (int index = 0; index < count; ++index)
        best = std::max(best, score(index));
    return best;
}

Trap trapOf(int index)
{
    return static_cast<Trap>(index + 1);
}

int worthOfBestTrap(const Outlook &outlook)
{
    return bestOver(static_cast<int>(outlook.field.paths.size()), [&](int path) {
        return bestOver(3, [&](int type) { return worthOfTrap(outlook, path, trapOf(type)); });
    });
}

int worthOfBestShot(const Outlook &outlook)
{
    return bestOver(static_cast<int>(outlook.field.kinds.size()), [&](int place) {
        const auto index = static_cast<PlaceIndex>(place);
        if (!holdsInvaders(outlook.field, index))
            return 0;
        return bestOver(siege::kUnitKinds, [&](int unit) {
            const bool there =
                invadersAt(outlook.data, outlook.field, index)[static_cast<std::size_t>(unit)] > 0;
            return there ? siege::worthOfKill(outlook, index, unit, false) : 0;
        });
    });
}

/// A stronger unit in the barracks is worth what it can still fight.
int worthOfTraining(const Outlook &outlook)
{
    return outlook.maneuversMade ? 6 : 4 + 4 * std::min(5, outlook.roundsLeft);
}

int worthOfTracking(const Outlook &outlook)
{
    int worth = 0;
    for (const BuildingState &building : outlook.data.buildings)
        worth += building.saboteur * 10 * outlook.roundsLeft;
    return worth;
}

} // namespace

int worthOfStone(const Outlook &outlook, int wall)
{
    if (outlook.wall(wall).has(WallState::kSiegeTower))
        return -10;
    const int lasting = std::min(4, outlook.roundsLeft) + (outlook.wall(wall).stone < 2 ? 2 : 0);
    return gainOfFixed(outlook.fightAt(wall), 1) + lasting;
}

int worthOfCauldron(const Outlook &outlook, int wall, Action action)
{
    const WallState &state = outlook.wall(wall);
    if (!outlook.wallField(wall).cauldron || state.cauldron != Cauldron::None
        || state.has(WallState::kSiegeTower))
        return -10;
    const siege::InvaderUnit kind = action == Action::CauldronGoblin ? siege::Goblin
        : action == Action::CauldronOrc                              ? siege::Orc
                                                                     : siege::Troll;
    const int lasting = outlook.wallField(wall).invaderSpaces + 2 * outlook.roundsLeft;
    return siege::gainOfCauldron(outlook.fightAt(wall), kind) + lasting;
}

int worthOfDevice(const Outlook &outlook, int tower, Action action)
{
    const siege::TowerField &field = outlook.field.towers[static_cast<std::size_t>(tower)];
    if (outlook.data.towers[static_cast<std::size_t>(tower)].device != Device::None)
        return -10;
    int worth = 0;
    siege::forEach(field.walls, [&](int wall) {
        const bool fought = outlook.fightAt(wall).isFought();
        if (action == Action::Pole)
            worth += 4 * outlook.roundsLeft + (fought ? 12 : 0);
        if (action == Action::BayWindow)
            worth += 2 * outlook.roundsLeft + gainOfFixed(outlook.fightAt(wall), 1);
    });
    if (action == Action::BayWindow && outlook.data.towers[static_cast<std::size_t>(tower)].marksmen == 0)
        worth /= 2;
    if (action == Action::Cannon) {
        const RampartState &rampart = outlook.data.ramparts[field.rampart];
        worth = 9 * outlook.roundsLeft + siege::countOf(rampart.invaders)
            - (rampart.has(RampartState::kTrenchMaster) ? 10 : 0);
    }
    return worth;
}

int worthOfLadder(const Outlook &outlook, int wall)
{
    if (!outlook.wallField(wall).platform || outlook.wall(wall).has(WallState::kDefenderLadder))
        return -10;
    int best = 0;
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (outlook.data.courtyard[static_cast<std::size_t>(unit)] > 0
            && !defenderFits(outlook.scene(), outlook.wallField(wall).place, unit))
            best = std::max(best, gainOfUnits(outlook.fightAt(wall), siege::strengthOf(unit)));
    }
    return best * 2 / 3 + outlook.roundsLeft + outlook.wallField(wall).invaderSpaces;
}

/// Traps lie best where many of their prey will pass: between foregrounds and ramparts first.
int worthOfTrap(const Outlook &outlook, int path, Trap trap)
{
    const siege::PathField &field = outlook.field.paths[static_cast<std::size_t>(path)];
    const PathState &state = outlook.data.paths[static_cast<std::size_t>(path)];
    if (!field.trappable || state.trap != Trap::None || state.has(PathState::kBridge)
        || outlook.trapsUsed[static_cast<std::size_t>(trap)] == kTokensOfType)
        return 0;
    const Units &near = invadersAt(outlook.data, outlook.field, field.from);
    const bool entrance = outlook.field.is(field.from, PlaceKind::Foreground);
    const int place = entrance ? 5 : outlook.field.is(field.to, PlaceKind::Rampart) ? 4 : 2;
    switch (trap) {
    case Trap::Goblin:
        return 2 * near[siege::Goblin] + place * outlook.roundsLeft;
    case Trap::Troll:
        return 5 * std::min<int>(2, near[siege::Troll]) + place * outlook.roundsLeft;
    case Trap::SiegeTower: {
        const int towers = siegeTowersAt(outlook.scene(), field.from);
        const int wall = outlook.wallAt(field.to);
        const bool useful = wall < 0 || outlook.wallField(wall).siegeTower;
        return useful && towers > 0 ? 15 + 2 * outlook.roundsLeft : 1;
    }
    case Trap::None:
    case Trap::Hidden:
        return 0;
    }
    return 0;
}

int worthOfMalfunction(const Outlook &outlook, const MachineState &machine)
{
    if (machine.type == 0 || machine.malfunction != 0)
        return 0;
    const int harm = static_cast<Machine>(machine.type - 1) == Machine::Ballista ? 40 : 20;
    const int stones = machine.bloodstone != RitualToken::None ? 15 : 0;
    return (harm + stones) * machine.hits / std::max(1, machine.hits + machine.misses)
        + (outlook.maneuversMade ? 2 : 0);
}

/// A spy makes a good card dearer, round after round.
int worthOfSpy(const Outlook &outlook, Card card)
{
    const CardData &cost = dataOf(card);
    if (cost.phase < 2 || cost.phase > 5 || (outlook.data.spied >> static_cast<int>(card) & 1u) != 0)
        return 0;
    return (cost.phase == 2 ? 5 : 4) * (outlook.roundsLeft - (outlook.maneuversMade ? 1 : 0));
}

/// All marksmen of a side at one rampart: more than those who look upon it anyway.
int worthOfBlessing(const Outlook &outlook, siege::Side side)
{
    if (!outlook.maneuversMade)
        return 2;
    int able = 0;
    for (std::size_t tower = 0; tower < outlook.field.towers.size(); ++tower)
        able += outlook.field.towers[tower].side == side ? outlook.data.towers[tower].marksmen : 0;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const bool quiet = siege::isEmpty(outlook.wall(wall).invaders);
        able +=
            outlook.wallField(wall).side == side && quiet ? outlook.wall(wall).defenders[siege::Marksman] : 0;
    }
    int worth = 0;
    siege::forEach(outlook.field.rampartsOf[side], [&](int number) {
        const RampartState &rampart = outlook.data.ramparts[static_cast<std::size_t>(number)];
        if (!rampart.has(RampartState::kMantelet))
            worth = std::max(worth, 3 * std::min(able, siege::strengthOf(rampart.invaders)));
    });
    return worth;
}

int worthOfMixUp(const Outlook &outlook, int wall)
{
    if (outlook.wall(wall).order == Order::None)
        return 0;
    return siege::gainWithoutOrder(outlook.fightAt(wall)) + 1;
}

/// Glare undoes a fight that would go badly.
int worthOfGlare(const Outlook &outlook, int wall)
{
    const int points = -pointsOf(outlook.fightAt(wall));
    return outlook.maneuversMade ? points : std::min(points, 10);
}

int worthOfAction(const Outlook &outlook, Action action)
{
    const int walls = outlook.walls();
    const int towers = static_cast<int>(outlook.field.towers.size());
    switch (action) {
    case Action::Cannon:
    case Action::BayWindow:
    case Action::Pole:
        return bestOver(towers, [&](int tower) { return worthOfDevice(outlook, tower, action); });
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return bestOver(walls, [&](int wall) { return worthOfCauldron(outlook, wall, action); });
    case Action::Ladder:
        return bestOver(walls, [&](int wall) { return worthOfLadder(outlook, wall); });
    case Action::Wall:
        return bestOver(walls, [&](int wall) { return worthOfStone(outlook, wall); });
    case Action::Trap:
        return worthOfBestTrap(outlook);
    case Action::Malfunction:
        return bestOver(kMachinesOnBoard, [&](int slot) {
            return worthOfMalfunction(outlook, outlook.data.machines[static_cast<std::size_t>(slot)]);
        });
    case Action::Spy:
        return bestOver(kRowCards, [&](int position) {
            return worthOfSpy(outlook,
                              static_cast<Card>(outlook.data.row[static_cast<std::size_t>(position)]));
        });
    case Action::Blessing:
        return std::max(worthOfBlessing(outlook, siege::West), worthOfBlessing(outlook, siege::East));
    case Action::OrdersMixUp:
        return bestOver(walls, [&](int wall) { return worthOfMixUp(outlook, wall); });
    case Action::Sharpshooters:
        return worthOfBestShot(outlook);
    case Action::Glare:
        return bestOver(walls, [&](int wall) { return worthOfGlare(outlook, wall); });
    case Action::TrainTroops:
        return worthOfTraining(outlook);
    case Action::TrackingSaboteurs:
        return worthOfTracking(outlook);
    }
    return 0;
}

int promiseOfAction(const Outlook &outlook, Action action)
{
    if (outlook.roundsLeft <= (outlook.maneuversMade ? 1 : 0))
        return 0;
    switch (action) {
    case Action::Glare:
        return 40;
    case Action::Sharpshooters:
    case Action::Wall:
        return 24;
    case Action::OrdersMixUp:
        return 14;
    case Action::Blessing:
        return 12;
    case Action::Malfunction:
        return 6;
    case Action::Ladder:
        return 8;
    case Action::Cannon:
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
    case Action::BayWindow:
    case Action::Pole:
    case Action::Trap:
    case Action::TrainTroops:
    case Action::Spy:
    case Action::TrackingSaboteurs:
        return worthOfAction(outlook, action) * 2 / 3;
    }
    return 0;
}

} // namespace merlon::siege2
