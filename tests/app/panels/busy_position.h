#pragma once

#include "tests/support/siege/siege2_table.h"

namespace merlon::testing {

/// A defender phase of round 3 in which a little of everything is going on.
inline std::unique_ptr<siege2::Table> busyTable()
{
    using namespace siege2;
    auto table = std::make_unique<Table>();
    SiegeData &data = table->data;
    data.round = 3;
    data.flags |= SiegeData::kReady;
    table->setRow(
        {Card::Ballista, Card::Catapult, Card::SiegeTower, Card::Banner, Card::Saboteur, Card::Gale},
        {Card::Poison, Card::Sap, Card::TrenchMaster, Card::Trainer, Card::Demon, Card::Possession});
    table->setObjectives(Objective::GreenTide, Objective::BloodMagic);
    table->setPlans(Plan::Sally, Plan::MidnightOil);
    data.plans[0].state = PlanState::Used;
    data.objectives[1].state = ObjectiveState::Staying;
    data.invaderSupply = {3, 5, 2};
    data.fallen = {4, 7, 1};
    data.wood = 2;
    data.woodPile = 11;
    data.hospital = {1, 2, 0};
    data.bloodPaid = 7;
    data.paid[1] = {{1, 0, 0}, 0};
    data.paid[2] = {{0, 2, 0}, 6};
    data.paid[4] = {{0, 1, 1}, 8};
    data.spied = 1u << static_cast<int>(Card::Catapult) | 1u << static_cast<int>(Card::SiegeTower);
    MachineState &ballista = table->addMachine(Machine::Ballista, "west-rampart-1");
    ballista.misses = 3;
    ballista.malfunction = 1;
    table->addMachine(Machine::Trebuchet, "east-foreground").bloodstone = RitualToken::TargetDown;
    table->building("forge").saboteur = 1;
    table->building("forge").demon = RitualToken::BluffDown;
    table->building("guards").saboteur = 1;
    table->wall("west-wall-2").invaders = {1, 2, 0};
    table->wall("west-wall-2").order = Order::GoblinFury;
    data.possession[1] = RitualToken::TargetDown;
    data.ordersUsed = 1;
    data.heroesUsed = 1;
    data.ordersGone = 4;
    data.tracks[static_cast<std::size_t>(Action::Cannon)] = 3;
    data.tracks[static_cast<std::size_t>(Action::Wall)] = 1;
    data.tracks[static_cast<std::size_t>(Action::Glare)] = 4;
    data.completed = 1u << static_cast<int>(Action::Glare);
    data.maneuvers = 1;
    table->beginDefenderPhase(9);
    return table;
}

} // namespace merlon::testing
