#include "core/games/siege1/defender/effects.h"
#include "core/games/siege1/pieces/supplies.h"

namespace merlon::siege1 {

namespace {

Reason whyNotPost(const Scene &scene, PlaceIndex place)
{
    if (!scene.field.is(place, PlaceKind::Tower))
        return no(ReasonKind::WrongPlace, {15, 1}, place);
    return scene.data.towers[scene.field.numbers[place]].post == Post::None
        ? kLegal
        : no(ReasonKind::TileThere, {15, 1});
}

Reason whyNotCauldron(const Scene &scene, int wall)
{
    if (!scene.field.walls[static_cast<std::size_t>(wall)].cauldron)
        return no(ReasonKind::WrongPlace, {15, 1}, placeOfWall(scene, wall));
    return wallAt(scene, wall).cauldron == Cauldron::None ? kLegal : no(ReasonKind::TileThere, {15, 1});
}

Reason whyNotPlatform(const Scene &scene, int wall)
{
    if (!scene.field.walls[static_cast<std::size_t>(wall)].platform)
        return no(ReasonKind::WrongPlace, {15, 1}, placeOfWall(scene, wall));
    return wallAt(scene, wall).has(WallState::kPlatform) ? no(ReasonKind::TileThere, {15, 1}) : kLegal;
}

Reason whyNotWood(const Scene &scene, int wall)
{
    return wallAt(scene, wall).wood < kMostWood ? kLegal
                                                : no(ReasonKind::NoSpace, {15, 3}, placeOfWall(scene, wall));
}

Reason whyNotAtWall(const Scene &scene, Work work, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {13, 8}, place);
    switch (work) {
    case Work::Platform:
        return whyNotPlatform(scene, wall);
    case Work::WallRepair:
        return whyNotWood(scene, wall);
    case Work::Dazzle:
        return kLegal;
    case Work::ConflictingOrders:
        return wallAt(scene, wall).order == Order::None ? no(ReasonKind::NothingForThis, {15, 8}, place)
                                                        : kLegal;
    default:
        return whyNotCauldron(scene, wall);
    }
}

/// S1-15.1
Reason whyNotTrap(const Scene &scene, Seat seat, int link)
{
    const std::uint8_t number = scene.field.pathOfLink[static_cast<std::size_t>(link)];
    if (number == kNowhere || !scene.field.paths[number].trappable)
        return no(ReasonKind::NoTrapSpace, {15, 1});
    if (!commandsPlace(scene, seat, scene.field.paths[number].from))
        return no(ReasonKind::NotYourSide, {24, 1});
    const PathState &path = scene.data.paths[number];
    return path.trap == Trap::None && !path.has(PathState::kBridge) ? kLegal
                                                                    : no(ReasonKind::PathTaken, {15, 1});
}

/// S1-15.4, S1-6.4
Reason whyNotDamage(const Scene &scene, Seat seat, int name)
{
    const int slot = engineSlot(scene.data, name);
    if (slot < 0)
        return no(ReasonKind::EngineAbsent, {15, 4}, name);
    const EngineState &engine = scene.data.engines[static_cast<std::size_t>(slot)];
    if (!commandsPlace(scene, seat, engine.place))
        return no(ReasonKind::NotYourSide, {24, 1});
    return engine.is(Engine::Trebuchet) ? no(ReasonKind::NotOffered, {6, 4}) : kLegal;
}

/// S1-15.5
Reason whyNotVictim(const Scene &scene, Seat seat, Choice made)
{
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {24, 1});
    if (is(made, Verb::TargetCrew)) {
        const int wall = wallNumber(scene, place);
        return wall >= 0 && wallAt(scene, wall).crew[made.args[1]] > 0
            ? kLegal
            : no(ReasonKind::NoSuchUnit, {15, 5}, place, made.args[1]);
    }
    return holdsInvaders(scene.field, place) && invadersAt(scene.data, scene.field, place)[made.args[1]] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, {15, 5}, place, made.args[1]);
}

Reason whyNotBless(const Scene &scene, Seat seat, int side)
{
    return commands(scene.rules, seat, side) ? kLegal : no(ReasonKind::NotYourSide, {24, 1});
}

/// S1-15.10
Reason whyNotHunt(const Scene &scene, std::size_t unit)
{
    const siege::BuildingField &guards = scene.field.buildings[kGuards];
    if (trainingLeft(scene, Training::Saboteur) == kTilesOfKind)
        return no(ReasonKind::NothingForThis, {15, 10}, guards.place);
    return scene.data.buildings[kGuards].units[unit] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, {15, 10}, guards.place, siege::kUnitKinds + unit);
}

/// S1-15.9
Reason whyNotPromote(const Scene &scene, std::size_t to)
{
    const Units &units = scene.data.buildings[kBarracks].units;
    if (units[to - 1] == 0)
        return no(ReasonKind::NoSuchUnit, {15, 9}, scene.field.buildings[kBarracks].place,
                  siege::kUnitKinds + to - 1);
    if (scene.data.defenderSupply[to] == 0)
        return no(ReasonKind::NoUnitInSupply, {15, 9}, siege::kUnitKinds + to);
    const auto kind = static_cast<int>(to);
    return siege::fits(scene.field.buildings[kBarracks].spaces, units, 0, {kind, kind - 1})
        ? kLegal
        : no(ReasonKind::NoSpace, {15, 9}, scene.field.buildings[kBarracks].place);
}

Reason whyNotGateRepair(const Scene &scene)
{
    if (!gateStands(scene))
        return no(ReasonKind::NoGate, {15, 3});
    return scene.data.barbican.resistance < scene.rules.gateResistance
        ? kLegal
        : no(ReasonKind::GateWhole, {15, 3}, scene.field.gate.place);
}

/// Which verb names the targets of an action.
bool namesTarget(Work work, Choice made)
{
    switch (work) {
    case Work::GoblinTrap:
    case Work::TrollTrap:
        return is(made, Verb::TargetPath);
    case Work::EngineDamage:
        return is(made, Verb::TargetEngine);
    case Work::TowerRaid:
        return is(made, Verb::TargetCrew);
    case Work::Sniper:
        return is(made, Verb::TargetCrew) || is(made, Verb::TargetUnit);
    case Work::Blessing:
        return is(made, Verb::TargetSide);
    case Work::HuntSaboteurs:
        return is(made, Verb::GiveUp);
    default:
        return is(made, Verb::Target);
    }
}

/// Whether the piece that an action needs is left (S1-1.4), wherever its target.
bool hasPiece(const Scene &scene, Work work)
{
    switch (work) {
    case Work::Cannon:
        return postsLeft(scene, Post::Cannon) > 0;
    case Work::Hook:
        return postsLeft(scene, Post::Hook) > 0;
    case Work::TrollCauldron:
    case Work::OrcCauldron:
    case Work::GoblinCauldron:
        return cauldronsLeft(scene, cauldronOf(work)) > 0;
    case Work::Platform:
        return wallsWith(scene, WallState::kPlatform) < kTilesOfKind;
    case Work::WallRepair:
        return scene.data.wood > 0;
    case Work::GoblinTrap:
        return trapsLeft(scene, Trap::Goblin) > 0;
    case Work::TrollTrap:
        return trapsLeft(scene, Trap::Troll) > 0;
    case Work::EngineDamage:
        return missCardsLeft(scene.data) > 0;
    case Work::Blessing: // its one tile
        return scene.data.blessed == 0;
    case Work::Dazzle: // its one tile
        return wallsWith(scene, WallState::kDazzled) == 0;
    case Work::GateRepair:
    case Work::TowerRaid:
    case Work::Sniper:
    case Work::ConflictingOrders:
    case Work::TrainSoldier:
    case Work::TrainVeteran:
    case Work::HuntSaboteurs:
        return true;
    }
    return true;
}

/// What stands for the piece that an action needs.
Lack pieceOf(Work work)
{
    return work == Work::WallRepair ? Lack::Wood : work == Work::EngineDamage ? Lack::MissCard : Lack::Piece;
}

/// What an action lacks that has its piece.
Lack targetLackOf(const Scene &scene, Work work)
{
    switch (work) {
    case Work::Cannon:
    case Work::Hook:
        return Lack::Tower;
    case Work::TrollCauldron:
    case Work::OrcCauldron:
    case Work::GoblinCauldron:
        return Lack::CauldronWall;
    case Work::Platform:
        return Lack::Platform;
    case Work::GoblinTrap:
    case Work::TrollTrap:
        return Lack::TrapPath;
    case Work::EngineDamage:
        return Lack::DamagedEngine;
    case Work::TowerRaid:
        return Lack::Crew;
    case Work::Sniper:
        return Lack::Invader;
    case Work::ConflictingOrders:
        return Lack::Order;
    case Work::HuntSaboteurs:
        return trainingLeft(scene, Training::Saboteur) == kTilesOfKind ? Lack::Saboteur : Lack::Guard;
    case Work::WallRepair:
    case Work::Dazzle:
    case Work::Blessing:
    case Work::GateRepair:
    case Work::TrainSoldier:
    case Work::TrainVeteran:
        break;
    }
    return Lack::Wall;
}

/// S1-13.8, S1-15: a target of an action, but for the piece that it needs. For any choice.
Reason whyNotAt(const Scene &scene, Seat seat, Work work, Choice made)
{
    if (!namesTarget(work, made))
        return notNow({13, 8});
    switch (verbOf(made)) {
    case Verb::TargetPath:
        return whyNotTrap(scene, seat, made.args[0]);
    case Verb::TargetEngine:
        return whyNotDamage(scene, seat, made.args[0]);
    case Verb::TargetUnit:
    case Verb::TargetCrew:
        return whyNotVictim(scene, seat, made);
    case Verb::TargetSide:
        return whyNotBless(scene, seat, made.args[0]);
    case Verb::GiveUp:
        return whyNotHunt(scene, made.args[0]);
    default:
        break;
    }
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {24, 1});
    return work == Work::Cannon || work == Work::Hook ? whyNotPost(scene, place)
                                                      : whyNotAtWall(scene, work, place);
}

} // namespace

Reason whyNotWorkTarget(const Scene &scene, Seat seat, Work work, Choice made)
{
    const Reason reason = whyNotAt(scene, seat, work, made);
    return reason || hasPiece(scene, work) ? reason : no(ReasonKind::NoTile, {1, 4});
}

Reason whyNoEffect(const Scene &scene, Seat seat, Work work)
{
    switch (work) {
    case Work::GateRepair:
        return whyNotGateRepair(scene);
    case Work::TrainSoldier:
        return whyNotPromote(scene, siege::Soldier);
    case Work::TrainVeteran:
        return whyNotPromote(scene, siege::Veteran);
    default:
        break;
    }
    if (!hasPiece(scene, work))
        return no(ReasonKind::NoLegalTarget, {1, 3}, pieceOf(work));
    const bool found =
        anyWorkTarget(scene, work, [&](Choice candidate) { return !whyNotAt(scene, seat, work, candidate); });
    return found ? kLegal : no(ReasonKind::NoLegalTarget, {1, 3}, targetLackOf(scene, work));
}

} // namespace merlon::siege1
