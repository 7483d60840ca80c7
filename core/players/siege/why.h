#pragma once

#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"
#include "core/games/siege/battlefield.h"

/// Why the heuristic player of the siege games chooses as it does.
namespace merlon::siege {

/// A reason: a wording of core/base/words/advice.cpp and what its %1 is.
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

} // namespace merlon::siege
