#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/statistics/turning_points.h"

#include <QString>

#include <string>
#include <vector>

namespace merlon {

/// `Round 3, defense, west wall 2: 12 % → 48 %. What happened.` `parts`: those of the odds.
QString sentenceOf(const TurningPoint &point, const std::vector<std::string> &parts,
                   const Statistics &statistics, const Speaker &speaker);

} // namespace merlon
