#include "core/games/siege1/teams/teams.h"

namespace merlon::siege1 {

void giveHourglasses(Play &play, Seat invader, int count, RuleId rule)
{
    if (count == 0)
        return;
    const int first = invaderSeats(play.rules);
    const auto seat = static_cast<Seat>(defenderSeats(play.rules) == 1 ? first : first + invader);
    DefenderState &state = defenderState(play, seat);
    state.purse = static_cast<std::uint16_t>(state.purse + count);
    tell(play, EventKind::SeatGainsHourglasses, rule, seat, count);
}

} // namespace merlon::siege1
