#include "core/games/siege/data/packer.h"
#include "core/games/siege2/edition.h"

namespace merlon::siege2 {

namespace {

using siege::Packer;

void addPlaces(Packer &packer, const SiegeData &data, const siege::Battlefield &field)
{
    for (std::size_t i = 0; i < field.walls.size(); ++i) {
        const WallState &wall = data.walls[i];
        packer.add(wall.invaders);
        packer.add(wall.defenders);
        packer.add(wall.stone, wall.cauldron, wall.order, wall.gale, wall.specter, wall.equipment,
                   wall.flags);
    }
    for (std::size_t i = 0; i < field.ramparts.size(); ++i) {
        const RampartState &rampart = data.ramparts[i];
        packer.add(rampart.invaders);
        packer.add(rampart.siegeTowers, rampart.flags, rampart.left, rampart.volley);
    }
    for (std::size_t i = 0; i < field.towers.size(); ++i)
        packer.add(data.towers[i].marksmen, data.towers[i].device, data.towers[i].target);
    for (const ForegroundState &foreground : data.foregrounds) {
        packer.add(foreground.invaders);
        packer.add(foreground.siegeTowers, foreground.left, foreground.fromSupply);
    }
    for (std::size_t i = 0; i < field.paths.size(); ++i) {
        const PathState &path = data.paths[i];
        packer.add(path.trap, path.flags, path.crossed[0], path.crossed[1]);
    }
    for (const BuildingState &building : data.buildings) {
        packer.add(building.units);
        packer.add(building.saboteur, building.demon);
    }
    for (const MachineState &machine : data.machines)
        packer.add(machine.type, machine.place, machine.ordinal, machine.hits, machine.misses,
                   machine.malfunction, machine.bloodstone, machine.target, machine.shown);
    for (const Through &through : data.throughs)
        packer.add(through.unit, through.first, through.second);
}

void addStores(Packer &packer, const SiegeData &data)
{
    for (const Units &units : {data.marauders, data.bag, data.invaderSupply, data.fallen, data.courtyard,
                               data.hospital, data.defenderSupply, data.gone})
        packer.add(units);
    packer.addAll(data.row);
    packer.addAll(data.supplyCards);
    for (const PaidOnCard &paid : data.paid) {
        packer.add(paid.units);
        packer.add(paid.wood);
    }
    packer.addAll(data.tracks);
    for (const ObjectiveSlot &slot : data.objectives)
        packer.add(slot.id, slot.state);
    for (const PlanSlot &slot : data.plans)
        packer.add(slot.id, slot.state);
    packer.addAll(data.heroes);
    packer.addAll(data.possession);
    packer.addAll(data.ordersRemoved);
    packer.addAll(data.bluffsShown);
}

void addCounters(Packer &packer, const SiegeData &data)
{
    packer.addWide(std::uint64_t {data.spied} << 32 | data.exchanged);
    packer.addWide(std::uint64_t {data.completed} << 32 | data.kept);
    packer.addWide(std::uint64_t {data.reserve} << 48 | std::uint64_t {data.due} << 32
                   | std::uint64_t {data.bloodPaid} << 16 | data.stonesDestroyed);
    packer.addWide(data.defendersKilled);
    packer.add(data.round, data.wood, data.woodPile, data.ritualsPerformed, data.targetsShown,
               data.heroesUsed, data.ordersUsed, data.ordersGone, data.blessed, data.maneuvers, data.budget,
               data.hitDeck, data.flags, data.winner, data.ending, data.breachedWall, data.agendaSize);
    for (std::size_t i = 0; i < data.agendaSize; ++i) {
        const Step &step = data.agenda[i];
        packer.addWide(std::uint64_t {step.kind} << 48 | std::uint64_t {step.a} << 32
                       | std::uint64_t {step.b} << 16 | step.c);
    }
}

} // namespace

std::uint64_t Edition::hash(const Data &data, const Battlefield &field)
{
    Packer packer;
    addPlaces(packer, data, field);
    addStores(packer, data);
    addCounters(packer, data);
    return packer.value();
}

} // namespace merlon::siege2
