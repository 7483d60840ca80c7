#include "core/games/siege1/tableau/tableau.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege/tableau/items.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/cards.h"
#include "core/games/siege1/reports/foresight.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"
#include "core/games/siege1/words/words.h"

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

std::optional<Item> itemMeant(const View &view, Choice choice)
{
    if (choice.verb != static_cast<std::uint16_t>(Verb::Flip))
        return std::nullopt;
    const int phase = choice.args[0];
    if (phase > 1)
        return Items(view.setup()).action(backOf(phase), ComponentRole::Card);
    Item assault {.key = "all-out-assault", .type = "card"};
    assault.art = siege::artOf(assault.key);
    return assault;
}

} // namespace merlon::siege1
