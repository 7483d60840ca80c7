#pragma once

#include "app/games/game_face.h"
#include "app/games/siege/time/time_bar.h"
#include "app/table/widgets/thing_panel.h"
#include "core/canvas/siege/siege_pieces.h"

namespace merlon {

/// Names as they stand on a map, without an article: places and pieces go by their key alone. The speaker must live as
/// long as what is returned.
canvas::Names namesOnMap(const Speaker &speaker);

/// Panels at the left and right and the bar above; who plays is for the face to say.
FaceWidgets siegeWidgets(ThingPanel *left, ThingPanel *right, TimeBar *bar);

} // namespace merlon
