#include "core/games/siege1/tableau/tableau.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege/tableau/items.h"
#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/cards.h"
#include "core/games/siege1/reports/foresight.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"
#include "core/games/siege1/words/words.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

/// S1-20.1: the ram against the gate, as long as it is still to strike.
void addDuelAtGate(const Siege1View &seen, Seat defender, std::vector<Duel> &duels)
{
    const Scene scene {seen.known(), seen.field(), seen.rules()};
    const BarbicanState &barbican = scene.data.barbican;
    const int damage = ramDamage(barbican);
    if (damage == 0 || !gateStands(scene) || !siege::isToCome<Edition>(scene.data, StepKind::Barbican))
        return;
    const int gate = scene.field.gate.place;
    duels.insert(std::ranges::upper_bound(duels, gate, {}, &Duel::place),
                 {gate, {0, defender}, {damage, barbican.resistance}, barbican.resistance});
}

} // namespace

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
    if (siege::isInAssault<Edition>(seen.known())) {
        const auto defender = static_cast<Seat>(invaderSeats(seen.rules()));
        tableau.duels = siege::duelsOf(wallOutlooks(seen), 0, defender);
        addDuelAtGate(seen, defender, tableau.duels);
    }
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
