#pragma once

#include "core/engine/game.h"

#include <QPixmap>
#include <QSize>

namespace merlon {

class Appearance;

/// The picture on the box of a game, resources/art/shelf/<key>.svg; one for any game where it has none. `winner`: the key
/// of the seat that has won, for a picture of that in resources/art/finale/<key>-<winner>.svg, if there is one. It fills
/// the size; what does not fit is cut off at the sides, or above and below.
QPixmap vignetteOf(const Game &game, const Appearance &appearance, QSize size, double pixelRatio,
                   const QString &winner = {});

} // namespace merlon
