#pragma once

#include "core/canvas/looks/cells/cell_geometry.h"

namespace merlon::canvas {

/// The part of the sheet that looks otherwise than before.
QRectF changedBetween(const CellGeometry &before, const CellGeometry &after, const QRectF &sheet);

} // namespace merlon::canvas
