#pragma once

#include "tests/games/siege1/answers.h"

#include <algorithm>

namespace merlon::siege1 {

/// Gives a seat a card that shows the action.
inline void deal(Table &table, Action action, Seat seat = 0)
{
    const int phase = dataOf(action).phase;
    for (int letter = 0; letter < kCardsOfPhase; ++letter) {
        const std::uint8_t card = cardOf(phase, letter);
        const auto &actions = actionsOf(card);
        if (std::find(actions.begin(), actions.end(), action) == actions.end())
            continue;
        table.data.invaders[seat].cards[static_cast<std::size_t>(phase - 2)] = card;
        return;
    }
}

/// Begins the phase of an action with a card that shows it, with resources for it and units for most payments
/// unless the seat has some already.
inline void beginPhaseOf(Table &table, Action action, Seat seat = 0)
{
    deal(table, action, seat);
    InvaderState &state = table.data.invaders[seat];
    state.resources = std::max(state.resources, dataOf(action).resources);
    if (siege::isEmpty(state.ready))
        table.giveReady(seat, {4, 4, 1});
    table.beginPhase(dataOf(action).phase);
}

/// Begins that phase and goes as far as the first question about a target, paying the first alternative.
inline void beginAct(Table &table, Action action, Seat seat = 0)
{
    beginPhaseOf(table, action, seat);
    table.play("act " + std::string(dataOf(action).key));
    if (table.decision() == "pay")
        table.play(table.choices("pay").front());
}

/// Turns a seat's card of a phase and begins that phase.
inline void beginTurned(Table &table, int phase, Seat seat = 0)
{
    table.data.invaders[seat].turned = static_cast<std::uint8_t>(1 << phase);
    table.beginPhase(phase);
}

/// A deployment of a seat with this much budget, from one of its stages on (0 to 3); nothing follows it.
inline void beginStage(Table &table, int stage, int budget = 5, Seat seat = 0)
{
    table.data.phase = 6;
    table.data.budget = static_cast<std::uint8_t>(budget);
    table.begin({Table::step(StepKind::EndDeployment), Table::ask(StepKind::DeployStage, seat, stage)});
}

inline void equip(WallState &wall, Equipment type)
{
    wall.equipment = static_cast<std::uint8_t>(wall.equipment | 1 << static_cast<int>(type));
}

inline void train(RampartState &rampart, Training type)
{
    rampart.training = static_cast<std::uint8_t>(rampart.training | 1 << static_cast<int>(type));
}

/// The throwing engines alone: targets, cards, effects.
inline void fireEngines(Table &table)
{
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, 0)});
}

/// The melee on all walls alone.
inline void fight(Table &table)
{
    table.begin(StepKind::FightWall);
}

} // namespace merlon::siege1
