#pragma once

#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/spaces.h"
#include "core/games/siege/pieces/units.h"

#include <cstddef>

/// Where units of either army stand and whether they fit there, for both games. What only one game has comes as an
/// argument: another place of the invader, what stands in a tower, what widens a wall. All are `inline`, templates too:
/// lists of choices ask them of every place, and the compiler is to know it.
namespace merlon::siege {

/// Whether invader units can stand on a place: foreground, rampart, wall, or the kind of place that is the game's own.
inline bool holdsInvaders(const Battlefield &field, PlaceIndex place, PlaceKind own)
{
    return field.is(place, PlaceKind::Wall) || field.is(place, PlaceKind::Rampart)
        || field.is(place, PlaceKind::Foreground) || field.is(place, own);
}

/// The invader units of a place for which holdsInvaders is true; `own` are those on the game's own place.
template <class Data, class Own>
inline Own &invadersAt(Data &data, const Battlefield &field, PlaceIndex place, Own &own)
{
    const std::size_t number = field.numbers[place];
    if (field.is(place, PlaceKind::Wall))
        return data.walls[number].invaders;
    if (field.is(place, PlaceKind::Rampart))
        return data.ramparts[number].invaders;
    return field.is(place, PlaceKind::Foreground) ? data.foregrounds[number].invaders : own;
}

/// How many invader units still fit on a place for which holdsInvaders is true (S1-11.8, S2-1.2); below 0 where spaces
/// have gone. `onWall(wall)` and `onRampart(rampart)` are spaces beyond the board's, `own()` is the room on the game's
/// own place.
template <class Scene, class OnWall, class OnRampart, class Own>
inline int invaderRoom(const Scene &scene, PlaceIndex place, OnWall onWall, OnRampart onRampart, Own own)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall)) {
        const auto &wall = scene.data.walls[number];
        return scene.field.walls[number].invaderSpaces + onWall(wall) - countOf(wall.invaders);
    }
    if (scene.field.is(place, PlaceKind::Rampart)) {
        const auto &rampart = scene.data.ramparts[number];
        return scene.field.ramparts[number].unitCapacity + onRampart(rampart) - countOf(rampart.invaders);
    }
    if (scene.field.is(place, PlaceKind::Foreground))
        return scene.field.foregrounds[number].unitCapacity
            - countOf(scene.data.foregrounds[number].invaders);
    return own();
}

/// The defender units of any place, none where there can be none. `inTower(tower)` are those of a tower.
template <class Scene, class InTower>
inline Units defendersAt(const Scene &scene, PlaceIndex place, InTower inTower)
{
    const std::size_t number = scene.field.numbers[place];
    switch (scene.field.kinds[place]) {
    case PlaceKind::Wall:
        return scene.data.walls[number].defenders;
    case PlaceKind::Tower:
        return inTower(scene.data.towers[number]);
    case PlaceKind::Building:
        return number < scene.data.buildings.size() ? scene.data.buildings[number].units : Units {};
    case PlaceKind::Courtyard:
        return scene.data.courtyard;
    default:
        return {};
    }
}

/// Whether the defender units of a place fit there when one comes or goes (S1-14.3, S1-14.4, S2-13.2 to S2-13.5).
/// `inTower(tower)` says it of a tower, `more(wall)` how many `any` spaces a wall has beyond the board's.
template <class Scene, class InTower, class More>
inline bool defendersFit(const Scene &scene, PlaceIndex place, Change change, InTower inTower, More more)
{
    const std::size_t number = scene.field.numbers[place];
    switch (scene.field.kinds[place]) {
    case PlaceKind::Wall: {
        const auto &wall = scene.data.walls[number];
        return fits(scene.field.walls[number].defenderSpaces, wall.defenders, more(wall), change);
    }
    case PlaceKind::Tower:
        return inTower(scene.data.towers[number]);
    case PlaceKind::Building:
        return number < scene.data.buildings.size()
            && fits(scene.field.buildings[number].spaces, scene.data.buildings[number].units, 0, change);
    default:
        return scene.field.is(place, PlaceKind::Courtyard);
    }
}

/// The kinds of units among some, as a bit set.
constexpr unsigned kindsOf(const Units &units)
{
    unsigned kinds = 0;
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
        kinds |= unsigned {units[unit] > 0} << unit;
    return kinds;
}

} // namespace merlon::siege
