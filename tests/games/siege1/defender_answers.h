#pragma once

#include "tests/games/siege1/answers.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::siege1 {

inline QStringList listed(const std::vector<std::string> &lines)
{
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list;
}

/// All legal choices.
inline QStringList offered(const Table &table)
{
    return listed(table.choices());
}

/// Whether events that begin with these words happened one after another, perhaps with others in between.
inline bool happenedInOrder(const Table &table, std::initializer_list<std::string_view> beginnings)
{
    auto next = beginnings.begin();
    for (const std::string &event : table.events()) {
        if (next != beginnings.end() && std::string_view(event).starts_with(*next))
            ++next;
    }
    return next == beginnings.end();
}

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
