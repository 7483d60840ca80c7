#pragma once

#include "core/games/siege/board/check_report.h"
#include "core/games/siege/board/siege_board.h"

namespace merlon::siege {

/// The rules of an edition that its warnings name. Null: there is no such rule, or other checks see to it.
struct DesignRules {
    const char *start = nullptr;     ///< invader units start on foregrounds
    const char *errands = nullptr;   ///< units are sent into closed buildings
    const char *moving = nullptr;    ///< defender units move to adjacent walls
    const char *shooting = nullptr;  ///< what defender units reach
    const char *cauldrons = nullptr; ///< where cauldrons may stand
    const char *platforms = nullptr; ///< where walls may get a space more
    const char *traps = nullptr;     ///< where traps may lie
    const char *devices = nullptr;   ///< what stands in towers
    bool towersReachBeside = false;  ///< from a tower, also the ramparts beside the one it faces
};

/// What is no fault and yet is rarely meant, W-02 to W-13 (ours). Asked only of boards without faults: there everything
/// is where rules want it.
void checkDesign(const SiegeBoard &board, const DesignRules &rules, CheckReport &report);

} // namespace merlon::siege
