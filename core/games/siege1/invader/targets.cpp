#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/pieces/supplies.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace merlon::siege1 {

namespace {

/// S1-5.5
Reason whyNotSide(const Scene &scene, Seat seat, int side)
{
    return commands(scene.rules, seat, side) ? kLegal : no(ReasonKind::NotYourSide, {5, 5});
}

Reason whyNotEnginePlace(const Scene &scene, Action action, PlaceIndex place)
{
    const auto engine = static_cast<Engine>(action == Action::Trebuchet ? 2 : static_cast<int>(action));
    if (scene.data.engines.back().type != 0)
        return no(ReasonKind::TooManyEngines, {6, 1});
    if (enginesLeft(scene, engine) == 0)
        return no(ReasonKind::NoTile, {6, 1});
    if (hitCardsLeft(scene.data) < kDeckHits || missCardsLeft(scene.data) < kDeckMisses)
        return no(ReasonKind::DeckShort, {6, 1}, kDeckHits, kDeckMisses);
    const std::size_t number = scene.field.numbers[place];
    int spaces = 0;
    if (engine == Engine::Trebuchet) {
        if (!scene.field.is(place, PlaceKind::Foreground))
            return no(ReasonKind::WrongPlace, {6, 4}, place);
        spaces = scene.field.foregrounds[number].trebuchetSpaces;
    } else {
        if (!scene.field.is(place, PlaceKind::Rampart))
            return no(ReasonKind::WrongPlace, {6, 2}, place);
        spaces = scene.field.ramparts[number].engineSpaces;
    }
    return enginesAt(scene.data, place) < spaces ? kLegal : no(ReasonKind::NoSpace, {6, 1}, place);
}

Reason whyNotMantelet(const Scene &scene, PlaceIndex place)
{
    const int number = rampartNumber(scene, place);
    if (number < 0)
        return no(ReasonKind::WrongPlace, {6, 6}, place);
    const auto rampart = static_cast<std::size_t>(number);
    if (scene.data.ramparts[rampart].mantelet != 0)
        return no(ReasonKind::TileThere, {6, 6});
    if (scene.field.ramparts[rampart].manteletSpaces == 0)
        return no(ReasonKind::NoSpace, {6, 6}, place);
    const int used =
        siege::countRamparts(scene, [](const RampartState &state) { return state.mantelet != 0; });
    return used < kTilesOfKind ? kLegal : no(ReasonKind::NoTile, {6, 6});
}

Reason whyNotRam(const Scene &scene, PlaceIndex place)
{
    if (!scene.field.gate.exists() || place != scene.field.gate.place)
        return no(ReasonKind::WrongPlace, {6, 7}, place);
    if (!gateStands(scene))
        return no(ReasonKind::NoGate, {6, 7});
    if (scene.data.barbican.ramParts >= scene.field.gate.ramSpaces)
        return no(ReasonKind::NoSpace, {6, 7}, place);
    return scene.data.barbican.ramParts < kRamParts ? kLegal : no(ReasonKind::NoTile, {6, 7});
}

Reason whyNotSiegeTower(const Scene &scene, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0 || !scene.field.walls[static_cast<std::size_t>(wall)].siegeTower)
        return no(ReasonKind::WrongPlace, {6, 8}, place);
    if (wallAt(scene, wall).has(WallState::kSiegeTower))
        return no(ReasonKind::TileThere, {6, 8});
    return wallsWith(scene, WallState::kSiegeTower) < kSiegeTowers ? kLegal : no(ReasonKind::NoTile, {6, 8});
}

Reason whyNotAltar(const Scene &scene)
{
    return scene.data.altars.back().side == siege::NoSide ? kLegal : no(ReasonKind::NoTile, {6, 5});
}

Reason whyNotStorm(const Scene &scene, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {9, 6}, place);
    if (wallAt(scene, wall).has(WallState::kStorm))
        return no(ReasonKind::TileThere, {9, 6});
    return wallsWith(scene, WallState::kStorm) < kPairs ? kLegal : no(ReasonKind::NoTile, {9, 6});
}

Reason whyNotAccident(const Scene &scene, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0 || wallAt(scene, wall).cauldron == Cauldron::None)
        return no(ReasonKind::WrongPlace, {9, 7}, place);
    if (wallAt(scene, wall).has(WallState::kAccident))
        return no(ReasonKind::TileThere, {9, 7});
    return wallsWith(scene, WallState::kAccident) < kPairs ? kLegal : no(ReasonKind::NoTile, {9, 7});
}

Reason whyNotFire(const Scene &scene, PlaceIndex place)
{
    if (!scene.field.is(place, PlaceKind::Building) || scene.field.numbers[place] >= kActionBuildings)
        return no(ReasonKind::WrongPlace, {9, 3}, place);
    if (scene.data.buildings[scene.field.numbers[place]].has(BuildingState::kFire))
        return no(ReasonKind::TileThere, {9, 3});
    const auto fires =
        std::count_if(scene.data.buildings.begin(), scene.data.buildings.end(),
                      [](const BuildingState &state) { return state.has(BuildingState::kFire); });
    return fires < kPairs ? kLegal : no(ReasonKind::NoTile, {9, 3});
}

Reason whyNotPossess(const Scene &scene, Seat seat, int hero)
{
    if (const Reason reason =
            whyNotSide(scene, seat, scene.field.sideOf(scene.data.heroes[static_cast<std::size_t>(hero)])))
        return reason;
    return (scene.data.possessed >> hero & 1) == 0 ? kLegal : no(ReasonKind::TileThere, {9, 2});
}

Reason whyNotPlaceTarget(const Scene &scene, Seat seat, Action action, PlaceIndex place)
{
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    if (isEquipment(action)) {
        const Equipment type = equipmentOf(action);
        const Reason reason = whyNotEquip(scene, seat, type, place);
        return reason || equipmentLeft(scene, type) > 0 ? reason : no(ReasonKind::NoTile, {1, 4});
    }
    if (isTraining(action)) {
        const Reason reason = whyNotTrain(scene, seat, trainingOf(action), place);
        return reason || trainingLeft(scene, trainingOf(action)) > 0 ? reason
                                                                     : no(ReasonKind::NoTile, {1, 4});
    }
    switch (action) {
    case Action::Mantelet:
        return whyNotMantelet(scene, place);
    case Action::Ram:
        return whyNotRam(scene, place);
    case Action::SiegeTower:
        return whyNotSiegeTower(scene, place);
    case Action::Fire:
        return whyNotFire(scene, place);
    case Action::Storm:
        return whyNotStorm(scene, place);
    case Action::Accident:
        return whyNotAccident(scene, place);
    case Action::Spectre:
        if (!scene.field.is(place, PlaceKind::Building)
            || scene.field.numbers[place] != static_cast<int>(siege::BuildingType::Hospital))
            return no(ReasonKind::WrongPlace, {9, 4}, place);
        return scene.data.spectre == 0 ? kLegal : no(ReasonKind::NoTile, {9, 4});
    case Action::Terror:
        if (place != scene.field.courtyard)
            return no(ReasonKind::WrongPlace, {9, 5}, place);
        return scene.data.has(SiegeData::kTerror) ? no(ReasonKind::NoTile, {9, 5}) : kLegal;
    default:
        return whyNotEnginePlace(scene, action, place);
    }
}

Reason whyNotEngineTarget(const Scene &scene, Seat seat, Action action, int name)
{
    if (const Reason reason = whyNotEngine(scene, seat, name, {5, 5}))
        return reason;
    const EngineState &engine = scene.data.engines[static_cast<std::size_t>(engineSlot(scene.data, name))];
    if (action == Action::Artilleryman)
        return hitCardsLeft(scene.data) > 0 ? kLegal : no(ReasonKind::NoHitCard, {8, 1});
    if (action == Action::PreciseFire)
        return engine.has(EngineState::kPrecise) ? no(ReasonKind::TileThere, {10, 3}) : kLegal;
    if (!engine.is(Engine::Catapult))
        return no(ReasonKind::NotOffered, {9, 1});
    return engine.has(EngineState::kBloodstone) ? no(ReasonKind::TileThere, {9, 1}) : kLegal;
}

/// Which verb names the targets of an action.
Verb targetVerb(Action action)
{
    switch (action) {
    case Action::Altar:
        return Verb::PlaceOnSide;
    case Action::Bridge:
        return Verb::PlaceOnPath;
    case Action::Artilleryman:
    case Action::Bloodstone:
    case Action::PreciseFire:
        return Verb::PlaceOnEngine;
    case Action::Possession:
        return Verb::PlaceOnHero;
    default:
        return Verb::PlaceAt;
    }
}

/// What an action lacks where no place of its kind can take it.
Lack placeLackOf(Action action)
{
    switch (action) {
    case Action::Ballista:
    case Action::Catapult:
    case Action::Mantelet:
    case Action::Quartermaster:
    case Action::TrenchMaster:
    case Action::ShootingMaster:
    case Action::Overseer:
        return Lack::Rampart;
    case Action::Trebuchet:
        return Lack::Foreground;
    case Action::SiegeTower:
    case Action::Banner:
    case Action::Ladders:
    case Action::Ropes:
    case Action::Sap:
    case Action::Shields:
    case Action::Poison:
    case Action::Storm:
        return Lack::Wall;
    case Action::Bridge:
        return Lack::BridgePath;
    case Action::Ram:
        return Lack::Gate;
    case Action::Accident:
        return Lack::Cauldron;
    case Action::Artilleryman:
    case Action::PreciseFire:
        return Lack::Engine;
    case Action::Bloodstone:
        return Lack::Catapult;
    case Action::Possession:
        return Lack::Hero;
    case Action::Saboteur:
    case Action::Fire:
        return Lack::Building;
    case Action::Altar:
    case Action::Spectre:
    case Action::Terror:
    case Action::Trainer:
    case Action::EquipmentTransfer:
    case Action::TrainingTransfer:
    case Action::CheatDeath:
        break;
    }
    return Lack::Piece;
}

/// What is lacking at a place that could take the action otherwise; `usual` at any other.
Lack lackOf(Reason reason, Action action, Lack usual)
{
    switch (static_cast<ReasonKind>(reason.kind())) {
    case ReasonKind::NoTile:
        return Lack::Piece;
    case ReasonKind::TooManyEngines:
        return Lack::Engines;
    case ReasonKind::DeckShort:
        return Lack::DeckCards;
    case ReasonKind::NoHitCard:
        return Lack::HitCard;
    case ReasonKind::NoSpace:
        return action == Action::Ram ? Lack::RamSpace : usual;
    default:
        return usual;
    }
}

} // namespace

Equipment equipmentOf(Action action)
{
    constexpr std::array kActionOf {Action::Banner,  Action::Ladders, Action::Ropes, Action::Sap,
                                    Action::Shields, Action::Poison,  Action::Bridge}; // by Equipment
    const auto found = std::find(kActionOf.begin(), kActionOf.end(), action);
    assert(found != kActionOf.end());
    return static_cast<Equipment>(found - kActionOf.begin());
}

Reason whyNotEquip(const Scene &scene, Seat seat, Equipment type, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {7, 1}, place);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    const WallState &state = wallAt(scene, wall);
    if (state.has(type))
        return no(ReasonKind::TileThere, {7, 1});
    return std::popcount(state.equipment) < scene.field.walls[static_cast<std::size_t>(wall)].equipmentSpaces
        ? kLegal
        : no(ReasonKind::NoSpace, {7, 1}, place);
}

Reason whyNotBridge(const Scene &scene, Seat seat, int link)
{
    const std::uint8_t number = scene.field.pathOfLink[static_cast<std::size_t>(link)];
    if (number == kNowhere || !scene.field.paths[number].trappable)
        return no(ReasonKind::NoTrapSpace, {7, 5});
    if (!commandsPlace(scene, seat, scene.field.paths[number].from))
        return no(ReasonKind::NotYourSide, {5, 5});
    const PathState &path = scene.data.paths[number];
    return path.trap == Trap::None && !path.has(PathState::kBridge) ? kLegal
                                                                    : no(ReasonKind::PathTaken, {7, 5});
}

Reason whyNotTrain(const Scene &scene, Seat seat, Training type, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (type == Training::Saboteur) {
        if (!scene.field.is(place, PlaceKind::Building) || number >= kActionBuildings)
            return no(ReasonKind::WrongPlace, {8, 6}, place);
        if (scene.data.buildings[number].has(BuildingState::kSaboteur))
            return no(ReasonKind::TileThere, {8, 6});
        return scene.field.buildings[number].saboteurSpaces > 0 ? kLegal
                                                                : no(ReasonKind::NoSpace, {8, 6}, place);
    }
    if (!scene.field.is(place, PlaceKind::Rampart))
        return no(ReasonKind::WrongPlace, {8, 2}, place);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    const RampartState &state = scene.data.ramparts[number];
    if (state.has(type))
        return no(ReasonKind::TileThere, {8, 2});
    return std::popcount(state.training) < scene.field.ramparts[number].trainingSpaces
        ? kLegal
        : no(ReasonKind::NoSpace, {8, 2}, place);
}

Reason whyNotEngine(const Scene &scene, Seat seat, int name, RuleId rule)
{
    const int slot = engineSlot(scene.data, name);
    if (slot < 0)
        return no(ReasonKind::EngineAbsent, rule, name);
    return commandsPlace(scene, seat, scene.data.engines[static_cast<std::size_t>(slot)].place)
        ? kLegal
        : no(ReasonKind::NotYourSide, rule);
}

Reason whyNotTarget(const Scene &scene, Seat seat, Action action, Choice made)
{
    if (!is(made, targetVerb(action)))
        return notNow({5, 1});
    switch (verbOf(made)) {
    case Verb::PlaceOnSide:
        if (const Reason reason = whyNotSide(scene, seat, made.args[0]))
            return reason;
        return whyNotAltar(scene);
    case Verb::PlaceOnPath:
        if (const Reason reason = whyNotBridge(scene, seat, made.args[0]))
            return reason;
        return equipmentLeft(scene, Equipment::Bridge) > 0 ? kLegal : no(ReasonKind::NoTile, {1, 4});
    case Verb::PlaceOnEngine:
        return whyNotEngineTarget(scene, seat, action, made.args[0]);
    case Verb::PlaceOnHero:
        return whyNotPossess(scene, seat, made.args[0]);
    default:
        return whyNotPlaceTarget(scene, seat, action, static_cast<PlaceIndex>(made.args[0]));
    }
}

Reason whyNoTarget(const Scene &scene, Seat seat, Action action)
{
    Lack lack = placeLackOf(action);
    const bool found = anyTarget(scene, action, [&](Choice candidate) {
        const Reason reason = whyNotTarget(scene, seat, action, candidate);
        lack = lackOf(reason, action, lack);
        return !reason;
    });
    return found ? kLegal : noTarget(lack);
}

} // namespace merlon::siege1
