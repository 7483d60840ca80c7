#pragma once

#include "app/words/speaker.h"
#include "core/canvas/picture/badge.h"
#include "core/engine/state.h"

#include <QString>

#include <vector>

namespace merlon {

/// How the melee on a wall stands, from what the view shows: rich text; empty for places that are no walls.
QString balanceOf(const View &view, const Speaker &speaker, int place);
/// The same for all walls, as badges.
std::vector<canvas::Badge> balanceBadges(const View &view);

} // namespace merlon
