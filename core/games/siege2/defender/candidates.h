#pragma once

#include "core/games/siege2/pieces/pieces.h"

#include <optional>

/// The targets among which the effect of a building action is chosen.
namespace merlon::siege2 {

/// Offers a verb with every wall.
template <auto whyNot, Verb verb>
void offerWalls(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNot>(scene, step, out, choice(verb, wall.place));
}

/// What is missing for the question of an action, one verb with each of some things in turn: nothing if any choice is
/// legal, a token if that is the reason anywhere, otherwise what the action is made for.
template <auto whyNot, class Things, class ValueOf>
std::optional<Condition> missingAmong(const Scene &scene, Action action, Verb verb, const Things &things,
                                      ValueOf valueOf, Condition target)
{
    const Step step {.a = static_cast<std::uint16_t>(action)};
    Condition missing = target;
    for (const auto &thing : things) {
        const Reason reason = whyNot(scene, step, choice(verb, valueOf(thing)));
        if (!reason)
            return std::nullopt;
        if (reason.kind() == static_cast<std::uint16_t>(ReasonKind::NoToken))
            missing = Condition::NoToken;
    }
    return missing;
}

inline constexpr auto kPlaceOf = [](const auto &field) { return field.place; };
/// In an empty slot: of no machine.
inline constexpr auto kMachineOf = [](const MachineState &machine) {
    return machine.type != 0 ? machineName(machine) : kMachineTypes * kMachinesOfType;
};
inline constexpr auto kLinkOf = [](const siege::PathField &path) { return path.link; };
inline constexpr auto kItself = [](std::uint8_t value) { return value; };

} // namespace merlon::siege2
