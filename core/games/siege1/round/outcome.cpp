#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/pieces.h"

namespace merlon::siege1 {

void Edition::resign(Play &play, Seat seat)
{
    play.data.winner = isInvader(play.rules, seat) ? Winner::Defenders : Winner::Invaders;
    play.data.ending = Ending::Resigned;
    play.data.resigned = seat;
    tell(play, EventKind::SeatResigned, {1, 1}, seat);
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
    if (data.ending == Ending::Resigned) {
        outcome.why = {static_cast<std::uint16_t>(EventKind::SeatResigned), {1, 1}, {data.resigned}, {}};
        return outcome;
    }
    const RuleId rule = data.ending == Ending::TieBreak ? RuleId {22, 7}
        : data.ending == Ending::HeldOut                ? RuleId {21, 5}
                                                        : RuleId {22, 6};
    outcome.why = {static_cast<std::uint16_t>(EventKind::GameWon),
                   rule,
                   {static_cast<std::uint16_t>(invaders ? kTeamOfInvaders : kTeamOfDefenders),
                    gloryValue(data.invaderGlory), gloryValue(data.defenderGlory)},
                   {}};
    return outcome;
}

} // namespace merlon::siege1
