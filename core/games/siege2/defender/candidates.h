#pragma once

#include "core/games/siege2/play.h"

#include <algorithm>
#include <iterator>

/// The targets among which the effect of a building action is chosen.
namespace merlon::siege2 {

/// Offers a verb with every wall.
template <auto whyNot, Verb verb>
void offerWalls(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNot>(scene, step, out, choice(verb, wall.place));
}

/// Whether any choice of the question of an action is legal: one verb with each of some things in turn.
template <auto whyNot, class Things, class ValueOf>
bool anyOf(const Scene &scene, Action action, Verb verb, const Things &things, ValueOf valueOf)
{
    const Step step {.a = static_cast<std::uint16_t>(action)};
    return std::any_of(std::begin(things), std::end(things),
                       [&](const auto &thing) { return !whyNot(scene, step, choice(verb, valueOf(thing))); });
}

inline constexpr auto kPlaceOf = [](const auto &field) { return field.place; };
inline constexpr auto kLinkOf = [](const siege::PathField &path) { return path.link; };
inline constexpr auto kItself = [](std::uint8_t value) { return value; };

} // namespace merlon::siege2
