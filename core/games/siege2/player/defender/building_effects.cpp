#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/defender/buildings.h"
#include "core/games/siege2/player/scores.h"

#include <cassert>

/// S2-15: where a completed building action has its effect.
namespace merlon::siege2 {

namespace {

/// The best kind of trap for a path decides where the trap goes.
int scoreTrapPath(const Outlook &outlook, int path)
{
    int best = 0;
    for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower})
        best = std::max(best, worthOfTrap(outlook, path, trap));
    return best;
}

/// Soldiers first: a veteran more needs his space in the barracks.
int scoreTraining(Choice choice)
{
    return choice.args[0] == siege::Soldier ? 2 : 1;
}

} // namespace

int scoreBuilding(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const auto action = static_cast<Action>(outlook.step.a);
    const StepKind kind = outlook.kind();
    if (kind == StepKind::PlaceDevice)
        return worthOfDevice(outlook, outlook.field.numbers[place], action);
    if (kind == StepKind::PlaceCauldron)
        return worthOfCauldron(outlook, outlook.wallAt(place), action);
    if (kind == StepKind::PlaceLadder)
        return worthOfLadder(outlook, outlook.wallAt(place));
    if (kind == StepKind::PlaceStone)
        return worthOfStone(outlook, outlook.wallAt(place));
    if (kind == StepKind::PlaceTrap)
        return scoreTrapPath(outlook, outlook.field.pathOfLink[choice.args[0]]);
    if (kind == StepKind::TrapType)
        return worthOfTrap(outlook, outlook.field.pathOfLink[outlook.step.a],
                           static_cast<Trap>(choice.args[0] + 1));
    if (kind == StepKind::SilenceMachine)
        return worthOfMalfunction(
            outlook,
            outlook.data.machines[static_cast<std::size_t>(machineSlot(outlook.data, choice.args[0]))]);
    if (kind == StepKind::PlaceSpy)
        return worthOfSpy(outlook, static_cast<Card>(choice.args[0]));
    if (kind == StepKind::BlessSide)
        return worthOfBlessing(outlook, static_cast<siege::Side>(choice.args[0]));
    if (kind == StepKind::MixUpOrders)
        return worthOfMixUp(outlook, outlook.wallAt(place));
    if (kind == StepKind::Sharpshoot || kind == StepKind::ChooseTrapped)
        return siege::worthOfKill(outlook, place, choice.args[1], false);
    if (kind == StepKind::GlareWall)
        return worthOfGlare(outlook, outlook.wallAt(place));
    assert(kind == StepKind::Train);
    return scoreTraining(choice);
}

} // namespace merlon::siege2
