#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/statistics/turning_points.h"

#include <QString>

#include <string>
#include <vector>

namespace merlon {

/// The part of the odds that changed most, of all `parts` of theirs; empty: none in particular.
std::string partOf(const TurningPoint &point, const std::vector<std::string> &parts);

/// `Round 3, defense – West wall 2: 12% → 48%`, in a line of its own what happened at `place`; empty: it is not told.
/// `part`: see partOf.
QString sentenceOf(const TurningPoint &point, const std::string &part, const std::string &place,
                   const Statistics &statistics, const Speaker &speaker);
/// The same for a glance: of what happened there no more than what was lost and settled last.
QString gistOf(const TurningPoint &point, const std::string &part, const std::string &place,
               const Statistics &statistics, const Speaker &speaker);

} // namespace merlon
