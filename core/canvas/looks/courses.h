#pragma once

#include "core/board/board.h"

#include <QPointF>

#include <vector>

namespace merlon::canvas {

/// Through the corners of a line, of which there are three or more: curves from middle to middle of its parts.
std::vector<QPointF> curveThrough(const std::vector<QPointF> &corners);
/// A line through these corners, drawn as a link asks: usually from corner to corner. A curve without a bend has a bulge.
std::vector<QPointF> coursed(std::vector<QPointF> corners, LinkCourse course);

} // namespace merlon::canvas
