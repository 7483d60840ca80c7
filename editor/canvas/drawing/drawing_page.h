#pragma once

#include "core/board/board.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"

#include <QRectF>

class QPainter;

/// The page on which a board is drawn: always the same, whatever lies on it.
namespace merlon {

class BackgroundPicture;

/// The limits of the board's points, in the scene.
QRectF limitsOf(const canvas::BoardLook &look);
/// The page with some room about it, and what of the board lies beyond it.
QRectF pageAndBeyond(const canvas::BoardLook &look, const Board &board);
/// Under everything: the picture, if it is seen, and where the board ends. `sheet`: all of the scene.
void paintPage(QPainter &painter, const QRectF &sheet, const QRectF &limits, const canvas::Theme &theme,
               const BackgroundPicture *picture);

} // namespace merlon
