#include "core/games/siege1/tableau/tableau.h"

#include "core/games/siege1/tableau/parts.h"

namespace merlon::siege1 {

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    layOnBoard(seen, tableau);
}

} // namespace merlon::siege1
