#pragma once

#include "core/games/siege2/pieces/pieces.h"

/// 2.4: the goals of objectives.
namespace merlon::siege2 {

inline constexpr int kWrathTrolls = 3; ///< on one wall

/// How far a goal has come.
struct GoalProgress {
    int done = 0;
    int goal = 1;

    bool isReached() const { return done >= goal; }
};
GoalProgress progressOf(const Scene &scene, Objective objective);

} // namespace merlon::siege2
