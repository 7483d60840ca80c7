#pragma once

#include "app/cli/siege_names.h"
#include "app/cli/text_table.h"

namespace merlon::cli {

/// The buildings of a siege game on its map for a terminal.
class BuildingTable {
public:
    BuildingTable();

    /// `tracks` of its actions; `trouble`: what the invader has put there.
    void add(const SiegeNames &names, const siege::BuildingField &building, const siege::Units &inside,
             const QString &tracks, const QString &trouble);
    QString text() const;

private:
    TextTable m_table;
};

/// A building action and the hourglasses on its track: `ladder 1/2`, ticked when it is done this round.
QString trackText(const QString &action, int hourglasses, int cost, bool done);

} // namespace merlon::cli
