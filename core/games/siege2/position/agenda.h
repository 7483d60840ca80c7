#pragma once

#include "core/base/error.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/steps.h"

#include <span>
#include <string>

/// The agenda of a position, which may come from anywhere: steps as text, and whether they can be carried out.
namespace merlon::siege2::position {

/// A step as its key and its arguments: "row-card 3", "kill-defender west-wall-1 0 17.2".
std::string stepText(const Vocabulary &vocabulary, Step step);
/// The step of a text. Its arguments exist; whether they fit a position says isSound.
Expected<Step> parseStep(const Vocabulary &vocabulary, std::string_view text);

/// The lowest step of a kind on the agenda; null if there is none.
const Step *findStep(const SiegeData &data, StepKind kind);
/// How many steps, from the bottom, lie as the rules can lay them on one another. So no agenda grows beyond
/// what the rules need.
std::size_t wellLaid(std::span<const Step> agenda);
/// Whether a step of the agenda can be carried out when its turn comes: what its arguments name is there.
bool isSound(const Scene &scene, std::size_t index);

} // namespace merlon::siege2::position
