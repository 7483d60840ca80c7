#include "core/games/siege2/player/defender/posts.h"

#include "core/games/siege/player/posts.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/pieces/pieces.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

/// A marksman shoots at what stands before him (S2-17.6): now if the maneuvers are made, else later.
int worthOfShooting(const Outlook &outlook, Mask ramparts)
{
    return siege::worthOfShooting(outlook, ramparts, outlook.maneuversMade, [](const RampartState &rampart) {
        return rampart.has(RampartState::kMantelet);
    });
}

/// A bay window needs a marksman in its tower (S2-18.8).
int worthOfBayWindow(const Outlook &outlook, int tower)
{
    if (outlook.data.towers[static_cast<std::size_t>(tower)].device != Device::BayWindow)
        return 0;
    int worth = 4;
    siege::forEach(outlook.field.towers[static_cast<std::size_t>(tower)].walls,
                   [&](int wall) { worth += gainOfFixed(outlook.fightAt(wall), 1); });
    return worth;
}

/// A marksman in a tower, the first one or another.
int worthInTower(const Outlook &outlook, int tower, bool first)
{
    const Mask rampart = maskOf(outlook.field.towers[static_cast<std::size_t>(tower)].rampart);
    return worthOfShooting(outlook, rampart) + (first ? worthOfBayWindow(outlook, tower) : 0);
}

int worthOnWall(const Outlook &outlook, int wall, int unit, int change)
{
    const bool shoots = unit == siege::Marksman && siege::isEmpty(outlook.wall(wall).invaders);
    return siege::worthOnWall(outlook, wall, unit, change)
        + (shoots ? worthOfShooting(outlook, outlook.wallField(wall).ramparts) : 0);
}

int worthInCourtyard(const Outlook &outlook, int unit, int change)
{
    const auto fitsAt = [&](PlaceIndex wall) { return defenderFits(outlook.scene(), wall, unit); };
    return siege::worthInReserve(outlook, outlook.data.reserve, unit, change, fitsAt);
}

/// A marksman in the guards can track saboteurs (S2-15.13); the first one matters.
int worthOfGuard(const Outlook &outlook)
{
    int saboteurs = 0;
    for (const BuildingState &building : outlook.data.buildings)
        saboteurs += building.saboteur;
    return saboteurs > 0 ? 12 : 3;
}

int worthInBuilding(const Outlook &outlook, std::size_t building, int unit)
{
    if (building == static_cast<std::size_t>(siege::BuildingType::Barracks))
        return siege::worthInBarracks(outlook, unit, outlook.maneuversMade);
    if (building == static_cast<std::size_t>(siege::BuildingType::Guards))
        return unit == siege::Marksman ? worthOfGuard(outlook) : 1;
    return 0;
}

int worthOfUnit(const Outlook &outlook, PlaceIndex place, int unit, int change)
{
    const std::size_t number = outlook.field.numbers[place];
    switch (outlook.field.kinds[place]) {
    case PlaceKind::Wall:
        return worthOnWall(outlook, static_cast<int>(number), unit, change);
    case PlaceKind::Tower:
        return worthInTower(outlook, static_cast<int>(number),
                            outlook.data.towers[number].marksmen == (change > 0 ? 0 : 1));
    case PlaceKind::Courtyard:
        return worthInCourtyard(outlook, unit, change);
    case PlaceKind::Building:
        return worthInBuilding(outlook, number, unit);
    case PlaceKind::Foreground:
    case PlaceKind::Rampart:
    case PlaceKind::Gate:
    case PlaceKind::Marauders:
    case PlaceKind::BarbicanRampart:
    case PlaceKind::None:
        return 0;
    }
    return 0;
}

/// A hero fights where he stands; on a quiet wall he gives orders to it (S2-14.3).
int worthOfHero(const Outlook &outlook, PlaceIndex place, int piece, int change)
{
    const int wall = outlook.wallAt(place);
    if (wall < 0)
        return 0;
    const int strength = heroStrength(outlook.data, static_cast<Hero>(piece - kHeroPiece));
    const Fight &fight = outlook.fightAt(wall);
    const int points = change > 0 ? gainOfFixed(fight, strength) : -gainOfFixed(fight, -strength);
    return points + (fight.isFought() ? 0 : 6);
}

int worthOf(const Outlook &outlook, PlaceIndex place, int piece, int change)
{
    return isHero(piece) ? worthOfHero(outlook, place, piece, change)
                         : worthOfUnit(outlook, place, piece, change);
}

/// Of two units that change places, what the exchange means for one place.
int gainOfExchange(const Outlook &outlook, PlaceIndex place, int going, int coming)
{
    const int wall = outlook.wallAt(place);
    if (wall < 0)
        return worthAdded(outlook, place, coming) - worthRemoved(outlook, place, going);
    const bool quiet = siege::isEmpty(outlook.wall(wall).invaders);
    const int shooting = quiet ? worthOfShooting(outlook, outlook.wallField(wall).ramparts) : 0;
    return siege::gainOfExchangeOnWall(outlook, wall, going, coming, shooting);
}

} // namespace

int worthAdded(const Outlook &outlook, PlaceIndex place, int piece)
{
    return worthOf(outlook, place, piece, 1);
}

int worthRemoved(const Outlook &outlook, PlaceIndex place, int piece)
{
    return worthOf(outlook, place, piece, -1);
}

int gainOfMove(const Outlook &outlook, int piece, PlaceIndex from, PlaceIndex to)
{
    return worthAdded(outlook, to, piece) - worthRemoved(outlook, from, piece);
}

int gainOfSwap(const Outlook &outlook, int piece, PlaceIndex from, int other, PlaceIndex place)
{
    if (!isHero(piece))
        return gainOfExchange(outlook, from, piece, other) + gainOfExchange(outlook, place, other, piece);
    return worthAdded(outlook, place, piece) + worthAdded(outlook, from, other)
        - worthRemoved(outlook, from, piece) - worthRemoved(outlook, place, other);
}

Posts::Posts(const Outlook &outlook)
    : m_outlook(outlook)
{
    const Scene scene = outlook.scene();
    for (const PlaceIndex place : outlook.field.defenderPlaces) {
        for (int piece = 0; piece < kPieces; ++piece) {
            const auto index = static_cast<std::size_t>(piece);
            const bool fits = isHero(piece) || defenderFits(scene, place, piece);
            m_added[place][index] = fits ? worthAdded(outlook, place, piece) : kNever;
            m_removed[place][index] =
                isThere(scene, piece, place) ? worthRemoved(outlook, place, piece) : kNever;
        }
        for (int going = 0; going < siege::kUnitKinds; ++going) {
            for (int coming = 0; coming < siege::kUnitKinds; ++coming) {
                const bool there = m_removed[place][static_cast<std::size_t>(going)] != kNever;
                m_exchanged[place][static_cast<std::size_t>(going * siege::kUnitKinds + coming)] =
                    there && going != coming ? gainOfExchange(outlook, place, going, coming) : kNever;
            }
        }
    }
}

int Posts::gainOfSwapping(int piece, PlaceIndex from, int other, PlaceIndex place) const
{
    if (isHero(piece))
        return gainOfSwap(m_outlook, piece, from, other, place);
    return m_exchanged[from][static_cast<std::size_t>(piece * siege::kUnitKinds + other)]
        + m_exchanged[place][static_cast<std::size_t>(other * siege::kUnitKinds + piece)];
}

int Posts::bestGain(int piece, PlaceIndex from) const
{
    const Scene scene = m_outlook.scene();
    const auto index = static_cast<std::size_t>(piece);
    int best = -1000;
    for (const PlaceIndex to : m_outlook.field.defenderPlaces) {
        const int gain = m_added[to][index] - m_removed[from][index];
        if (gain > best && !whyNotMoveTo(scene, piece, from, to, Fare::Normal))
            best = gain;
    }
    for (const PlaceIndex place : m_outlook.field.defenderPlaces) {
        for (int other = isHero(piece) ? kHeroPiece : 0; other < (isHero(piece) ? kPieces : kHeroPiece);
             ++other) {
            if (other == piece || m_removed[place][static_cast<std::size_t>(other)] == kNever)
                continue;
            const int gain = gainOfSwapping(piece, from, other, place);
            if (gain > best && !whyNotSwap(scene, piece, from, other, place))
                best = gain;
        }
    }
    return best;
}

} // namespace merlon::siege2
