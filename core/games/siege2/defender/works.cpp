#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/defender/candidates.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-15.1 to S2-15.4: what forge and workshop make.
namespace merlon::siege2 {

namespace {

Device deviceOf(Action action)
{
    return action == Action::Cannon ? Device::Cannon
        : action == Action::Pole    ? Device::Pole
                                    : Device::BayWindow;
}

Cauldron cauldronOf(Action action)
{
    return action == Action::CauldronTroll ? Cauldron::Troll
        : action == Action::CauldronOrc    ? Cauldron::Orc
                                           : Cauldron::Goblin;
}

Action actionOf(Step step)
{
    return static_cast<Action>(step.a);
}

/// S2-15.1: a = action.
Reason whyNotPlaceDevice(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceDevice))
        return notNow({15, 1});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!scene.field.is(place, PlaceKind::Tower))
        return no(ReasonKind::WrongPlace, {15, 1}, place);
    if (scene.data.towers[scene.field.numbers[place]].device != Device::None)
        return no(ReasonKind::DeviceThere, {15, 1}, place);
    return devicesInUse(scene, deviceOf(actionOf(step))) < kTokensOfType ? kLegal
                                                                         : no(ReasonKind::NoToken, {15, 1});
}

void offerDeviceTowers(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::TowerField &tower : scene.field.towers)
        offer<whyNotPlaceDevice>(scene, step, out, choice(Verb::PlaceDevice, tower.place));
}

void takePlaceDevice(Play &play, Step step, Choice made)
{
    play.data.towers[play.field.numbers[made.args[0]]].device = deviceOf(actionOf(step));
    tell(play, EventKind::DevicePlaced, {15, 1}, step.a, made.args[0]);
}

/// S2-15.2: a = action.
Reason whyNotPlaceCauldron(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceCauldron))
        return notNow({15, 2});
    if (cauldronsInUse(scene, cauldronOf(actionOf(step))) == kTokensOfType)
        return no(ReasonKind::NoToken, {15, 2});
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {15, 2}, made.args[0]);
    if (!scene.field.walls[static_cast<std::size_t>(wall)].cauldron)
        return no(ReasonKind::CauldronPlaceMissing, {15, 2}, made.args[0]);
    return scene.data.walls[static_cast<std::size_t>(wall)].cauldron == Cauldron::None
        ? kLegal
        : no(ReasonKind::AlreadyThere, {15, 2}, made.args[0]);
}

void takePlaceCauldron(Play &play, Step step, Choice made)
{
    play.data.walls[play.field.numbers[made.args[0]]].cauldron = cauldronOf(actionOf(step));
    tell(play, EventKind::CauldronPlaced, {15, 2}, step.a, made.args[0]);
}

/// S2-15.3
Reason whyNotPlaceLadder(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::PlaceLadder))
        return notNow({15, 3});
    const auto ladders =
        std::count_if(scene.data.walls.begin(), scene.data.walls.end(),
                      [](const WallState &state) { return state.has(WallState::kDefenderLadder); });
    if (ladders == kTokensOfType)
        return no(ReasonKind::NoToken, {15, 3});
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {15, 3}, made.args[0]);
    if (!scene.field.walls[static_cast<std::size_t>(wall)].platform)
        return no(ReasonKind::PlatformMissing, {15, 3}, made.args[0]);
    return scene.data.walls[static_cast<std::size_t>(wall)].has(WallState::kDefenderLadder)
        ? no(ReasonKind::AlreadyThere, {15, 3}, made.args[0])
        : kLegal;
}

void takePlaceLadder(Play &play, Step, Choice made)
{
    play.data.walls[play.field.numbers[made.args[0]]].flags |= WallState::kDefenderLadder;
    tell(play, EventKind::LadderPlaced, {15, 3}, made.args[0]);
}

Reason whyNotPlaceStone(const Scene &scene, Step, Choice made)
{
    return is(made, Verb::PlaceStone) ? whyNotStoneAt(scene, made.args[0]) : notNow({15, 4});
}

void takePlaceStone(Play &play, Step, Choice made)
{
    placeStone(play, static_cast<PlaceIndex>(made.args[0]), {15, 4});
}

} // namespace

std::optional<Condition> missingForWork(const Scene &scene, Action action)
{
    switch (action) {
    case Action::Wall:
        return stoneInUse(scene) < kStoneTotal ? std::nullopt : std::optional(Condition::NoStone);
    case Action::Ladder:
        return missingAmong<whyNotPlaceLadder>(scene, action, Verb::PlaceLadder, scene.field.walls, kPlaceOf,
                                               Condition::NoLadderWall);
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return missingAmong<whyNotPlaceCauldron>(scene, action, Verb::PlaceCauldron, scene.field.walls,
                                                 kPlaceOf, Condition::NoCauldronWall);
    default:
        return missingAmong<whyNotPlaceDevice>(scene, action, Verb::PlaceDevice, scene.field.towers, kPlaceOf,
                                               Condition::NoTower);
    }
}

Reason whyNotStoneAt(const Scene &scene, std::uint16_t place)
{
    if (stoneInUse(scene) == kStoneTotal)
        return no(ReasonKind::NoToken, {15, 4});
    return wallNumber(scene, static_cast<PlaceIndex>(place)) >= 0
        ? kLegal
        : no(ReasonKind::WrongPlace, {15, 4}, place);
}

void placeStone(Play &play, PlaceIndex place, RuleId rule)
{
    ++play.data.walls[play.field.numbers[place]].stone;
    tell(play, EventKind::StonePlaced, rule, place);
}

namespace steps {

constinit const StepRule placeDevice =
    about(inside(question(StepKind::PlaceDevice, "place-device", kDefender, {15, 1}, offerDeviceTowers,
                          whyNotPlaceDevice, takePlaceDevice)),
          Type::BuildingAction);
constinit const StepRule placeCauldron =
    about(inside(question(StepKind::PlaceCauldron, "place-cauldron", kDefender, {15, 2},
                          offerWalls<whyNotPlaceCauldron, Verb::PlaceCauldron>, whyNotPlaceCauldron,
                          takePlaceCauldron)),
          Type::BuildingAction);
constinit const StepRule placeLadder =
    inside(question(StepKind::PlaceLadder, "place-ladder", kDefender, {15, 3},
                    offerWalls<whyNotPlaceLadder, Verb::PlaceLadder>, whyNotPlaceLadder, takePlaceLadder));
constinit const StepRule placeStone =
    inside(question(StepKind::PlaceStone, "place-stone", kDefender, {15, 4},
                    offerWalls<whyNotPlaceStone, Verb::PlaceStone>, whyNotPlaceStone, takePlaceStone));

} // namespace steps

} // namespace merlon::siege2
