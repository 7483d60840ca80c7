#pragma once

#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"
#include "core/games/siege/battlefield.h"

#include <algorithm>

/// Why the heuristic player of the siege games chooses as it does.
namespace merlon::siege {

/// A reason: a wording of core/games/siege/texts/advice.cpp and what its %1 is.
struct Why {
    const char *code = nullptr; ///< null: nothing to say
    int wall = -1;              ///< %1 is the wall of this number
    int argument = -1;          ///< %1 is this argument of the choice
};

/// %1 is an argument of the choice.
inline Why whyOf(const char *code, int argument)
{
    return {code, -1, argument};
}

/// The same in words.
Text textOf(const Why &why, const Setup &setup, const Battlefield &field, Choice choice);

/// Of these walls the one where an attack gains most; -1 if there is none.
template <class Outlook>
int weakestOf(const Outlook &outlook, Mask walls)
{
    int weakest = -1;
    forEach(walls, [&](int wall) {
        const auto weaknessAt = [&](int number) {
            return outlook.weakness[static_cast<std::size_t>(number)];
        };
        if (weakest < 0 || weaknessAt(wall) > weaknessAt(weakest))
            weakest = wall;
    });
    return weakest;
}

/// For something at a place from which walls can be attacked: a rampart, a foreground.
template <class Outlook>
Why threatening(const Outlook &outlook, int rampart)
{
    return {"advice.threatens",
            weakestOf(outlook, outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls)};
}

/// For units of the invader that come to a wall.
template <class Outlook>
Why attacking(const Outlook &outlook, int wall)
{
    const bool canFall = outlook.weakness[static_cast<std::size_t>(wall)] > 0;
    return {canFall ? "advice.breach" : "advice.attack", wall};
}

/// For whatever helps the defender on a wall.
template <class Outlook>
Why defending(const Outlook &outlook, int wall)
{
    const auto &fight = outlook.fightAt(wall);
    if (!fight.isFought())
        return {"advice.ready", wall};
    return {fight.excess() > 0 ? "advice.saves" : "advice.strengthens", wall};
}

/// For units of the invader that march to a place.
template <class Outlook>
Why marchingTo(const Outlook &outlook, PlaceIndex place)
{
    switch (outlook.field.kinds[place]) {
    case PlaceKind::Wall:
        return attacking(outlook, outlook.wallAt(place));
    case PlaceKind::Rampart:
        return threatening(outlook, outlook.field.numbers[place]);
    case PlaceKind::Foreground:
        return {"advice.weak-side"};
    default:
        return {};
    }
}

/// For what the defender moves or puts to a place.
template <class Outlook>
Why manning(const Outlook &outlook, PlaceIndex place)
{
    switch (outlook.field.kinds[place]) {
    case PlaceKind::Wall:
        return defending(outlook, outlook.wallAt(place));
    case PlaceKind::Tower:
        return {"advice.shoots"};
    case PlaceKind::Courtyard:
        return {"advice.reserve"};
    default:
        return {"advice.post"};
    }
}

/// For an hourglass on an action that lacks so many; the action is an argument of the choice.
inline Why filling(int left, int hourglasses, int argument)
{
    return whyOf(left <= std::max(1, hourglasses) ? "advice.completes" : "advice.fills", argument);
}

/// For a shot of a throwing engine at a wall: ballistas kill, the others break stones.
template <class Outlook>
Why shootingAt(const Outlook &outlook, int wall, bool ballista)
{
    if (ballista)
        return {"advice.weakens", wall};
    return outlook.wall(wall).stone > 0 ? Why {"advice.stones", wall} : Why {};
}

} // namespace merlon::siege
