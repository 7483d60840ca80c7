#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// The part of the sheet on which two states of a board may look different; at most the whole sheet.
QRectF changedBetween(const SiegeGeometry &before, const SiegeGeometry &after, const QRectF &sheet);

} // namespace merlon::canvas
