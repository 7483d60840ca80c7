#include "app/cli/siege_fortress.h"

#include "app/words/language.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

BuildingTable::BuildingTable()
    : m_table({Cli::tr("Building"), Cli::tr("Inside"), Cli::tr("Hourglasses (✓ done this round)"),
               Cli::tr("Trouble")})
{
}

void BuildingTable::add(const SiegeNames &names, const siege::BuildingField &building,
                        const siege::Units &inside, const QString &tracks, const QString &trouble)
{
    const int room = siege::countOf(building.spaces.typed) + building.spaces.any;
    m_table.add({names.place(building.place), names.defendersIn(inside, room), tracks, trouble});
}

QString BuildingTable::text() const
{
    return m_table.text(u"  "_s);
}

QString trackText(const QString &action, int hourglasses, int cost, bool done)
{
    //: A building action, the hourglasses on its track, and how many it needs.
    const QString text = Cli::tr("%1 %2/%3").arg(action).arg(hourglasses).arg(cost);
    return unbroken(done ? text + u" ✓"_s : text);
}

} // namespace merlon::cli
