#pragma once

#include <array>

namespace merlon::siege {

/// In what the games of the family differ for whoever looks at a board before the first round.
struct AnalysisRules {
    std::array<int, 2>
        budgets {};               ///< of the minor and the major maneuver: so many units may leave each place
    int rounds = 0;               ///< of a game at most
    int towerMarksmen = 0;        ///< that a tower takes
    bool towersSeeBeside = false; ///< marksmen in towers reach also the ramparts beside that which they face
    bool hasBarbican = false;     ///< walls and towers at the gate reach the barbican-rampart
    bool unitsStartOutside = false; ///< `start-units` of foregrounds
};

} // namespace merlon::siege
