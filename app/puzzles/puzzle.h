#pragma once

#include "app/table/match/seating.h"
#include "core/engine/records/scenario.h"

#include <vector>

namespace merlon {

/// A scenario with a goal as it lies on a table: a person is to reach it, computers play the others.
struct Puzzle {
    Scenario scenario; ///< with a goal
    Seat solver = kNobody;
    std::vector<Sitting> sittings; ///< one for each seat
    bool isSolution = false;       ///< what has been played is its stored solution

    const Goal &goal() const { return *scenario.goal; }
};

/// Whether the person has solved it once.
bool isSolved(const Scenario &scenario);
/// Remembers for good that it has been solved.
void rememberSolved(const Scenario &scenario);

/// Whether a person sits at this seat, and computers at all others.
bool isForOne(const std::vector<Sitting> &sittings, Seat solver);
/// Lets a person sit at this seat, and computers at all others.
void seatForOne(std::vector<Sitting> &sittings, Seat solver);

} // namespace merlon
