#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-9: the invader's rituals.
namespace merlon::siege2 {

namespace {

/// Where the defender will have to move: to walls that may fall.
int galeWorth(const Outlook &outlook, int wall)
{
    return 20 + weaknessOf(outlook, wall) + 2 * siege::countOf(outlook.wall(wall).invaders);
}

/// Where defenders will die.
int specterWorth(const Outlook &outlook, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int poison = state.has(Equipment::Poison) ? 5 : 0;
    return 20 + weaknessOf(outlook, wall) + 3 * siege::countOf(state.invaders) + poison;
}

/// Where actions are about to be completed.
int demonWorth(const Outlook &outlook, std::size_t building)
{
    int worth = 1;
    for (int action = 0; action < kActions; ++action) {
        const ActionData &data = dataOf(static_cast<Action>(action));
        if (static_cast<std::size_t>(data.building) == building)
            worth += 2 + 2 * outlook.data.tracks[static_cast<std::size_t>(action)];
    }
    return worth;
}

int bloodstonesWorth(const Outlook &outlook, std::uint16_t name)
{
    const MachineState &machine =
        outlook.data.machines[static_cast<std::size_t>(machineSlot(outlook.data, name))];
    return 1 + 40 * machine.hits / std::max(1, machine.hits + machine.misses);
}

int possessionWorth(std::uint16_t order)
{
    switch (static_cast<HeroicOrder>(order)) {
    case HeroicOrder::Reinforce:
        return 6;
    case HeroicOrder::Errand:
        return 7;
    case HeroicOrder::Recall:
        return 2;
    }
    return 0;
}

int spaceWorth(const Outlook &outlook, Card card, std::uint16_t space)
{
    if (card == Card::Bloodstones)
        return bloodstonesWorth(outlook, space);
    if (card == Card::Demon)
        return demonWorth(outlook, outlook.field.numbers[space]);
    if (card == Card::Gale)
        return galeWorth(outlook, outlook.wallAt(static_cast<PlaceIndex>(space)));
    if (card == Card::Possession)
        return possessionWorth(space);
    assert(card == Card::Specter);
    return specterWorth(outlook, outlook.wallAt(static_cast<PlaceIndex>(space)));
}

/// The target where it hurts, bluffs on the next best spaces.
int scoreToken(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const int worth = std::max(1, spaceWorth(outlook, static_cast<Card>(outlook.step.a), choice.args[0]));
    return choice.args[1] == 1 ? 4 * worth : worth;
}

} // namespace

int scoreRitual(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::PlaceRitual)
        return scoreToken(outlook, choice);
    if (kind == StepKind::TakeBack) // the strongest unit
        return is(choice, Verb::Pass) ? -1 : choice.args[0];
    assert(kind == StepKind::RaiseFallen);
    return weaknessOfSide(outlook, outlook.field.sideOf(static_cast<PlaceIndex>(choice.args[1])));
}

} // namespace merlon::siege2
