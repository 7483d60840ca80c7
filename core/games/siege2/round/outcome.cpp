#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/edition.h"

namespace merlon::siege2 {

void Edition::resign(Play &play, Seat seat)
{
    play.data.winner = seat == kInvader ? Winner::Defender : Winner::Invader;
    play.data.ending = Ending::Resigned;
    tell(play, EventKind::SeatResigned, {19, 5}, seat);
}

Outcome Edition::outcome(const Scene &scene)
{
    const SiegeData &data = scene.data;
    Outcome outcome;
    if (data.winner == Winner::Nobody)
        return outcome;
    outcome.over = true;
    const bool invader = data.winner == Winner::Invader;
    outcome.seats[kInvader].place = invader ? 1 : 2;
    outcome.seats[kDefender].place = invader ? 2 : 1;
    const auto why = [&](EventKind kind, RuleId rule, std::array<std::uint16_t, 4> args) {
        outcome.why = {static_cast<std::uint16_t>(kind), rule, args, {}};
    };
    switch (data.ending) {
    case Ending::Breach:
        why(EventKind::WallBreached, {18, 9}, breachOf(scene, data.breachedWall));
        break;
    case Ending::Resigned:
        why(EventKind::SeatResigned, {19, 5}, {invader ? kDefender : kInvader});
        break;
    case Ending::HeldOut:
    case Ending::None:
        why(EventKind::DefenderWins, {19, 5}, {});
        break;
    }
    return outcome;
}

} // namespace merlon::siege2
