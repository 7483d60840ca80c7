#pragma once

#include "tests/support/answers.h"
#include "tests/support/mountain/mountain_table.h"

#include <QString>

#include <string_view>

namespace merlon::mountain {

using testing::countOf;
using testing::decisionOf;
using testing::happenedInOrder;
using testing::listed;
using testing::offered;

/// Why a choice is not legal and by which rule, "no-rune 3.2"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    return QString::fromStdString(table.refusal(choice));
}
inline QString stockOf(const Table &table, Seat seat = kMagenta)
{
    return QString::fromStdString(table.stock(seat));
}
inline QString purseOf(const Table &table, Seat seat = kMagenta)
{
    return QString::fromStdString(table.purse(seat));
}

/// Leaves out the steps of a turn that may be left out, until somebody must recruit or dig.
inline void passSteps(Table &table)
{
    while (table.isLegal("next"))
        table.play("next");
}

/// The usual tile under the portal of Magenta on Autumn: r02c09 to r02c11.
inline void digFirst(Mountain &mountain)
{
    mountain.tile("bar3", 0, "r02c10");
}

/// Magenta may cast this spell: it lies on g1, and there is a rune beside what else is in the stock.
inline Table withSpell(std::string_view spell, const Table::Change &change = {}, int runes = 0)
{
    return Table(Moment::Prepare, [&](Mountain &mountain) {
        mountain.stock(kMagenta, "R");
        mountain.spell(spell, runes);
        if (change)
            change(mountain);
    });
}

} // namespace merlon::mountain
