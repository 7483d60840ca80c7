#include "core/games/siege1/player/defender/works.h"

#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/defender/effects.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

siege::InvaderUnit scaldedBy(Work cauldron)
{
    return cauldron == Work::GoblinCauldron ? siege::Goblin
        : cauldron == Work::OrcCauldron     ? siege::Orc
                                            : siege::Troll;
}

int worthOfCauldron(const Outlook &outlook, int wall, Work work)
{
    const int lasting = outlook.wallField(wall).invaderSpaces + 3 * outlook.roundsLeft;
    return siege::gainOfCauldron(outlook.fightAt(wall), scaldedBy(work)) + lasting;
}

int worthOfMachine(const Outlook &outlook, int tower, Work work)
{
    const siege::TowerField &field = outlook.field.towers[static_cast<std::size_t>(tower)];
    int worth = 0;
    siege::forEach(field.walls, [&](int wall) {
        const bool fought = outlook.fightAt(wall).isFought();
        worth += work == Work::Hook ? 5 * outlook.roundsLeft + (fought ? 12 : 0) : 0;
    });
    if (work == Work::Cannon)
        worth = 11 * outlook.roundsLeft + siege::countOf(outlook.data.ramparts[field.rampart].invaders)
            + ((outlook.field.gate.towers & maskOf(tower)) != 0 ? 2 : 0);
    return worth;
}

/// Room for a unit that waits in the courtyard.
int worthOfPlatform(const Outlook &outlook, int wall)
{
    int best = 0;
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        const bool waits = outlook.data.courtyard[static_cast<std::size_t>(unit)] > 0;
        if (!defenderFits(outlook.scene(), outlook.wallField(wall).place, unit))
            best = std::max(
                best, gainOfUnits(outlook.fightAt(wall), siege::strengthOf(unit)) * (waits ? 2 : 1) / 3);
    }
    return best + 2 * outlook.roundsLeft;
}

/// Traps lie best where many of their prey will pass: on the way out of the foregrounds.
int worthOfTrap(const Outlook &outlook, int path, Work work)
{
    const siege::PathField &field = outlook.field.paths[static_cast<std::size_t>(path)];
    const Units &near = invadersAt(outlook.data, outlook.field, field.from);
    const bool entrance = outlook.field.is(field.from, PlaceKind::Foreground);
    const int lasting = (entrance ? 4 : 3) * outlook.roundsLeft;
    return lasting
        + (work == Work::GoblinTrap ? 2 * near[siege::Goblin] : 5 * std::min<int>(2, near[siege::Troll]));
}

int worthOfDamage(const Outlook &outlook, int name)
{
    const EngineState &engine =
        outlook.data.engines[static_cast<std::size_t>(engineSlot(outlook.data, name))];
    const int harm = engine.is(Engine::Ballista) ? 40 : 24;
    const int stones = engine.has(EngineState::kBloodstone) ? 15 : 0;
    const int hits = engine.hits * std::min(3, outlook.roundsLeft);
    return (harm + stones) * hits / std::max(1, engine.hits + engine.misses) / 4;
}

bool mayShoot(const Outlook &outlook, int side, int rampart)
{
    return outlook.field.ramparts[static_cast<std::size_t>(rampart)].side == side
        && outlook.data.ramparts[static_cast<std::size_t>(rampart)].mantelet == 0;
}

/// S1-15.6: all archers of a side at one rampart; worth it where one rampart is crowded.
int worthOfBlessing(const Outlook &outlook, int side)
{
    if (!outlook.deployed)
        return 2;
    int archers = 0;
    for (std::size_t tower = 0; tower < outlook.field.towers.size(); ++tower) {
        const bool mine = outlook.field.towers[tower].side == side;
        archers += mine && outlook.data.towers[tower].post == Post::Archer ? 1 : 0;
    }
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const bool quiet = !isContested(outlook.wall(wall));
        if (outlook.wallField(wall).side == side && quiet)
            archers += outlook.wall(wall).defenders[siege::Marksman];
    }
    int worth = 0;
    for (int rampart = 0; rampart < static_cast<int>(outlook.field.ramparts.size()); ++rampart) {
        const Units &units = outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders;
        if (mayShoot(outlook, side, rampart))
            worth = std::max(worth, 4 * std::min(archers, siege::strengthOf(units)));
    }
    return worth;
}

/// S1-15.8: where orcs stand, the order may be one to explode.
int worthOfConflict(const Outlook &outlook, int wall)
{
    const bool orcs = outlook.wall(wall).invaders[siege::Orc] > 1;
    return siege::gainWithoutOrder(outlook.fightAt(wall)) + (orcs ? 6 : 1);
}

/// Dazzling undoes a fight that would go badly.
int worthOfDazzle(const Outlook &outlook, int wall)
{
    const int points = -pointsOf(outlook.fightAt(wall));
    return outlook.deployed ? points : std::min(points, 10);
}

int worthOfHunt(const Outlook &outlook)
{
    const auto saboteurs =
        std::count_if(outlook.data.buildings.begin(), outlook.data.buildings.end(),
                      [](const BuildingState &building) { return building.has(BuildingState::kSaboteur); });
    return static_cast<int>(saboteurs) * 9 * outlook.roundsLeft - 8;
}

/// A stronger unit in the barracks is worth what it can still fight.
int worthOfTraining(const Outlook &outlook)
{
    return outlook.deployed ? 6 : 6 + 5 * std::min(5, outlook.roundsLeft);
}

int worthOfGateRepair(const Outlook &outlook)
{
    const BarbicanState &barbican = outlook.data.barbican;
    const int damage = ramDamage(barbican);
    const int left = barbican.resistance - damage;
    return damage == 0 ? 1 : left <= 0 ? (outlook.deployed ? 18 : 8) : std::max(3, 9 - left);
}

int worthAtWall(const Outlook &outlook, Work work, int wall)
{
    switch (work) {
    case Work::Platform:
        return worthOfPlatform(outlook, wall);
    case Work::WallRepair:
        return worthOfComponent(outlook, wall);
    case Work::Dazzle:
        return worthOfDazzle(outlook, wall);
    case Work::ConflictingOrders:
        return worthOfConflict(outlook, wall);
    default:
        return worthOfCauldron(outlook, wall, work);
    }
}

} // namespace

int worthOfComponent(const Outlook &outlook, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int lasting = std::min(4, outlook.roundsLeft) + (state.stone + state.wood < 2 ? 3 : 0);
    return gainOfFixed(outlook.fightAt(wall), 1) + lasting;
}

int worthOfTarget(const Outlook &outlook, Work work, Choice target)
{
    const auto place = static_cast<PlaceIndex>(target.args[0]);
    switch (verbOf(target)) {
    case Verb::TargetPath:
        return worthOfTrap(outlook, outlook.field.pathOfLink[target.args[0]], work);
    case Verb::TargetEngine:
        return worthOfDamage(outlook, target.args[0]);
    case Verb::TargetUnit:
        return worthOfKill(outlook, place, target.args[1], false);
    case Verb::TargetCrew:
        return worthOfKill(outlook, place, target.args[1], true);
    case Verb::TargetSide:
        return worthOfBlessing(outlook, target.args[0]);
    case Verb::GiveUp:
        return worthOfHunt(outlook) - 6 * target.args[0];
    default:
        break;
    }
    const int wall = outlook.wallAt(place);
    return wall >= 0 ? worthAtWall(outlook, work, wall)
                     : worthOfMachine(outlook, outlook.field.numbers[place], work);
}

int worthOfWork(const Outlook &outlook, Work work)
{
    switch (work) {
    case Work::GateRepair:
        return worthOfGateRepair(outlook);
    case Work::TrainSoldier:
    case Work::TrainVeteran:
        return worthOfTraining(outlook) - (work == Work::TrainVeteran ? 1 : 0);
    default:
        break;
    }
    int best = 0;
    anyWorkTarget(outlook.scene(), work, visitAll([&](Choice target) {
                      if (!whyNotWorkTarget(outlook.scene(), outlook.seat, work, target))
                          best = std::max(best, worthOfTarget(outlook, work, target));
                  }));
    return best;
}

int promiseOfWork(const Outlook &outlook, Work work)
{
    if (outlook.roundsLeft <= (outlook.deployed ? 1 : 0))
        return 0;
    switch (work) {
    case Work::Dazzle:
        return 60;
    case Work::Sniper:
        return 26;
    case Work::WallRepair:
        return outlook.data.wood > 0 ? 22 : 0;
    case Work::ConflictingOrders:
        return 16;
    case Work::Blessing:
        return 14;
    case Work::TowerRaid:
        return 0;
    default:
        return worthOfWork(outlook, work) * 2 / 3;
    }
}

} // namespace merlon::siege1
