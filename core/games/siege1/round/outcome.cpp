#include "core/games/siege1/round/outcome.h"

#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/pieces.h"

#include <array>
#include <cstdint>

namespace merlon::siege1 {

namespace {

Event reasonOfEnd(const SiegeData &data)
{
    const bool invaders = data.winner == Winner::Invaders;
    const auto event = [](EventKind kind, RuleId rule, std::array<std::uint16_t, 4> args) {
        return Event {static_cast<std::uint16_t>(kind), rule, args, {}};
    };
    switch (data.ending) {
    case Ending::Resigned:
        return event(EventKind::SeatResigned, {1, 1}, {data.resigned});
    case Ending::HeldOut:
        return event(EventKind::HeldOut, {21, 5}, {});
    case Ending::TieBreak:
        return event(invaders ? EventKind::TieBreakEntered : EventKind::TieBreakHeld, {22, 7}, {});
    case Ending::Entry:
    case Ending::Glory:
    case Ending::None:
        break;
    }
    return event(EventKind::GameWon, {22, 6},
                 {static_cast<std::uint16_t>(invaders ? kTeamOfInvaders : kTeamOfDefenders),
                  gloryValue(data.invaderGlory), gloryValue(data.defenderGlory)});
}

} // namespace

void endGame(Play &play, Winner winner, Ending ending)
{
    play.data.winner = winner;
    play.data.ending = ending;
    if (play.events.listening())
        play.events.emit(reasonOfEnd(play.data));
}

void Edition::resign(Play &play, Seat seat)
{
    play.data.resigned = seat;
    endGame(play, isInvader(play.rules, seat) ? Winner::Defenders : Winner::Invaders, Ending::Resigned);
}

Outcome Edition::outcome(const Scene &scene)
{
    const SiegeData &data = scene.data;
    Outcome outcome;
    if (data.winner == Winner::Nobody)
        return outcome;
    outcome.over = true;
    const bool invaders = data.winner == Winner::Invaders;
    for (int seat = 0; seat < scene.rules.players; ++seat) {
        const bool invader = isInvader(scene.rules, static_cast<Seat>(seat));
        SeatResult &result = outcome.seats[static_cast<std::size_t>(seat)];
        result.place = invader == invaders ? 1 : 2;
        result.score = invader ? data.invaderGlory : data.defenderGlory;
    }
    outcome.why = reasonOfEnd(data);
    return outcome;
}

} // namespace merlon::siege1
