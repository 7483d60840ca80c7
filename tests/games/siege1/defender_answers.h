#pragma once

#include "tests/games/siege1/answers.h"

#include <cstddef>
#include <cstdint>

namespace merlon::siege1 {

/// The hourglasses of a seat of the defenders, 1 for the second.
inline int purseOf(const Table &table, std::size_t seat = 0)
{
    return table.now().defenders[seat].purse;
}

inline int investedIn(const Table &table, Work work)
{
    return table.now().invested[static_cast<std::size_t>(work)];
}

inline bool isDone(const Table &table, Work work)
{
    return (table.now().done >> static_cast<int>(work) & 1u) != 0;
}

/// Hourglasses that already lie on an action, of a seat of the defenders.
inline void putOn(Table &table, Work work, int count, int seat = 0)
{
    table.data.invested[static_cast<std::size_t>(work)] = static_cast<std::uint8_t>(count);
    table.data.investors[static_cast<std::size_t>(work)] = static_cast<std::uint8_t>(seat + 1);
}

inline void close(Table &table, Work work)
{
    table.data.done |= 1u << static_cast<int>(work);
}

inline void put(WallState &wall, Equipment tile)
{
    wall.equipment = static_cast<std::uint8_t>(wall.equipment | 1 << static_cast<int>(tile));
}

inline void put(RampartState &rampart, Training tile)
{
    rampart.training = static_cast<std::uint8_t>(rampart.training | 1 << static_cast<int>(tile));
}

} // namespace merlon::siege1
