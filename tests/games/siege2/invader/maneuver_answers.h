#pragma once

#include "tests/games/siege2/answers.h"

namespace merlon::siege2 {

inline constexpr std::uint8_t kSap = 1 << static_cast<int>(Equipment::Sap);

/// No invader on the board.
inline void clearInvaders(Table &table)
{
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {};
    table.data.marauders = {};
}

/// Begins a maneuver of that size.
inline void maneuver(Table &table, std::string_view size)
{
    table.beginCard(Card::Maneuver);
    table.play("maneuver " + std::string(size));
}

inline void times(Table &table, int count, std::string_view choice)
{
    for (int i = 0; i < count; ++i)
        table.play(choice);
}

} // namespace merlon::siege2
