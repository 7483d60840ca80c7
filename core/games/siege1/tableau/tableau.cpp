#include "core/games/siege1/tableau/tableau.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege/tableau/items.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/reports/foresight.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"

namespace merlon::siege1 {

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    const bool oneInvader = invaderSeats(seen.rules()) == 1;
    const bool oneDefender = defenderSeats(seen.rules()) == 1;
    tableau.panels = {
        {{oneInvader ? "invader" : "invaders", "panel"}, 0},
        {{oneDefender ? "defender" : "defenders", "panel"}, static_cast<Seat>(invaderSeats(seen.rules()))}};
    tableau.contested = siege::wallsOf(seen.field());
    layOnBoard(seen, tableau);
    layInvaders(seen, tableau);
    layDefenders(seen, tableau);
    layClock(seen, tableau.clock);
    if (siege::isInAssault<Edition>(seen.known()))
        tableau.duels = siege::duelsOf(wallOutlooks(seen), 0, static_cast<Seat>(invaderSeats(seen.rules())));
}

} // namespace merlon::siege1
