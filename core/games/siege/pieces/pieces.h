#pragma once

#include "core/engine/choice.h"
#include "core/games/siege/battlefield.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// What stands where, for all siege games. `Scene` is what the conditions of a game read.
namespace merlon::siege {

/// The number of a place that is a wall; -1 otherwise.
template <class Scene>
int wallNumber(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall) ? scene.field.numbers[place] : -1;
}

template <class Scene>
int rampartNumber(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Rampart) ? scene.field.numbers[place] : -1;
}

/// How many of the walls, towers, ramparts or paths of the board are so: `states` has room for more than there are.
template <class Fields, class States, class Is>
int countSuch(const Fields &fields, const States &states, Is is)
{
    int count = 0;
    for (std::size_t number = 0; number < fields.size(); ++number)
        count += is(states[number]) ? 1 : 0;
    return count;
}

template <class Scene, class Is>
int countWalls(const Scene &scene, Is is)
{
    return countSuch(scene.field.walls, scene.data.walls, is);
}

template <class Scene, class Is>
int countTowers(const Scene &scene, Is is)
{
    return countSuch(scene.field.towers, scene.data.towers, is);
}

template <class Scene, class Is>
int countRamparts(const Scene &scene, Is is)
{
    return countSuch(scene.field.ramparts, scene.data.ramparts, is);
}

template <class Scene, class Is>
int countPaths(const Scene &scene, Is is)
{
    return countSuch(scene.field.paths, scene.data.paths, is);
}

/// How many pieces of a kind whose number is limited are on the board.
template <class Scene, class Equipment>
int equipmentInUse(const Scene &scene, Equipment type)
{
    if (type == Equipment::Bridge)
        return countPaths(scene, [](const auto &path) { return path.has(path.kBridge); });
    return countWalls(scene, [type](const auto &wall) { return wall.has(type); });
}

template <class Scene, class Cauldron>
int cauldronsInUse(const Scene &scene, Cauldron cauldron)
{
    return countWalls(scene, [cauldron](const auto &wall) { return wall.cauldron == cauldron; });
}

/// The kind of unit, by its strength, that a cauldron is for.
template <class Cauldron>
constexpr int kindScalded(Cauldron cauldron)
{
    return cauldron == Cauldron::Troll ? Troll : cauldron == Cauldron::Orc ? Orc : Goblin;
}

/// How many units of a kind a cauldron kills: all goblins, but only one orc or troll (S1-19.1, S2-18.2).
template <class Cauldron>
constexpr int countScalded(Cauldron cauldron, const Units &units, int unit)
{
    if (cauldron == Cauldron::None || kindScalded(cauldron) != unit)
        return 0;
    const int count = units[static_cast<std::size_t>(unit)];
    return cauldron == Cauldron::Goblin || count == 0 ? count : 1;
}

/// What a cauldron leaves of units.
template <class Cauldron>
constexpr Units afterScalding(Cauldron cauldron, Units units)
{
    for (int unit = 0; unit < kUnitKinds; ++unit) {
        std::uint8_t &count = units[static_cast<std::size_t>(unit)];
        count = static_cast<std::uint8_t>(count - countScalded(cauldron, units, unit));
    }
    return units;
}

template <class Scene, class Order>
int ordersInUse(const Scene &scene, Order order)
{
    return countWalls(scene, [order](const auto &wall) { return wall.order == order; });
}

template <class Scene, class Trap>
int trapsInUse(const Scene &scene, Trap trap)
{
    return countPaths(scene, [trap](const auto &path) { return path.trap == trap; });
}

// Throwing engines (barrage machines), in the slots in which they were built.

/// The slot in use whose `nameOf` is this; -1 if there is none.
template <class Machines, class NameOf>
int slotNamed(const Machines &machines, int name, NameOf nameOf)
{
    for (std::size_t slot = 0; slot < machines.size(); ++slot) {
        if (machines[slot].type != 0 && nameOf(machines[slot]) == name)
            return static_cast<int>(slot);
    }
    return -1;
}

template <class Machines, class Type>
int slotsOf(const Machines &machines, Type type)
{
    int count = 0;
    for (const auto &slot : machines)
        count += slot.type == static_cast<int>(type) + 1 ? 1 : 0;
    return count;
}

/// Builds an engine in the first free slot, of which there is one, with these cards in its deck.
template <class Machines, class Type>
auto &buildIn(Machines &machines, Type type, PlaceIndex place, std::uint8_t hits, std::uint8_t misses)
{
    const int ordinal = slotsOf(machines, type) + 1;
    const auto free =
        std::find_if(machines.begin(), machines.end(), [](const auto &machine) { return machine.type == 0; });
    assert(free != machines.end());
    *free = {.type = static_cast<std::uint8_t>(static_cast<int>(type) + 1),
             .place = place,
             .ordinal = static_cast<std::uint8_t>(ordinal),
             .hits = hits,
             .misses = misses};
    return *free;
}

/// What the top card of an engine's deck can be.
inline void drawShot(int hits, int misses, Choice hit, Choice miss, OutcomeList &out)
{
    if (hits > 0)
        out.push_back({hit, static_cast<std::uint32_t>(hits)});
    if (misses > 0)
        out.push_back({miss, static_cast<std::uint32_t>(misses)});
}

template <class Machines>
int slotsAt(const Machines &machines, PlaceIndex place)
{
    int count = 0;
    for (const auto &slot : machines)
        count += slot.type != 0 && slot.place == place ? 1 : 0;
    return count;
}

} // namespace merlon::siege
