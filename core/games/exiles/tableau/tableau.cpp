#include "core/games/exiles/tableau/tableau.h"

#include "core/games/exiles/tableau/panels.h"

namespace merlon::exiles {

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = static_cast<const ExilesView &>(view);
    const Layout layout {
        seen, seen.known(), {seen.known(), seen.field(), seen.rules()}, tableau, seen.decision().seat};
    laySections(layout);
    layFronts(layout);
    layKeep(layout);
    laySeats(layout);
    layCity(layout);
    layEnemy(layout);
}

} // namespace merlon::exiles
