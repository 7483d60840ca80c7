#pragma once

#include "core/board/board.h"

#include <QIcon>
#include <QSize>

namespace merlon {

class Appearance;

inline constexpr QSize kBoardPicture {228, 198};

/// A small picture of a board; faded if it cannot be chosen. Selected, it has a frame of this colour.
QIcon iconOf(const Board &board, bool isPlayable, const Appearance &appearance, double pixelRatio,
             const QColor &frame, QSize size = kBoardPicture);

} // namespace merlon
