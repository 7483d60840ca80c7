#pragma once

#include "core/games/siege/position/step_text.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/steps.h"

#include <span>

/// The agenda of a position, which may come from anywhere: the text of its steps, and whether they can be carried out.
namespace merlon::siege2::position {

using siege::position::StepForms;

/// How the steps are written.
const StepForms &stepForms();

/// The lowest step of a kind on the agenda; null if there is none.
const Step *findStep(const SiegeData &data, StepKind kind);
/// How many steps, from the bottom, lie as the rules can lay them on one another. So no agenda grows beyond
/// what the rules need.
std::size_t wellLaid(std::span<const Step> agenda);
/// Whether a step of the agenda can be carried out when its turn comes: what its arguments name is there.
bool isSound(const Scene &scene, std::size_t index);

} // namespace merlon::siege2::position
