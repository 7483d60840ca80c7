#include "core/games/siege/data/packer.h"
#include "core/games/siege1/edition.h"

namespace merlon::siege1 {

namespace {

using siege::Packer;

void addPlaces(Packer &packer, const SiegeData &data, const siege::Battlefield &field)
{
    for (std::size_t i = 0; i < field.walls.size(); ++i) {
        const WallState &wall = data.walls[i];
        for (const Units &units : {wall.invaders, wall.crew, wall.arrived, wall.defenders})
            packer.add(units);
        packer.add(wall.stone, wall.wood, wall.cauldron, wall.order, wall.equipment, wall.aimed, wall.flags,
                   wall.flags >> 8);
    }
    for (std::size_t i = 0; i < field.ramparts.size(); ++i) {
        const RampartState &rampart = data.ramparts[i];
        packer.add(rampart.invaders);
        packer.add(rampart.arrived);
        packer.add(rampart.training, rampart.mantelet, rampart.left, rampart.guests, rampart.volley);
    }
    for (std::size_t i = 0; i < field.towers.size(); ++i)
        packer.add(data.towers[i].post, data.towers[i].target, data.towers[i].aimed);
    for (const ForegroundState &foreground : data.foregrounds) {
        packer.add(foreground.invaders);
        packer.add(foreground.arrived);
        packer.add(foreground.left, foreground.fromCamp);
    }
    for (std::size_t i = 0; i < field.paths.size(); ++i)
        packer.add(data.paths[i].trap, data.paths[i].flags);
    for (const BuildingState &building : data.buildings) {
        packer.add(building.units);
        packer.add(building.flags);
    }
    for (const EngineState &engine : data.engines)
        packer.add(engine.type, engine.place, engine.ordinal, engine.hits, engine.misses, engine.flags,
                   engine.target, engine.aimed);
    for (const AltarState &altar : data.altars)
        packer.add(altar.side, altar.wall);
    packer.add(data.barbican.crew);
    packer.add(data.barbican.ramParts, data.barbican.fallen, data.barbican.resistance, data.barbican.fromCamp,
               data.barbican.volley);
}

void addSeats(Packer &packer, const SiegeData &data)
{
    for (const InvaderState &seat : data.invaders) {
        packer.add(seat.ready);
        packer.add(seat.camp);
        packer.addAll(seat.cards);
        packer.add(seat.turned, seat.resources, seat.flags);
        packer.addWide(std::uint64_t {seat.used} << 32 | seat.lent);
    }
    for (const DefenderState &seat : data.defenders)
        packer.add(seat.purse, seat.purse >> 8, seat.barricades);
    for (const Units &units : {data.bag, data.discard, data.spent, data.courtyard, data.defenderSupply})
        packer.add(units);
    packer.addAll(data.drawn);
    packer.addAll(data.invested);
    packer.addAll(data.investors);
}

void addCounters(Packer &packer, const SiegeData &data)
{
    packer.addWide(std::uint64_t {data.done} << 32 | data.doneAgain);
    packer.addWide(data.doneByEast);
    packer.addAll(data.heroes);
    packer.addAll(data.revealed);
    packer.add(data.sped, data.spedBy, data.heroesUsed, data.possessed, data.speech, data.speechAt,
               data.blood, data.stone, data.wood, data.blessed, data.deeds, data.feats, data.dismantled,
               data.marker, data.spectre, data.ended, data.budget, data.round, data.phase, data.entriesBefore,
               data.flags, data.resigned, data.winner, data.ending, data.agendaSize);
    packer.add(data.invaderGlory, data.invaderGlory >> 8, data.defenderGlory, data.defenderGlory >> 8);
    for (std::size_t i = 0; i < data.agendaSize; ++i) {
        const Step &step = data.agenda[i];
        packer.addWide(std::uint64_t {step.kind} << 56 | std::uint64_t {step.seat} << 48
                       | std::uint64_t {step.a} << 32 | std::uint64_t {step.b} << 16 | step.c);
    }
}

} // namespace

std::uint64_t Edition::hash(const Data &data, const Battlefield &field)
{
    Packer packer;
    addPlaces(packer, data, field);
    addSeats(packer, data);
    addCounters(packer, data);
    return packer.value();
}

} // namespace merlon::siege1
