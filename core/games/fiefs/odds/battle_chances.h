#pragma once

#include "core/engine/statistics/odds.h"

namespace merlon::fiefs {

/// For the statistics: the chance that the attacker wins the battle that is on; before an advance, that of the most
/// promising battle that the active seat can begin, and of each of them.
const OddsSource &battleChances();

} // namespace merlon::fiefs
