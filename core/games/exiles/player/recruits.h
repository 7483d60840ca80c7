#pragma once

#include "core/games/exiles/play.h"

/// Who is trained, and where those enter who are.
namespace merlon::exiles {

/// The unit that is best trained now, of those that shoot or of those that do not; kUnits if none can be.
std::size_t bestUnit(const Scene &scene, bool isRanged);
/// The simplest of them: costs no iron, and better ones take its place later.
std::size_t plainUnit(bool isRanged);
/// EX-5.5: the unit that the Deserter brings.
std::size_t bestFreeUnit(const Scene &scene);
/// Where such a unit enters; kNoPost if there is no room.
Post bestPostFor(const Scene &scene, std::size_t unit);

} // namespace merlon::exiles
