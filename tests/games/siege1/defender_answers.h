#pragma once

#include "tests/support/siege1_table.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::siege1 {

/// Answers of a table in Qt's types, so that a comparison that fails shows both sides.

inline QString decisionOf(const Table &table)
{
    return QString::fromStdString(table.decision());
}

/// Why a choice is not legal and by which rule, "no-space 14.3"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    return QString::fromStdString(table.whyNot(choice));
}

inline QStringList listed(const std::vector<std::string> &lines)
{
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list;
}

/// The legal choices of one verb, or all of them.
inline QStringList offered(const Table &table, std::string_view verb)
{
    return listed(table.choices(verb));
}
inline QStringList offered(const Table &table)
{
    return listed(table.choices());
}

/// Units from the weakest to the strongest: "1 3 1".
inline QString counts(const Units &units)
{
    return QStringLiteral("%1 %2 %3").arg(units[0]).arg(units[1]).arg(units[2]);
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
