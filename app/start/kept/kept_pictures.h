#pragma once

#include "app/start/kept/kept_game.h"

#include <QPixmap>

namespace merlon {

class Appearance;

/// The board as a view shows it, so large; it takes a moment. What does not fit in the shape is cut off.
QPixmap pictureOf(const View &shown, const Appearance &appearance, QSize size, double pixelRatio);
/// The board of a game as it was left, so large; it takes a moment. What does not fit in the shape is cut off.
QPixmap pictureOf(const KeptPosition &position, const Appearance &appearance, QSize size, double pixelRatio);

} // namespace merlon
