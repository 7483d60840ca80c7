#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/defender/buildings.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-17 to S2-19: who aims where, who dies, who recovers.
namespace merlon::siege2 {

namespace {

int scoreAim(const Outlook &outlook, int number)
{
    const RampartState &rampart = outlook.data.ramparts[static_cast<std::size_t>(number)];
    return siege::pointsOfAim(rampart.invaders, rampart.volley);
}

/// A blessed side shoots where most can die.
int scoreAimAll(const Outlook &outlook, int number)
{
    const Units &units = outlook.data.ramparts[static_cast<std::size_t>(number)].invaders;
    return std::min(8, siege::strengthOf(units)) * 10 + units[siege::Troll];
}

/// A cannon does not shoot into trenches (S2-8.2).
int scoreCannon(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Hold))
        return 0;
    const auto target = static_cast<PlaceIndex>(choice.args[1]);
    const int rampart = rampartNumber(outlook.scene(), target);
    if (rampart >= 0
        && outlook.data.ramparts[static_cast<std::size_t>(rampart)].has(RampartState::kTrenchMaster))
        return -1;
    const Units &units = invadersAt(outlook.data, outlook.field, target);
    return siege::pointsOfCannonShot(units) + (rampart >= 0 ? 1 : 0) - (siege::isEmpty(units) ? 1 : 0);
}

/// The invader's points for a hit of one of his machines on a wall.
int scoreFire(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::HoldFire))
        return 0;
    const int number = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const WallState &wall = outlook.wall(number);
    const Fight &fight = outlook.fightAt(number);
    const MachineState &machine =
        outlook.data.machines[static_cast<std::size_t>(machineSlot(outlook.data, choice.args[0]))];
    if (static_cast<Machine>(machine.type - 1) != Machine::Ballista)
        return wall.stone > 0 ? 10 - gainOfFixed(fight, -1) : wall.cauldron != Cauldron::None ? 8 : 3;
    if (siege::isEmpty(wall.defenders))
        return -10;
    const int strongest = siege::strengthOf(siege::strongestOf(wall.defenders));
    const int ownLoss = siege::isEmpty(wall.invaders) ? 0 : 12; // S2-6.3: one invader dies too
    return 10 * strongest - gainOfUnits(fight, -strongest) - ownLoss;
}

/// Of own units the opponent takes the strongest; where several places are possible, where it hurts most.
int scoreKillOfDefender(const Outlook &outlook, Choice choice)
{
    const int unit = choice.args[1] - siege::kUnitKinds;
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[0]));
    const int fight = wall < 0 ? 0 : -gainOfUnits(outlook.fightAt(wall), -siege::strengthOf(unit));
    return 10 * siege::strengthOf(unit) + fight;
}

int scorePole(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Hold))
        return -10;
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const Units &units = outlook.wall(wall).invaders;
    Fight after = outlook.fightAt(wall);
    for (const siege::InvaderUnit unit : {siege::Goblin, siege::Orc}) {
        if (after.invaders[unit] > 0) {
            --after.invaders[unit];
            break;
        }
    }
    return pointsOf(after) - pointsOf(outlook.fightAt(wall))
        + (units[siege::Goblin] + units[siege::Orc] > 0 ? 5 : 0);
}

} // namespace

int scoreShooting(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const StepKind kind = outlook.kind();
    if (kind == StepKind::Cannon)
        return scoreCannon(outlook, choice);
    if (kind == StepKind::Fire)
        return scoreFire(outlook, choice);
    if (kind == StepKind::SmashTower) {
        const Device device = outlook.data.towers[outlook.field.numbers[place]].device;
        return device == Device::Pole ? 3 : device == Device::Cannon ? 2 : 1;
    }
    if (kind == StepKind::KillInvader)
        return siege::worthOfKill(outlook, place, choice.args[1], false);
    if (kind == StepKind::KillDefender)
        return scoreKillOfDefender(outlook, choice);
    if (kind == StepKind::AimAll)
        return scoreAimAll(outlook, outlook.field.numbers[place]);
    if (kind == StepKind::Aim)
        return scoreAim(outlook, outlook.field.numbers[choice.args[1]]);
    assert(kind == StepKind::VolleyKill);
    return choice.args[1]; // the strongest that falls
}

int scoreMelee(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::Pole)
        return scorePole(outlook, choice);
    if (kind == StepKind::LoseDefenders || kind == StepKind::LoseInvaders)
        return choice.args[1]; // the strongest first: they are hardest to replace
    assert(kind == StepKind::Recover);
    return choice.args[0]; // the strongest
}

} // namespace merlon::siege2
