#pragma once

#include "core/games/exiles/play.h"

#include <cstdint>
#include <vector>

/// EX-16.5: how well a campaign has ended.
namespace merlon::exiles {

/// The sum of all levels of buildings and sections.
int levelsOf(const Scene &scene);
/// The verdict for it, an index of kVerdictData.
std::size_t verdictOf(const Scene &scene);
/// Whether it has ended well for the exiles.
bool isWon(const Scene &scene);
/// What a campaign that is over is ranked by, more is better: a victory before any defeat, then levels, units and resources; a
/// defeat by its turn. Nothing of one that goes on.
std::vector<std::int64_t> rankingOf(const Scene &scene);
/// Units of the exiles that are alive.
int unitsAlive(const ExilesData &data);

} // namespace merlon::exiles
