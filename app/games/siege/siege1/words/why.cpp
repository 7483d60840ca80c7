#include "app/games/siege/siege1/words/why.h"

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

} // namespace

QString whyNow(const View &view)
{
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    return whyAsked(view, purseOf(seen, view.decision().seat),
                    {invaderWhys(), defenderWhys(), assaultWhys()});
}

} // namespace merlon::siege1table
