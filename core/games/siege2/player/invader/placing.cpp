#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-6 to S2-8, S2-20: where machines, equipment and training go.
namespace merlon::siege2 {

namespace {

/// Machines threaten walls that are held weakly, ballistas those with units, catapults those with stone.
int scoreMachine(const Outlook &outlook, Card card, PlaceIndex place)
{
    if (outlook.field.is(place, PlaceKind::Foreground))
        return weaknessOfSide(outlook, outlook.field.sideOf(place));
    const int rampart = outlook.field.numbers[place];
    const int weakness = 2 * weaknessBehind(outlook, rampart);
    const int crowd = siege::countOf(outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders);
    if (card == Card::Mantelet)
        return weakness + 2 * crowd;
    if (card == Card::Ballista)
        return weakness + 2 * siege::unitsBehind(outlook, rampart);
    assert(card == Card::Catapult || card == Card::Trebuchet);
    return weakness
        + 2 * siege::sumBehind(outlook, rampart, [](const WallState &wall) { return wall.stone; });
}

/// Equipment goes on the walls that are or will be attacked, each where it helps.
int scoreEquipment(const Outlook &outlook, Equipment type, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int place = 2 * weaknessOf(outlook, wall) + 2 * siege::countOf(state.invaders);
    const int room = invaderRoom(outlook.scene(), outlook.wallField(wall).place);
    switch (type) {
    case Equipment::Poison:
        return place + 4 * std::min<int>(2, state.defenders[siege::Marksman]);
    case Equipment::Ladder:
        return place + (room == 0 ? 6 : 0) - outlook.wallField(wall).invaderSpaces;
    case Equipment::Sap:
        return place + room;
    case Equipment::Banner:
    case Equipment::Bridge:
        return place;
    }
    return place;
}

int scoreTraining(const Outlook &outlook, Card card, PlaceIndex place)
{
    const int rampart = outlook.field.numbers[place];
    int cannons = 0;
    for (std::size_t tower = 0; tower < outlook.field.towers.size(); ++tower) {
        const bool faces = outlook.field.towers[tower].rampart == rampart;
        cannons += faces && outlook.data.towers[tower].device == Device::Cannon ? 1 : 0;
    }
    return weaknessBehind(outlook, rampart) + (card == Card::TrenchMaster ? 10 * cannons : 0);
}

/// The deck in which a miss less matters most.
int scoreDeck(const Outlook &outlook, std::uint16_t name)
{
    const MachineState &machine =
        outlook.data.machines[static_cast<std::size_t>(machineSlot(outlook.data, name))];
    const bool ballista = static_cast<Machine>(machine.type - 1) == Machine::Ballista;
    return siege::worthOfDeck(machine.misses, ballista);
}

/// Saboteurs go where the defender works most.
int scoreSaboteur(const Outlook &outlook, PlaceIndex place)
{
    switch (static_cast<siege::BuildingType>(outlook.field.numbers[place])) {
    case siege::BuildingType::Cathedral:
        return 5;
    case siege::BuildingType::Workshop:
        return 4;
    case siege::BuildingType::Forge:
        return 3;
    case siege::BuildingType::Scouts:
        return 2;
    case siege::BuildingType::Barracks:
    case siege::BuildingType::Guards:
    case siege::BuildingType::Hospital:
    case siege::BuildingType::HonourGuard:
        return 1;
    }
    return 0;
}

} // namespace

int scorePlacing(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const StepKind kind = outlook.kind();
    if (kind == StepKind::PlaceMachine)
        return scoreMachine(outlook, static_cast<Card>(outlook.step.a), place);
    if (kind == StepKind::PlaceEquipment)
        return scoreEquipment(outlook, static_cast<Equipment>(outlook.step.a), outlook.wallAt(place));
    if (kind == StepKind::PlaceBridge)
        return siege::weaknessAlong(outlook, outlook.field.pathOfLink[choice.args[0]]); // free of traps
    if (kind == StepKind::PlaceTraining)
        return scoreTraining(outlook, static_cast<Card>(outlook.step.a), place);
    if (kind == StepKind::ChooseDeck)
        return scoreDeck(outlook, choice.args[0]);
    if (kind == StepKind::PlaceSaboteur)
        return scoreSaboteur(outlook, place);
    assert(kind == StepKind::PlaceTrolls);
    return weaknessOfSide(outlook, outlook.field.sideOf(static_cast<PlaceIndex>(choice.args[1])));
}

int scoreObjective(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::WrathKill) {
        const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[0]));
        const int strength = choice.args[1] - siege::kUnitKinds + 1;
        return 10 * strength - gainOfUnits(outlook.fightAt(wall), -strength);
    }
    if (kind == StepKind::TakeToken) {
        static constexpr std::array<int, kEquipmentTypes> kWorth {3, 5, 2, 4, 1};
        return kWorth[choice.args[0]];
    }
    if (kind == StepKind::DeployFree) {
        if (is(choice, Verb::Done))
            return 0;
        return 1 + 20 * choice.args[1] + 10
            + weaknessOfSide(outlook, outlook.field.sideOf(static_cast<PlaceIndex>(choice.args[0])));
    }
    if (kind == StepKind::RemoveHeroicOrder) // levy: reinforce is what helps the defender most
        return -static_cast<int>(choice.args[0]);
    assert(kind == StepKind::ResolveObjective);
    return choice.args[0];
}

} // namespace merlon::siege2
