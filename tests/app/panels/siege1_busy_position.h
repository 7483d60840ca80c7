#pragma once

#include "tests/support/siege/siege1_table.h"

#include <memory>

namespace merlon::testing {

/// The window after phase 6 of round 5, in which a little of everything is going on, for two to four players.
inline std::unique_ptr<siege1::Table> busySiege1(int players)
{
    using namespace siege1;
    auto table = std::make_unique<Table>(players);
    SiegeData &data = table->data;
    data.round = 5;
    data.invaderGlory = 8;
    data.defenderGlory = 6;
    for (int phase = 2; phase <= 5; ++phase) {
        data.invaders[0].cards[static_cast<std::size_t>(phase - 2)] = cardOf(phase, 0);
        data.invaders[1].cards[static_cast<std::size_t>(phase - 2)] = cardOf(phase, 4);
    }
    data.invaders[0].used = 1u << static_cast<int>(Action::Ballista);
    data.invaders[0].flags = InvaderState::kMinor;
    data.invaders[0].ready = {3, 0, 0};
    data.invaders[0].camp = {0, 5, 0};
    data.invaders[0].resources = 4;
    if (players > 2) {
        data.invaders[1].turned = 1 << 2;
        data.invaders[1].ready = {0, 0, 7};
        data.invaders[1].camp = {1, 0, 0};
        data.invaders[1].resources = 2;
    }
    data.discard = {4, 7, 1};
    data.spent = {1, 2, 0};
    data.blood = 12;
    data.feats = 1u << static_cast<int>(Feat::BloodRituals);
    data.dismantled = 1;
    table->addEngine(Engine::Ballista, "west-rampart-1").flags = EngineState::kPrecise;
    table->wall("west-wall-2").invaders = {1, 0, 2};
    table->wall("west-wall-2").order = Order::GoblinFury;
    table->wall("west-wall-2").flags |= WallState::kOrderFaceUp | WallState::kSiegeTower;
    table->wall("west-wall-2").crew = {0, 1, 0};
    table->building("forge").flags = BuildingState::kSaboteur;
    table->building("hospital").units = {0, 2, 0};
    table->tower("east-tower-1").post = Post::Hook;
    data.altars[0] = {siege::West, static_cast<std::uint8_t>(table->number("west-wall-2"))};
    data.barbican = {{2, 2, 0}, 3, 1, 5, 0, 0};
    data.invested[static_cast<std::size_t>(Work::Cannon)] = 3;
    data.investors[static_cast<std::size_t>(Work::Cannon)] = 1;
    data.done = 1u << static_cast<int>(Work::Dazzle);
    data.deeds = 1u << static_cast<int>(Deed::Barricades);
    data.flags |= SiegeData::kHonourLost;
    data.possessed = 1u << static_cast<int>(Hero::Warrior);
    data.defenders[0].purse = 6;
    if (players == 4)
        data.defenders[1].purse = 2;
    data.phase = 6;
    const auto first = static_cast<Seat>(players == 2 ? 1 : 2);
    table->begin({Table::step(StepKind::Assault), Table::step(StepKind::WindowTurn, first)});
    return table;
}

} // namespace merlon::testing
