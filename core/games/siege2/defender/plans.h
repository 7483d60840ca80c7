#pragma once

#include "core/games/siege2/play.h"

/// Defense plans (S2-16, 2.5).
namespace merlon::siege2 {

/// S2-16.2: when a plan can be used.
enum class PlanMoment : std::uint8_t { DefenderPhase, BeforeCauldrons, BeforeStrength, Hospital };

/// S2-16.1: held, at its moment, with an effect that can do something.
Reason whyNotUsePlan(const Scene &scene, Plan plan, PlanMoment moment);
/// Turns it face up; both parts apply at once.
void usePlan(Play &play, Plan plan);
/// S2-16.2: opens a window while any plan is unused.
void openWindow(Play &play, PlanMoment moment);
/// S2-19.1: how many units recover without field-surgeons this round.
int recoveries(const SiegeData &data);

} // namespace merlon::siege2
