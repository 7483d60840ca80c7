#pragma once

#include "core/canvas/picture/picture.h"

#include <QRectF>

class QPainter;

namespace merlon::canvas {

struct Theme;

/// What dice need on every side of their box, for an emblem and a number, as a share of it.
inline constexpr double kRoomBesideDice = 1.7;

/// The emblem of the seat, the die with as many pips as there are, and their number out of those that have room. `pixel`: as
/// for lettersOnMap.
void paintDice(QPainter &painter, const Theme &theme, const Token &token, const QRectF &box, double pixel);
/// How large the number beside them is, in the painter's units. 0: there is none, or it could not be read.
double sizeOfDiceNumber(const Token &token, const QRectF &box, double pixel);

} // namespace merlon::canvas
