#include "core/games/siege1/defender/effects.h"

#include "core/games/siege1/defender/buildings.h"

namespace merlon::siege1 {

void applyWork(Play &play, Work work)
{
    if (work == Work::GateRepair) {
        ++play.data.barbican.resistance;
        return tell(play, EventKind::GateRepaired, {15, 3}, play.field.gate.place,
                    play.data.barbican.resistance);
    }
    const std::size_t to = work == Work::TrainSoldier ? siege::Soldier : siege::Veteran;
    Units &units = play.data.buildings[kBarracks].units;
    --units[to - 1];
    ++play.data.defenderSupply[to - 1];
    ++units[to];
    --play.data.defenderSupply[to];
    tell(play, EventKind::UnitPromoted, {15, 9}, to, play.field.buildings[kBarracks].place);
}

namespace {

/// An order leaves unseen (S1-15.7, S1-15.8).
void removeOrder(Play &play, PlaceIndex place, RuleId rule)
{
    WallState &wall = play.data.walls[play.field.numbers[place]];
    const bool open = wall.has(WallState::kOrderFaceUp);
    tellOnly(play, open ? SeatSet::all() : invaderTeam(play.rules), open ? 0 : 1, EventKind::OrderRemoved,
             rule, static_cast<int>(wall.order) - 1, place);
    wall.order = Order::None;
    wall.flags &= static_cast<std::uint16_t>(~(WallState::kOrderFaceUp | WallState::kOrderDone));
}

/// S1-15.10: a unit of the guards for all saboteurs; what has thereby become cheap enough is carried out.
void huntSaboteurs(Play &play, int unit)
{
    const std::uint32_t before = filledWorks(play);
    killDefender(play, play.field.buildings[kGuards].place, unit, false, {15, 10});
    int count = 0;
    for (BuildingState &building : play.data.buildings) {
        count += building.has(BuildingState::kSaboteur) ? 1 : 0;
        building.flags &= static_cast<std::uint8_t>(~BuildingState::kSaboteur);
    }
    tell(play, EventKind::SaboteursHunted, {15, 10}, count);
    pushCompleteFilled(play, filledWorks(play) & ~before);
}

void applyAtWall(Play &play, Work work, PlaceIndex place)
{
    WallState &wall = play.data.walls[play.field.numbers[place]];
    switch (work) {
    case Work::Platform:
        wall.flags |= WallState::kPlatform;
        return tell(play, EventKind::DevicePlaced, {15, 1}, work, place);
    case Work::WallRepair:
        --play.data.wood;
        ++wall.wood;
        return tell(play, EventKind::WoodPlaced, {15, 3}, place);
    case Work::Dazzle:
        wall.flags |= WallState::kDazzled;
        tell(play, EventKind::WallDazzled, {15, 7}, place);
        if (wall.order != Order::None)
            removeOrder(play, place, {15, 7});
        return;
    case Work::ConflictingOrders:
        return removeOrder(play, place, {15, 8});
    default:
        wall.cauldron = cauldronOf(work);
        return tell(play, EventKind::DevicePlaced, {15, 1}, work, place);
    }
}

} // namespace

void applyWork(Play &play, Seat, Work work, Choice target)
{
    const auto place = static_cast<PlaceIndex>(target.args[0]);
    switch (verbOf(target)) {
    case Verb::TargetPath:
        play.data.paths[play.field.pathOfLink[target.args[0]]].trap =
            work == Work::GoblinTrap ? Trap::Goblin : Trap::Troll;
        return tell(play, EventKind::TrapLaid, {15, 1}, work, target.args[0]);
    case Verb::TargetEngine:
        ++play.data.engines[static_cast<std::size_t>(engineSlot(play.data, target.args[0]))].misses;
        return tell(play, EventKind::CardAdded, {15, 4}, target.args[0], 1);
    case Verb::TargetUnit:
        return killInvader(play, place, target.args[1], {15, 5});
    case Verb::TargetCrew:
        return killCrew(play, wallNumber(play, place), target.args[1], {15, 5});
    case Verb::TargetSide:
        play.data.blessed = static_cast<std::uint8_t>(play.data.blessed | 1 << target.args[0]);
        return tell(play, EventKind::SideBlessed, {15, 6}, target.args[0]);
    case Verb::GiveUp:
        return huntSaboteurs(play, target.args[0]);
    default:
        break;
    }
    if (work != Work::Cannon && work != Work::Hook)
        return applyAtWall(play, work, place);
    play.data.towers[play.field.numbers[place]].post = work == Work::Cannon ? Post::Cannon : Post::Hook;
    tell(play, EventKind::DevicePlaced, {15, 1}, work, place);
}

} // namespace merlon::siege1
