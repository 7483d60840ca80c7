#include "core/games/siege1/player/defender/posts.h"

#include "core/games/siege/player/posts.h"
#include "core/games/siege1/defender/movement.h"
#include "core/games/siege1/pieces/supplies.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr int kHonour = 60; ///< points for the glory of the honour guard (S1-22.5)

/// An archer shoots at what stands before him (S1-18.4).
int worthOfShooting(const Outlook &outlook, Mask ramparts)
{
    return siege::worthOfShooting(outlook, ramparts, outlook.deployed,
                                  [](const RampartState &rampart) { return rampart.mantelet != 0; });
}

/// From a tower an archer sees more, and is never engaged.
int worthInTower(const Outlook &outlook, int tower)
{
    const std::uint8_t faced = outlook.field.towers[static_cast<std::size_t>(tower)].rampart;
    return 3 + worthOfShooting(outlook, maskOf(faced) | outlook.field.ramparts[faced].beside);
}

int worthOnWall(const Outlook &outlook, int wall, int unit, int change)
{
    const bool officer = outlook.data.heroes[static_cast<std::size_t>(Hero::Officer)]
        == outlook.wallField(wall).place; // S1-16.2
    const bool shoots = unit == siege::Marksman && !isContested(outlook.wall(wall));
    return siege::worthOnWall(outlook, wall, unit, change) + (officer ? 3 : 0)
        + (shoots ? worthOfShooting(outlook, outlook.wallField(wall).ramparts) : 0);
}

/// Under terror a unit of the courtyard dies (S1-9.5).
int worthInCourtyard(const Outlook &outlook, int unit, int change)
{
    if (outlook.data.has(SiegeData::kTerror))
        return 0;
    const auto fitsAt = [&](PlaceIndex wall) { return defenderFits(outlook.scene(), wall, unit); };
    return siege::worthInReserve(outlook, outlook.purse().purse, unit, change, fitsAt);
}

/// A unit in the guards can hunt saboteurs (S1-15.10); archers are good enough.
int worthOfGuard(const Outlook &outlook, int unit)
{
    const bool saboteurs = trainingLeft(outlook.scene(), Training::Saboteur) < kTilesOfKind;
    return unit == siege::Marksman ? (saboteurs ? 10 : 3) : 1;
}

int worthInBuilding(const Outlook &outlook, std::size_t building, int unit)
{
    switch (static_cast<siege::BuildingType>(building)) {
    case siege::BuildingType::Barracks:
        return siege::worthInBarracks(outlook, unit, outlook.deployed);
    case siege::BuildingType::Guards:
        return worthOfGuard(outlook, unit);
    case siege::BuildingType::HonourGuard: // once gone, gone for good
        return unit == siege::Soldier && !outlook.data.has(SiegeData::kHonourLost) ? kHonour : 0;
    default:
        return 0;
    }
}

/// Points for a unit more at a place (change 1), or lost if one goes (change -1).
int worthAt(const Outlook &outlook, PlaceIndex place, int unit, int change)
{
    const std::size_t number = outlook.field.numbers[place];
    switch (outlook.field.kinds[place]) {
    case PlaceKind::Wall:
        return worthOnWall(outlook, static_cast<int>(number), unit, change);
    case PlaceKind::Tower:
        return worthInTower(outlook, static_cast<int>(number));
    case PlaceKind::Courtyard:
        return worthInCourtyard(outlook, unit, change);
    case PlaceKind::Building:
        return worthInBuilding(outlook, number, unit);
    default:
        return 0;
    }
}

/// Of two units that change places, what the exchange means for one place.
int gainAt(const Outlook &outlook, PlaceIndex place, int going, int coming)
{
    const int wall = outlook.wallAt(place);
    if (wall < 0)
        return worthAt(outlook, place, coming, 1) - worthAt(outlook, place, going, -1);
    const bool quiet = !isContested(outlook.wall(wall));
    const int shooting = quiet ? worthOfShooting(outlook, outlook.wallField(wall).ramparts) : 0;
    return siege::gainOfExchangeOnWall(outlook, wall, going, coming, shooting);
}

/// What a hero's presence means for a fight (S1-16).
int worthOfHero(const Outlook &outlook, Hero hero, PlaceIndex place, int change)
{
    const int wall = outlook.wallAt(place);
    if (wall < 0)
        return 0;
    const int strength = hero == Hero::Warrior ? 2 : siege::countOf(outlook.wall(wall).defenders);
    const Fight &fight = outlook.fightAt(wall);
    return 4 + (change > 0 ? gainOfFixed(fight, strength) : -gainOfFixed(fight, -strength));
}

} // namespace

int gainOfMove(const Outlook &outlook, int unit, PlaceIndex from, PlaceIndex to)
{
    return worthAt(outlook, to, unit, 1) - worthAt(outlook, from, unit, -1);
}

int gainOfExchange(const Outlook &outlook, int unit, PlaceIndex from, int other, PlaceIndex place)
{
    return gainAt(outlook, from, unit, other) + gainAt(outlook, place, other, unit);
}

int gainOfHeroMove(const Outlook &outlook, Hero hero, PlaceIndex to)
{
    const PlaceIndex from = outlook.data.heroes[static_cast<std::size_t>(hero)];
    return worthOfHero(outlook, hero, to, 1) - worthOfHero(outlook, hero, from, -1);
}

int bestGain(const Outlook &outlook, int unit, PlaceIndex from)
{
    const Scene scene = outlook.scene();
    int best = -1000;
    for (const PlaceIndex to : outlook.field.defenderPlaces) {
        if (to == from || !outlook.field.areAdjacent(from, to))
            continue;
        if (!whyNotSetDown(scene, outlook.seat, from, unit, to))
            best = std::max(best, gainOfMove(outlook, unit, from, to));
        for (int other = 0; other < siege::kUnitKinds; ++other) {
            if (!whyNotExchange(scene, outlook.seat, from, unit, to, other))
                best = std::max(best, gainOfExchange(outlook, unit, from, other, to));
        }
    }
    return best;
}

} // namespace merlon::siege1
