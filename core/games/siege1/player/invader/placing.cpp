#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/player/invader/actions.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>

/// S1-6 to S1-9: where engines, equipment, training and rituals go.
namespace merlon::siege1 {

namespace {

/// Engines threaten walls that are held weakly, ballistas those with units, catapults those with stone.
int scoreEngine(const Outlook &outlook, Action action, PlaceIndex place)
{
    if (outlook.field.is(place, PlaceKind::Foreground))
        return weaknessOfSide(outlook, outlook.field.sideOf(place));
    const int rampart = outlook.field.numbers[place];
    const int weakness = 2 * weaknessBehind(outlook, rampart);
    const int crowd = siege::countOf(outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders);
    if (action == Action::Mantelet)
        return weakness + 2 * crowd + 2 * archersBefore(outlook, rampart);
    return weakness
        + 2
        * (action == Action::Ballista ? siege::unitsBehind(outlook, rampart)
                                      : siege::sumBehind(outlook, rampart, [](const WallState &wall) {
                                            return wall.stone + wall.wood;
                                        }));
}

/// The deck in which a hit more matters most, or the shot that is most likely to hit.
int scoreOnEngine(const Outlook &outlook, Action action, int name)
{
    const EngineState &engine =
        outlook.data.engines[static_cast<std::size_t>(engineSlot(outlook.data, name))];
    if (action == Action::Artilleryman)
        return siege::worthOfDeck(engine.misses, engine.is(Engine::Ballista));
    return 40 * engine.hits / std::max(1, engine.hits + engine.misses);
}

/// Where the defender will have to send troops: to walls that may fall.
int scoreStorm(const Outlook &outlook, int wall)
{
    return weaknessOf(outlook, wall) + 2 * siege::countOf(outlook.wall(wall).invaders);
}

/// S1-9.7: the cauldron that would hurt most, or that hurts its owner.
int scoreAccident(const Outlook &outlook, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int hurt = state.cauldron == Cauldron::Goblin ? state.defenders[siege::Marksman]
        : state.cauldron == Cauldron::Orc ? 2 * std::min<int>(1, state.defenders[siege::Soldier])
                                          : 3 * std::min<int>(1, state.defenders[siege::Veteran]);
    return 4 * hurt + weaknessOf(outlook, wall) + 3 * siege::countOf(state.invaders);
}

/// Where actions are about to be completed.
int scoreFire(const Outlook &outlook, std::size_t building)
{
    int worth = 0;
    for (int work = 0; work < kWorks; ++work) {
        if (static_cast<std::size_t>(dataOf(static_cast<Work>(work)).building) == building)
            worth += 2 + 2 * outlook.data.invested[static_cast<std::size_t>(work)];
    }
    return worth;
}

/// The officer's speech is worth more than the warrior's raid where nobody can be raided.
int scorePossession(const Outlook &outlook, Hero hero)
{
    const int wall = outlook.wallAt(outlook.data.heroes[static_cast<std::size_t>(hero)]);
    if (wall < 0)
        return -10;
    return weaknessOf(outlook, wall) + 2 * siege::countOf(outlook.wall(wall).invaders)
        + (hero == Hero::Officer ? 5 : 0);
}

int scoreAtWall(const Outlook &outlook, Action action, int wall)
{
    if (isEquipment(action))
        return worthOfEquipmentAt(outlook, equipmentOf(action), wall);
    if (action == Action::Storm)
        return scoreStorm(outlook, wall);
    if (action == Action::Accident)
        return scoreAccident(outlook, wall);
    return 2 * weaknessOf(outlook, wall) - siege::countOf(outlook.wall(wall).invaders); // siege tower
}

} // namespace

/// Equipment goes on the walls that are or will be attacked, each where it helps.
int worthOfEquipmentAt(const Outlook &outlook, Equipment type, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int there = siege::countOf(state.invaders) + siege::countOf(state.crew);
    const int place = 2 * weaknessOf(outlook, wall) + 2 * there;
    const int room = invaderRoom(outlook.scene(), outlook.wallField(wall).place);
    switch (type) {
    case Equipment::Poison:
        return place + 4 * std::min<int>(2, state.defenders[siege::Marksman]);
    case Equipment::Ladders:
        return place + (room <= 0 ? 6 : 0) + (outlook.wallField(wall).invaderSpaces == 3 ? 4 : 0);
    case Equipment::Sap:
        return place + 2 * room;
    case Equipment::Ropes:
        return 3 * there - 2 * weaknessOf(outlook, wall); // away from where they can do nothing
    case Equipment::Shields:
        return place + 2 * there;
    case Equipment::Banner:
    case Equipment::Bridge:
        return place;
    }
    return place;
}

/// A bridge keeps the way to weak walls free of traps.
int worthOfBridgeAt(const Outlook &outlook, int path)
{
    return siege::weaknessAlong(outlook, path);
}

int worthOfTrainingAt(const Outlook &outlook, Training type, PlaceIndex place)
{
    if (type == Training::Saboteur) {
        static constexpr std::array<int, kActionBuildings> kSpoils {4, 6, 3, 8, 5, 1};
        return kSpoils[outlook.field.numbers[place]] + scoreFire(outlook, outlook.field.numbers[place]) / 4;
    }
    const int rampart = outlook.field.numbers[place];
    const RampartState &state = outlook.data.ramparts[static_cast<std::size_t>(rampart)];
    const int weakness = weaknessBehind(outlook, rampart);
    const int archers = archersBefore(outlook, rampart);
    switch (type) {
    case Training::TrenchMaster:
        return weakness + (state.mantelet != 0 ? -10 : 2 * archers) + siege::countOf(state.invaders);
    case Training::ShootingMaster:
        return weakness + 4 * archers + 2 * state.invaders[siege::Goblin] + (state.mantelet != 0 ? 4 : 0);
    case Training::Overseer: // away from where the walls are strong
        return siege::countOf(state.invaders) - weakness;
    case Training::Quartermaster:
    case Training::Saboteur:
        return weakness;
    }
    return weakness;
}

int scorePlacing(const Outlook &outlook, Choice choice)
{
    const auto action = static_cast<Action>(outlook.step.a);
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    if (is(choice, Verb::PlaceOnSide))
        return weaknessOfSide(outlook, choice.args[0]);
    if (is(choice, Verb::PlaceOnPath))
        return worthOfBridgeAt(outlook, outlook.field.pathOfLink[choice.args[0]]);
    if (is(choice, Verb::PlaceOnEngine))
        return scoreOnEngine(outlook, action, choice.args[0]);
    if (is(choice, Verb::PlaceOnHero))
        return scorePossession(outlook, static_cast<Hero>(choice.args[0]));
    if (isTraining(action))
        return worthOfTrainingAt(outlook, trainingOf(action), place);
    if (action == Action::Fire)
        return scoreFire(outlook, outlook.field.numbers[place]);
    if (const int wall = outlook.wallAt(place); wall >= 0)
        return scoreAtWall(outlook, action, wall);
    return outlook.field.is(place, PlaceKind::Rampart) || outlook.field.is(place, PlaceKind::Foreground)
        ? scoreEngine(outlook, action, place)
        : 0;
}

} // namespace merlon::siege1
