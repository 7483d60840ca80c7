#include "core/games/siege2/tableau/tableau.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege/tableau/items.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/reports/foresight.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/tableau/parts.h"

namespace merlon::siege2 {

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = dynamic_cast<const Siege2View &>(view);
    tableau.panels = {{{"invader"}, kInvader}, {{"defender"}, kDefender}};
    tableau.contested = siege::wallsOf(seen.field());
    layOnBoard(seen, tableau);
    layInvader(seen, tableau);
    layDefender(seen, tableau);
    layClock(seen, tableau.clock);
    if (siege::isInAssault<Edition>(seen.known()))
        tableau.duels = siege::duelsOf(wallOutlooks(seen), kInvader, kDefender);
}

} // namespace merlon::siege2
