#pragma once

#include "core/games/siege2/play.h"

#include <optional>

/// What building actions do (S2-15) and what they need (2.2).
namespace merlon::siege2 {

/// Why the action has nothing to do now; none if it can be completed.
Reason whyNoEffect(const Scene &scene, Action action, RuleId rule = {12, 3});
/// What is missing for the actions of forge and workshop, scouts, cathedral, barracks and guards.
std::optional<Condition> missingForWork(const Scene &scene, Action action);
std::optional<Condition> missingForScouts(const Scene &scene, Action action);
std::optional<Condition> missingForPrayer(const Scene &scene, Action action);
std::optional<Condition> missingForDrill(const Scene &scene, Action action);
/// The step that carries out a completed action.
StepKind effectOf(Action action);
/// Puts the effect of a completed action on the agenda.
void pushEffect(Play &play, Action action);
/// S2-15.4: a stone from the supply on a wall.
Reason whyNotStoneAt(const Scene &scene, std::uint16_t place);
void placeStone(Play &play, PlaceIndex place, RuleId rule);

} // namespace merlon::siege2
