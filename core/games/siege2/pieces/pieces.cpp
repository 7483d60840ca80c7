#include "core/games/siege2/pieces/pieces.h"

#include "core/games/siege2/steps.h"

#include <algorithm>
#include <cassert>

namespace merlon::siege2 {

void addSiegeTower(Play &play, PlaceIndex place, int count)
{
    const std::size_t number = play.field.numbers[place];
    if (play.field.is(place, PlaceKind::Wall))
        play.data.walls[number].flags ^= WallState::kSiegeTower;
    else if (play.field.is(place, PlaceKind::Rampart))
        play.data.ramparts[number].siegeTowers =
            static_cast<std::uint8_t>(play.data.ramparts[number].siegeTowers + count);
    else
        play.data.foregrounds[number].siegeTowers =
            static_cast<std::uint8_t>(play.data.foregrounds[number].siegeTowers + count);
}

void addDefender(Play &play, PlaceIndex place, int unit, int count)
{
    const std::size_t number = play.field.numbers[place];
    const auto index = static_cast<std::size_t>(unit);
    const auto add = [count](std::uint8_t &units) { units = static_cast<std::uint8_t>(units + count); };
    switch (play.field.kinds[place]) {
    case PlaceKind::Wall:
        return add(play.data.walls[number].defenders[index]);
    case PlaceKind::Tower:
        return add(play.data.towers[number].marksmen);
    case PlaceKind::Building:
        return add(play.data.buildings[number].units[index]);
    case PlaceKind::Courtyard:
        return add(play.data.courtyard[index]);
    case PlaceKind::Foreground:
    case PlaceKind::Rampart:
    case PlaceKind::Gate:
    case PlaceKind::Marauders:
    case PlaceKind::BarbicanRampart:
    case PlaceKind::None:
        assert(false);
    }
}

void killInvader(Play &play, PlaceIndex place, int unit, RuleId rule)
{
    const auto index = static_cast<std::size_t>(unit);
    Units &units = invadersAt(play.data, play.field, place);
    assert(units[index] > 0);
    --units[index];
    ++play.data.fallen[index];
    tell(play, EventKind::UnitKilled, rule, place, unit);
    const int number = wallNumber(play, place);
    if (number < 0 || !siege::isEmpty(units))
        return;
    WallState &wall = play.data.walls[static_cast<std::size_t>(number)];
    if (wall.order == Order::None || wall.has(WallState::kOrderResolved))
        return;
    const int order = static_cast<int>(wall.order) - 1; // S2-1.5
    tell(play, EventKind::OrderRemoved, {1, 5}, order, place);
    ++play.data.ordersRemoved[static_cast<std::size_t>(order)];
    wall.order = Order::None;
    wall.flags &= static_cast<std::uint8_t>(~WallState::kOrderFaceUp);
}

namespace {

/// S2-9.9: whether the specter of a wall takes a unit that dies there; flips its token.
bool specterTakes(Play &play, PlaceIndex place, int unit)
{
    const int number = wallNumber(play, place);
    if (number < 0)
        return false;
    RitualToken &token = play.data.walls[static_cast<std::size_t>(number)].specter;
    if (!flipRitualAt(play, Card::Specter, token, place)
        || play.data.fallen[static_cast<std::size_t>(unit)] == 0)
        return false;
    return std::any_of(play.field.foregrounds.begin(), play.field.foregrounds.end(),
                       [&](const siege::ForegroundField &at) { return invaderRoom(play, at.place) > 0; });
}

} // namespace

void killDefender(Play &play, PlaceIndex place, int unit, RuleId rule)
{
    const auto index = static_cast<std::size_t>(unit);
    addDefender(play, place, unit, -1);
    ++play.data.defendersKilled;
    tell(play, EventKind::UnitKilled, rule, place, siege::kUnitKinds + unit);
    if (!specterTakes(play, place, unit)) {
        ++play.data.hospital[index];
        return;
    }
    ++play.data.defenderSupply[index];
    tell(play, EventKind::SpecterTook, {9, 9}, unit, place);
    push(play, StepKind::RaiseFallen, unit);
}

bool flipRitualAt(Play &play, Card card, RitualToken &token, PlaceIndex place)
{
    return flipRitual(play, card, token, [&](bool target) {
        tell(play, EventKind::RitualFlipped, {9, 2}, card, place, target);
    });
}

void takeWood(Play &play, int count, RuleId rule)
{
    const int taken = std::min<int>(count, play.data.woodPile);
    if (taken == 0)
        return;
    play.data.woodPile = static_cast<std::uint8_t>(play.data.woodPile - taken);
    play.data.wood = static_cast<std::uint8_t>(play.data.wood + taken);
    tell(play, EventKind::WoodTaken, rule, taken);
}

void gainHourglasses(Play &play, int count, RuleId rule)
{
    if (count == 0)
        return;
    play.data.reserve = static_cast<std::uint16_t>(play.data.reserve + count);
    tell(play, EventKind::HourglassesGained, rule, count);
}

int machineSlot(const SiegeData &data, std::uint16_t machine)
{
    return siege::slotNamed(data.machines, machine, machineName);
}

std::uint16_t machineName(const MachineState &machine)
{
    return static_cast<std::uint16_t>((machine.type - 1) * kMachinesOfType + machine.ordinal - 1);
}

MachineOrder machineOrder(const SiegeData &data)
{
    MachineOrder order;
    for (std::size_t slot = 0; slot < kMachinesOnBoard && data.machines[slot].type != 0; ++slot) {
        int at = order.count++;
        for (; at > 0
             && data.machines[order.inUse[static_cast<std::size_t>(at - 1)]].place
                 > data.machines[slot].place;
             --at)
            order.inUse[static_cast<std::size_t>(at)] = order.inUse[static_cast<std::size_t>(at - 1)];
        order.inUse[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(slot);
    }
    return order;
}

int devicesInUse(const Scene &scene, Device device)
{
    return siege::countTowers(scene, [device](const TowerState &tower) { return tower.device == device; });
}

int ordersFree(const Scene &scene, Order order)
{
    return tokensOf(order) - scene.data.ordersRemoved[static_cast<std::size_t>(order) - 1]
        - siege::ordersInUse(scene, order);
}

int stoneInUse(const Scene &scene)
{
    int count = 0;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        count += scene.data.walls[wall].stone;
    return count;
}

bool hasStaying(const SiegeData &data, Objective objective)
{
    return std::any_of(
        data.objectives.begin(), data.objectives.end(), [objective](const ObjectiveSlot &slot) {
            return slot.state == ObjectiveState::Staying && slot.id == static_cast<std::uint8_t>(objective);
        });
}

bool hasUnusedPlan(const SiegeData &data)
{
    return std::any_of(data.plans.begin(), data.plans.end(),
                       [](const PlanSlot &slot) { return slot.state == PlanState::Unused; });
}

int heroStrength(const SiegeData &data, Hero hero)
{
    const int weary = data.has(SiegeData::kHeroesWeary) ? 1 : 0;
    return (hero == Hero::Warrior ? 2 : 3) - weary;
}

} // namespace merlon::siege2
