#pragma once

#include "core/games/module.h"
#include "core/games/siege/pieces/units.h"
#include "tests/support/answers.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <string_view>

namespace merlon::testing {

/// Units from the weakest to the strongest: "1 3 1".
inline QString counts(const siege::Units &units)
{
    return QStringLiteral("%1 %2 %3").arg(units[0]).arg(units[1]).arg(units[2]);
}

/// What could be acted upon from where a choice puts something: keys of places, sorted.
template <class Table>
QStringList reached(const Table &table, std::string_view notation)
{
    const std::unique_ptr<View> view = table.state().seenBy({table.seat()});
    const Expected<Choice> choice = parseChoice(table.setup().vocabulary(), notation);
    if (!choice)
        fail("no such choice");
    QStringList keys;
    for (const std::uint16_t place : placesReached(*view, *choice))
        keys << QString::fromStdString(table.setup().board().places()[place].key);
    keys.sort();
    return keys;
}

} // namespace merlon::testing
