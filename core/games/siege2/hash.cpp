#include "core/base/hash.h"
#include "core/games/siege2/siege2_state.h"

#include <utility>

namespace merlon::siege2 {

namespace {

/// Gathers small numbers into words before they are hashed.
class Packer {
public:
    template <class... Values>
    void add(Values... values)
    {
        (addByte(static_cast<std::uint8_t>(values)), ...);
    }
    void add(const Units &units) { add(units[0], units[1], units[2]); }
    template <class Value, std::size_t size>
    void addAll(const std::array<Value, size> &values)
    {
        for (const Value value : values)
            add(value);
    }
    void addWide(std::uint64_t value)
    {
        for (int shift = 0; shift < 64; shift += 16)
            add(value >> shift, value >> (shift + 8));
    }
    std::uint64_t value()
    {
        m_hasher.add(m_word);
        return m_hasher.value();
    }

private:
    void addByte(std::uint8_t byte)
    {
        m_word = m_word << 8 | byte;
        if (++m_count % 8 == 0)
            m_hasher.add(std::exchange(m_word, 0));
    }

    Hasher m_hasher;
    std::uint64_t m_word = 0;
    unsigned m_count = 0;
};

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

std::uint64_t hashOf(const SiegeData &data, const siege::Battlefield &field)
{
    Packer packer;
    addPlaces(packer, data, field);
    addStores(packer, data);
    addCounters(packer, data);
    return packer.value();
}

} // namespace merlon::siege2
