#include "app/cli/siege_names.h"

#include "app/cli/map_parts.h"
#include "app/words/counting.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString unitsInWords(const siege::Units &units, const SiegeNames::UnitKeys &keys, const Speaker &speaker)
{
    NameCounts tally;
    for (std::size_t unit = 0; unit < keys.size(); ++unit) {
        if (units[unit] > 0)
            tally[std::string(keys[unit])] = units[unit];
    }
    return counted(tally, speaker);
}

} // namespace

QString SiegeNames::place(siege::PlaceIndex index) const
{
    return index == siege::kNowhere ? QString() : speaker.name(speaker.setup().board().places()[index].key);
}

QString SiegeNames::invaders(const siege::Units &units) const
{
    return unitsInWords(units, invaderKeys, speaker);
}

QString SiegeNames::defenders(const siege::Units &units) const
{
    return unitsInWords(units, defenderKeys, speaker);
}

QString SiegeNames::invadersIn(const siege::Units &units, int room) const
{
    return filledPlace(invaders(units), siege::countOf(units), room);
}

QString SiegeNames::defendersIn(const siege::Units &units, int room) const
{
    return filledPlace(defenders(units), siege::countOf(units), room);
}

QString SiegeNames::heroesAt(std::span<const siege::PlaceIndex> heroes, siege::PlaceIndex index) const
{
    QStringList names;
    for (std::size_t number = 0; number < heroes.size(); ++number) {
        if (heroes[number] == index)
            names << hero(number);
    }
    return names.join(u", "_s);
}

} // namespace merlon::cli
