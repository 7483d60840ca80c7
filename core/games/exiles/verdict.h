#pragma once

#include "core/games/exiles/play.h"

/// EX-16.5: how well a campaign has ended.
namespace merlon::exiles {

/// The sum of all levels of buildings and sections.
int levelsOf(const Scene &scene);
/// The verdict for it, an index of kVerdictData.
std::size_t verdictOf(const Scene &scene);
/// Units of the exiles that are alive.
int unitsAlive(const ExilesData &data);

} // namespace merlon::exiles
