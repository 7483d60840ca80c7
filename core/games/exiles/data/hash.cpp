#include "core/base/hash.h"
#include "core/games/exiles/edition.h"

namespace merlon::exiles {

namespace {

template <class Counts>
void addCounts(Hasher &hasher, const Counts &counts)
{
    for (const std::uint8_t number : counts)
        hasher.add(number);
}

void addPosts(Hasher &hasher, const ExilesData &data)
{
    for (const PostState &post : data.posts) {
        for (const auto &units : post.units)
            addCounts(hasher, units);
        addCounts(hasher, post.engines);
        addCounts(hasher, post.movedEngines);
    }
    for (const SectionState &section : data.sections) {
        hasher.add(std::uint64_t {section.level} << 24 | std::uint64_t {section.resistance} << 16
                   | std::uint64_t {section.gate} << 8 | section.commander);
        hasher.add(static_cast<std::uint64_t>((section.hasRocks ? 1 : 0) | (section.hasCauldron ? 2 : 0)
                                              | (section.rocksUsed ? 4 : 0)
                                              | (section.cauldronUsed ? 8 : 0)));
    }
}

void addFronts(Hasher &hasher, const ExilesData &data)
{
    for (const FrontState &front : data.fronts) {
        addCounts(hasher, front.deployment);
        addCounts(hasher, front.blinded);
        addCounts(hasher, front.assault);
        addCounts(hasher, front.engines);
        addCounts(hasher, front.targets);
        hasher.add(std::uint64_t {front.towers} << 16 | std::uint64_t {front.flyers} << 8
                   | static_cast<std::uint64_t>((front.isAttacked ? 1 : 0) | (front.isBridged ? 2 : 0)));
    }
}

void addSquads(Hasher &hasher, const ExilesData &data)
{
    for (std::size_t index = 0; index < kSquads; ++index) {
        const Squad &squad = data.squads[index];
        if (squad.size() == 0)
            continue;
        hasher.add(index);
        addCounts(hasher, squad.support);
        for (const auto &both : squad.defenders)
            addCounts(hasher, both);
        hasher.add(std::uint64_t {squad.leader} << 24
                   | std::uint64_t {static_cast<std::uint8_t>(squad.perch)} << 16
                   | std::uint64_t {squad.front} << 8 | squad.lead);
        hasher.add(static_cast<std::uint64_t>((squad.hasRam ? 1 : 0) | (squad.hasTower ? 2 : 0)
                                              | (squad.isMet ? 4 : 0) | (squad.isThrough ? 8 : 0)));
    }
}

/// What is only there while something is being settled.
void addSettling(Hasher &hasher, const ExilesData &data)
{
    for (const Volley &volley : data.volleys) {
        hasher.add(std::uint64_t {volley.fire} << 16 | std::uint64_t {volley.engineFire} << 8
                   | volley.number);
        addCounts(hasher, volley.attacks);
    }
    for (std::size_t index = 0; index < data.attackCount; ++index) {
        const EngineAttack &attack = data.attacks[index];
        hasher.add(std::uint64_t {attack.engine} << 40 | std::uint64_t {attack.rolled} << 32
                   | std::uint64_t {attack.wanted} << 24 | std::uint64_t {attack.target} << 16
                   | std::uint64_t {attack.element} << 8 | (attack.isDone ? 1u : 0u));
    }
    hasher.add(std::uint64_t {data.fire.points} << 24 | std::uint64_t {data.fire.enginePoints} << 16
               | std::uint64_t {data.fire.number} << 8 | data.fire.engineNumber);
    hasher.add(std::uint64_t {data.losses.post} << 8 | data.losses.squad);
    for (const auto &both : data.losses.lost)
        addCounts(hasher, both);
    const Trade &trade = data.trade;
    hasher.add(std::uint64_t {trade.partner} << 32 | std::uint64_t {trade.give} << 24
               | std::uint64_t {trade.giveNumber} << 16 | std::uint64_t {trade.want} << 8 | trade.wantNumber);
}

void addCity(Hasher &hasher, const ExilesData &data)
{
    addCounts(hasher, data.ditches);
    addCounts(hasher, data.buildings);
    hasher.add(data.technologies);
    addCounts(hasher, data.unitsLeft);
    addCounts(hasher, data.enginesLeft);
    addCounts(hasher, data.goodsLeft);
    for (const SeatState &seat : data.seats) {
        addCounts(hasher, seat.store);
        hasher.add(std::uint64_t {seat.hero} << 16 | std::uint64_t {seat.refusals} << 8
                   | (seat.hasTraded ? 1u : 0u));
    }
}

/// What a scenario has changed of the tables.
void addOwn(Hasher &hasher, const ExilesData &data)
{
    hasher.add(static_cast<std::uint8_t>(data.ownRows));
    for (const OwnFaction &faction : data.own) {
        hasher.add(std::uint64_t {faction.morale} << 8 | faction.said);
        if (faction.said == 0)
            continue;
        addCounts(hasher, faction.army.units);
        addCounts(hasher, faction.army.engines);
        addCounts(hasher, faction.loot);
        addCounts(hasher, faction.fronts);
        addCounts(hasher, faction.targets);
    }
    const Without &without = data.without;
    if (without == Without {})
        return;
    hasher.add(std::uint64_t {without.technologies} << 16 | without.powers);
    hasher.add(std::uint64_t {without.units} << 16 | std::uint64_t {without.engines} << 8
               | without.buildings);
}

void addTurn(Hasher &hasher, const ExilesData &data)
{
    const TurnState &now = data.now;
    hasher.add(std::uint64_t {now.markers} << 40 | std::uint64_t {now.moved} << 32
               | std::uint64_t {now.powers} << 8
               | static_cast<std::uint64_t>((now.oracleUsed ? 1 : 0) | (now.sorcererUsed ? 2 : 0)
                                            | (now.deserterUsed ? 4 : 0)));
    hasher.add(std::uint64_t {now.inspired} << 16 | std::uint64_t {now.aura} << 8 | now.reinforced);
    const SiegeState &siege = data.siege;
    hasher.add(std::uint64_t {siege.faction} << 48 | std::uint64_t {siege.row} << 40
               | std::uint64_t {siege.frontCount} << 32 | std::uint64_t {siege.drawnCount} << 24
               | std::uint64_t {siege.round} << 16 | std::uint64_t {siege.stage} << 8 | siege.morale);
    addCounts(hasher, siege.drawn);
    addCounts(hasher, siege.pool);
    addCounts(hasher, siege.enginePool);
    hasher.add(std::uint64_t {siege.initialStrength} << 8
               | static_cast<std::uint64_t>((siege.isTested ? 1 : 0) | (siege.hasBled ? 2 : 0)));
    hasher.add(std::uint64_t {data.turn} << 24 | std::uint64_t {data.firstPlayer} << 16
               | std::uint64_t {static_cast<std::uint8_t>(data.ending)} << 8 | data.decider);
    agenda::addAgenda(hasher, data);
}

} // namespace

std::uint64_t Edition::hash(const ExilesData &data, const Map &)
{
    Hasher hasher;
    addPosts(hasher, data);
    addFronts(hasher, data);
    addSquads(hasher, data);
    addSettling(hasher, data);
    addCity(hasher, data);
    addTurn(hasher, data);
    addOwn(hasher, data);
    return hasher.value();
}

} // namespace merlon::exiles
