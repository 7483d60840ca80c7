#pragma once

#include "tests/games/siege2/answers.h"

namespace merlon::siege2 {

/// As far as the first token of that ritual.
inline void beginRitual(Table &table, Card card)
{
    table.data.invaderSupply = {2, 0, 0};
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
    table.play("perform " + std::string(dataOf(card).key));
}

inline RitualToken &possessionOf(Table &table, HeroicOrder order)
{
    return table.data.possession[static_cast<std::size_t>(order)];
}

inline void hitWithBallista(Table &table, std::string_view wall)
{
    fireMachines(table);
    table.play("fire ballista-1 " + std::string(wall));
    table.play("reveal-shot ballista-1 hit");
}

} // namespace merlon::siege2
