#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces.h"
#include "core/games/siege2/row.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <bit>

namespace merlon::siege2 {

using siege::BuildingType;

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

template <auto whyNot>
void offerWalls(const Scene &scene, Step step, ChoiceList &out, Verb verb)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNot>(scene, step, out, choice(verb, wall.place));
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

void offerCauldronWalls(const Scene &scene, Step step, ChoiceList &out)
{
    offerWalls<whyNotPlaceCauldron>(scene, step, out, Verb::PlaceCauldron);
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

void offerLadderWalls(const Scene &scene, Step step, ChoiceList &out)
{
    offerWalls<whyNotPlaceLadder>(scene, step, out, Verb::PlaceLadder);
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

void offerStoneWalls(const Scene &scene, Step step, ChoiceList &out)
{
    offerWalls<whyNotPlaceStone>(scene, step, out, Verb::PlaceStone);
}

void takePlaceStone(Play &play, Step, Choice made)
{
    placeStone(play, static_cast<PlaceIndex>(made.args[0]), {15, 4});
}

/// S2-15.5
Reason whyNotPlaceTrap(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::PlaceTrap))
        return notNow({15, 5});
    const std::uint8_t path = scene.field.pathOfLink[made.args[0]];
    if (path == kNowhere || !scene.field.paths[path].trappable)
        return no(ReasonKind::NotTrappable, {15, 5}, made.args[0]);
    const PathState &state = scene.data.paths[path];
    if (state.trap != Trap::None || state.has(PathState::kBridge))
        return no(ReasonKind::TrapOrBridgeThere, {15, 5}, made.args[0]);
    int traps = 0;
    for (std::size_t index = 0; index < scene.field.paths.size(); ++index)
        traps += scene.data.paths[index].trap == Trap::None ? 0 : 1;
    return traps < 3 * kTokensOfType ? kLegal : no(ReasonKind::NoToken, {15, 5});
}

void offerTrapPaths(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::PathField &path : scene.field.paths)
        offer<whyNotPlaceTrap>(scene, step, out, choice(Verb::PlaceTrap, path.link));
}

void takePlaceTrap(Play &play, Step, Choice made)
{
    push(play, StepKind::TrapType, made.args[0]);
}

/// S2-15.5: a = link of the path.
Reason whyNotTrapType(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::TrapType))
        return notNow({15, 5});
    return trapsInUse(scene, static_cast<Trap>(made.args[0] + 1)) < kTokensOfType
        ? kLegal
        : no(ReasonKind::NoToken, {15, 5});
}

void offerTrapTypes(const Scene &scene, Step step, ChoiceList &out)
{
    for (int type = 0; type < 3; ++type)
        offer<whyNotTrapType>(scene, step, out, choice(Verb::TrapType, type));
}

void takeTrapType(Play &play, Step step, Choice made)
{
    play.data.paths[play.field.pathOfLink[step.a]].trap = static_cast<Trap>(made.args[0] + 1);
    tellOnly(play, kDefender, 2, EventKind::TrapPlaced, {15, 5}, step.a, made.args[0]);
}

std::uint8_t firstArgument(const Scene &, Step)
{
    return 1;
}

/// S2-15.6
Reason whyNotSilence(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseMachine))
        return notNow({15, 6});
    const int slot = machineSlot(scene.data, made.args[0]);
    if (slot < 0)
        return no(ReasonKind::MachineAbsent, {15, 6}, made.args[0]);
    const auto used = std::count_if(scene.data.machines.begin(), scene.data.machines.end(),
                                    [](const MachineState &machine) { return machine.malfunction != 0; });
    if (used == kMalfunctionTokens)
        return no(ReasonKind::NoToken, {15, 6});
    return scene.data.machines[static_cast<std::size_t>(slot)].malfunction == 0
        ? kLegal
        : no(ReasonKind::MachineSilenced, {15, 6}, made.args[0]);
}

void offerSilence(const Scene &scene, Step step, ChoiceList &out)
{
    for (const MachineState &machine : scene.data.machines) {
        if (machine.type != 0)
            offer<whyNotSilence>(scene, step, out, choice(Verb::ChooseMachine, machineName(machine)));
    }
}

void takeSilence(Play &play, Step, Choice made)
{
    play.data.machines[static_cast<std::size_t>(machineSlot(play.data, made.args[0]))].malfunction = 1;
    tell(play, EventKind::MalfunctionPlaced, {15, 6}, made.args[0]);
}

/// S2-15.7
Reason whyNotSpy(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseCard))
        return notNow({15, 7});
    if (std::popcount(scene.data.spied) == kSpyTokens)
        return no(ReasonKind::NoToken, {15, 7});
    if (rowPosition(scene.data, made.args[0]) < 0)
        return no(ReasonKind::CardNotHere, {15, 7}, made.args[0]);
    const int phase = dataOf(static_cast<Card>(made.args[0])).phase;
    if (phase < 2 || phase > 5)
        return no(ReasonKind::OtherPhase, {15, 7}, made.args[0]);
    return (scene.data.spied >> made.args[0] & 1u) == 0 ? kLegal
                                                        : no(ReasonKind::SpyThere, {15, 7}, made.args[0]);
}

void offerSpies(const Scene &scene, Step step, ChoiceList &out)
{
    for (const std::uint8_t card : scene.data.row)
        offer<whyNotSpy>(scene, step, out, choice(Verb::ChooseCard, card));
}

void takeSpy(Play &play, Step, Choice made)
{
    play.data.spied |= 1u << made.args[0];
    tell(play, EventKind::SpyPlaced, {15, 7}, made.args[0]);
}

/// S2-15.8
Reason whyNotBless(const Scene &, Step, Choice made)
{
    return is(made, Verb::ChooseSide) ? kLegal : notNow({15, 8});
}

void offerSides(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotBless>(scene, step, out, choice(Verb::ChooseSide, siege::West));
    offer<whyNotBless>(scene, step, out, choice(Verb::ChooseSide, siege::East));
}

void takeBless(Play &play, Step, Choice made)
{
    play.data.blessed = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::SideBlessed, {15, 8}, made.args[0]);
}

/// S2-15.9
Reason whyNotMixUp(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseOrder))
        return notNow({15, 9});
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {15, 9}, made.args[0]);
    return scene.data.walls[static_cast<std::size_t>(wall)].order != Order::None
        ? kLegal
        : no(ReasonKind::NoOrderThere, {15, 9}, made.args[0]);
}

void offerMixUps(const Scene &scene, Step step, ChoiceList &out)
{
    offerWalls<whyNotMixUp>(scene, step, out, Verb::ChooseOrder);
}

void takeMixUp(Play &play, Step, Choice made)
{
    WallState &wall = play.data.walls[play.field.numbers[made.args[0]]];
    if (!wall.has(WallState::kOrderFaceUp))
        play.data.flags |= SiegeData::kOrdersMixed;
    wall.order = Order::None;
    wall.flags &= static_cast<std::uint8_t>(~WallState::kOrderFaceUp);
    tell(play, EventKind::OrderReturned, {15, 9}, made.args[0]);
}

/// S2-15.10
Reason whyNotSharpshoot(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({15, 10});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!holdsInvaders(scene.field, place) || made.args[1] >= siege::kUnitKinds)
        return no(ReasonKind::WrongPlace, {15, 10}, place);
    return invadersAt(scene.data, scene.field, place)[made.args[1]] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, {15, 10}, place);
}

void offerSharpshots(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            offer<whyNotSharpshoot>(scene, step, out, choice(Verb::Kill, place, unit));
    }
}

void takeSharpshoot(Play &play, Step, Choice made)
{
    killInvader(play, static_cast<PlaceIndex>(made.args[0]), made.args[1], {15, 10});
}

/// S2-15.11
Reason whyNotGlare(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseWall))
        return notNow({15, 11});
    return wallNumber(scene, static_cast<PlaceIndex>(made.args[0])) >= 0
        ? kLegal
        : no(ReasonKind::WrongPlace, {15, 11}, made.args[0]);
}

void offerGlares(const Scene &scene, Step step, ChoiceList &out)
{
    offerWalls<whyNotGlare>(scene, step, out, Verb::ChooseWall);
}

void takeGlare(Play &play, Step, Choice made)
{
    play.data.walls[play.field.numbers[made.args[0]]].flags |= WallState::kGlared;
    tell(play, EventKind::WallGlared, {15, 11}, made.args[0]);
}

/// S2-15.12: a marksman becomes a soldier, or a soldier a veteran, in the barracks.
Reason whyNotTrain(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Train))
        return notNow({15, 12});
    const std::size_t unit = made.args[0];
    if (unit == siege::Veteran)
        return no(ReasonKind::NothingToTrain, {15, 12});
    const auto barracks = static_cast<std::size_t>(BuildingType::Barracks);
    Units units = scene.data.buildings[barracks].units;
    if (units[unit] == 0)
        return no(ReasonKind::NoUnitThere, {15, 12}, scene.field.buildings[barracks].place);
    if (scene.data.defenderSupply[unit + 1] == 0)
        return no(ReasonKind::NoUnitInSupply, {15, 12});
    --units[unit];
    ++units[unit + 1];
    return siege::fits(scene.field.buildings[barracks].spaces, units)
        ? kLegal
        : no(ReasonKind::NoSpace, {15, 12}, scene.field.buildings[barracks].place);
}

void offerTraining(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotTrain>(scene, step, out, choice(Verb::Train, siege::Marksman));
    offer<whyNotTrain>(scene, step, out, choice(Verb::Train, siege::Soldier));
}

void takeTrain(Play &play, Step, Choice made)
{
    const auto barracks = static_cast<std::size_t>(BuildingType::Barracks);
    const std::size_t unit = made.args[0];
    Units &units = play.data.buildings[barracks].units;
    --units[unit];
    ++units[unit + 1];
    ++play.data.defenderSupply[unit];
    --play.data.defenderSupply[unit + 1];
    tell(play, EventKind::UnitTrained, {15, 12}, unit + 1, play.field.buildings[barracks].place);
}

bool anyInvaderOnBoard(const Scene &scene)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place) {
        const auto index = static_cast<PlaceIndex>(place);
        if (holdsInvaders(scene.field, index) && !siege::isEmpty(invadersAt(scene.data, scene.field, index)))
            return true;
    }
    return false;
}

bool saboteurOnBoard(const SiegeData &data)
{
    return std::any_of(data.buildings.begin(), data.buildings.end(),
                       [](const BuildingState &building) { return building.saboteur != 0; });
}

/// The actions whose tracks hold their full cost, as a bit set.
std::uint32_t fullTracks(const Scene &scene)
{
    std::uint32_t full = 0;
    for (int action = 0; action < kActions; ++action) {
        if (scene.data.tracks[static_cast<std::size_t>(action)] >= costOf(scene, static_cast<Action>(action)))
            full |= 1u << action;
    }
    return full;
}

/// S2-15.13, S2-12.5: the falling costs may fill tracks.
void trackSaboteurs(Play &play, Step)
{
    const auto guards = static_cast<std::size_t>(BuildingType::Guards);
    --play.data.buildings[guards].units[siege::Marksman];
    ++play.data.gone[siege::Marksman];
    const std::uint32_t fullBefore = fullTracks(play);
    int found = 0;
    for (BuildingState &building : play.data.buildings) {
        found += building.saboteur;
        building.saboteur = 0;
    }
    tell(play, EventKind::SaboteursTracked, {15, 13}, found);
    const std::uint32_t filled = fullTracks(play) & ~fullBefore;
    push(play, StepKind::CompleteTracks, filled & 0xFFFF, filled >> 16);
}

/// The question that carries out an action; track-saboteurs is work.
StepKind effectOf(Action action)
{
    switch (action) {
    case Action::Cannon:
    case Action::BayWindow:
    case Action::Pole:
        return StepKind::PlaceDevice;
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return StepKind::PlaceCauldron;
    case Action::Ladder:
        return StepKind::PlaceLadder;
    case Action::Wall:
        return StepKind::PlaceStone;
    case Action::Trap:
        return StepKind::PlaceTrap;
    case Action::Malfunction:
        return StepKind::SilenceMachine;
    case Action::Spy:
        return StepKind::PlaceSpy;
    case Action::Blessing:
        return StepKind::BlessSide;
    case Action::OrdersMixUp:
        return StepKind::MixUpOrders;
    case Action::Sharpshooters:
        return StepKind::Sharpshoot;
    case Action::Glare:
        return StepKind::GlareWall;
    case Action::TrainTroops:
        return StepKind::Train;
    case Action::TrackingSaboteurs:
        return StepKind::TrackSaboteurs;
    }
    return StepKind::None;
}

/// Whether any choice of the question of an action is legal: one verb with each of some things in turn.
template <auto whyNot, class Things, class ValueOf>
bool anyOf(const Scene &scene, Action action, Verb verb, const Things &things, ValueOf valueOf)
{
    const Step step {0, static_cast<std::uint16_t>(action), 0, 0};
    return std::any_of(std::begin(things), std::end(things),
                       [&](const auto &thing) { return !whyNot(scene, step, choice(verb, valueOf(thing))); });
}

constexpr auto kPlaceOf = [](const auto &field) { return field.place; };
constexpr auto kLinkOf = [](const siege::PathField &path) { return path.link; };
constexpr auto kItself = [](std::uint8_t value) { return value; };

bool anyTarget(const Scene &scene, Action action)
{
    switch (action) {
    case Action::Cannon:
    case Action::BayWindow:
    case Action::Pole:
        return anyOf<whyNotPlaceDevice>(scene, action, Verb::PlaceDevice, scene.field.towers, kPlaceOf);
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return anyOf<whyNotPlaceCauldron>(scene, action, Verb::PlaceCauldron, scene.field.walls, kPlaceOf);
    case Action::Ladder:
        return anyOf<whyNotPlaceLadder>(scene, action, Verb::PlaceLadder, scene.field.walls, kPlaceOf);
    case Action::Wall:
        return stoneInUse(scene) < kStoneTotal;
    case Action::Trap:
        return anyOf<whyNotPlaceTrap>(scene, action, Verb::PlaceTrap, scene.field.paths, kLinkOf);
    case Action::Malfunction:
        return std::any_of(
            scene.data.machines.begin(), scene.data.machines.end(), [&](const MachineState &machine) {
                return machine.type != 0
                    && !whyNotSilence(scene, {}, choice(Verb::ChooseMachine, machineName(machine)));
            });
    case Action::Spy:
        return anyOf<whyNotSpy>(scene, action, Verb::ChooseCard, scene.data.row, kItself);
    case Action::Blessing:
    case Action::Glare:
        return true;
    case Action::OrdersMixUp:
        return anyOf<whyNotMixUp>(scene, action, Verb::ChooseOrder, scene.field.walls, kPlaceOf);
    case Action::Sharpshooters:
        return anyInvaderOnBoard(scene);
    case Action::TrainTroops:
        return !whyNotTrain(scene, {}, choice(Verb::Train, siege::Marksman))
            || !whyNotTrain(scene, {}, choice(Verb::Train, siege::Soldier));
    case Action::TrackingSaboteurs:
        return saboteurOnBoard(scene.data)
            && scene.data.buildings[static_cast<std::size_t>(BuildingType::Guards)].units[siege::Marksman]
            > 0;
    }
    return false;
}

} // namespace

Reason whyNoEffect(const Scene &scene, Action action)
{
    return anyTarget(scene, action) ? kLegal : no(ReasonKind::ConditionMissing, {12, 3}, action);
}

void pushEffect(Play &play, Action action)
{
    push(play, effectOf(action), static_cast<int>(action));
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
    about(inside(question(StepKind::PlaceCauldron, "place-cauldron", kDefender, {15, 2}, offerCauldronWalls,
                          whyNotPlaceCauldron, takePlaceCauldron)),
          Type::BuildingAction);
constinit const StepRule placeLadder =
    inside(question(StepKind::PlaceLadder, "place-ladder", kDefender, {15, 3}, offerLadderWalls,
                    whyNotPlaceLadder, takePlaceLadder));
constinit const StepRule placeStone = inside(question(StepKind::PlaceStone, "place-stone", kDefender, {15, 4},
                                                      offerStoneWalls, whyNotPlaceStone, takePlaceStone));
constinit const StepRule placeTrap = inside(question(StepKind::PlaceTrap, "place-trap", kDefender, {15, 5},
                                                     offerTrapPaths, whyNotPlaceTrap, takePlaceTrap));
constinit const StepRule trapType =
    about(secret(inside(question(StepKind::TrapType, "trap-type", kDefender, {15, 5}, offerTrapTypes,
                                 whyNotTrapType, takeTrapType),
                        2),
                 firstArgument),
          Type::Path);
constinit const StepRule silenceMachine =
    inside(question(StepKind::SilenceMachine, "silence-machine", kDefender, {15, 6}, offerSilence,
                    whyNotSilence, takeSilence));
constinit const StepRule placeSpy =
    inside(question(StepKind::PlaceSpy, "place-spy", kDefender, {15, 7}, offerSpies, whyNotSpy, takeSpy));
constinit const StepRule blessSide = inside(
    question(StepKind::BlessSide, "bless-side", kDefender, {15, 8}, offerSides, whyNotBless, takeBless));
constinit const StepRule mixUpOrders = inside(question(StepKind::MixUpOrders, "mix-up-orders", kDefender,
                                                       {15, 9}, offerMixUps, whyNotMixUp, takeMixUp));
constinit const StepRule sharpshoot = inside(question(StepKind::Sharpshoot, "sharpshoot", kDefender, {15, 10},
                                                      offerSharpshots, whyNotSharpshoot, takeSharpshoot));
constinit const StepRule glareWall = inside(
    question(StepKind::GlareWall, "glare-wall", kDefender, {15, 11}, offerGlares, whyNotGlare, takeGlare));
constinit const StepRule train =
    inside(question(StepKind::Train, "train", kDefender, {15, 12}, offerTraining, whyNotTrain, takeTrain));
constinit const StepRule trackSaboteurs =
    work(StepKind::TrackSaboteurs, "track-saboteurs", siege2::trackSaboteurs);

} // namespace steps

} // namespace merlon::siege2
