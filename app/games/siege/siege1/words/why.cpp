#include "app/games/siege/siege1/words/why.h"

#include "app/games/siege/panel_words.h"
#include "core/games/siege1/invader/marching.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege1/teams/teams.h"

namespace merlon::siege1table {

using namespace siege1;

namespace {

/// S1-13.2: those of the barricades count.
int purseOf(const Siege1View &view, Seat seat)
{
    const int defender = seat - invaderSeats(view.rules());
    if (seat >= view.setup().seats().size() || defender < 0)
        return 0;
    const DefenderState &state = view.known().defenders[static_cast<std::size_t>(defender)];
    return state.purse + state.barricades;
}

/// S1-11.7: how many units may still leave the camp in the deployment that goes on.
QString leftForCamp(const Siege1View &view)
{
    const Decision decision = view.decision();
    const int budget = view.known().budget;
    const auto left = [&](siege::Side side) {
        return budget - view.known().foregrounds[static_cast<std::size_t>(side)].fromCamp;
    };
    const bool west = commands(view.rules(), decision.seat, siege::West);
    const bool east = commands(view.rules(), decision.seat, siege::East);
    if (west && east)
        //: %1: how many units each side may get in this deployment; %2, %3: how many of them are left.
        return PanelWords::tr("%1 units may go to each side: %2 more in the west, %3 more in the east.")
            .arg(budget)
            .arg(left(siege::West))
            .arg(left(siege::East));
    //: %1: how many units may leave the camp in this deployment; %2: how many of them are left.
    return PanelWords::tr("%1 units may leave the camp: %2 more.")
        .arg(budget)
        .arg(left(west ? siege::West : siege::East));
}

} // namespace

QString whyNow(const View &view)
{
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    const Decision decision = view.decision();
    const bool isStage = view.setup().vocabulary().decisions()[decision.kind].key == "deploy-stage";
    if (isStage && static_cast<Stage>(decision.about[0]) == Stage::Camp)
        return leftForCamp(seen);
    return whyAsked(view, isStage ? seen.known().budget : purseOf(seen, decision.seat),
                    {invaderWhys(), defenderWhys(), assaultWhys()});
}

} // namespace merlon::siege1table
