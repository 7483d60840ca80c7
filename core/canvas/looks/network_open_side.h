#pragma once

#include "core/canvas/looks/ground/ground_brush.h"
#include "core/canvas/looks/network_plates.h"

#include <optional>
#include <vector>

namespace merlon::canvas {

/// Where the bars of a network do not close around its middle.
struct OpenSide {
    QPointF from; ///< the last places that bars reach
    QPointF to;
    QPointF outward; ///< unit vector

    /// Whether a point lies on the ground beyond it, or so near.
    bool isBeyond(QPointF at, double reach, double unit) const;
};

/// Nothing if bars close, or leave more than one side open.
std::optional<OpenSide> openSideOf(const std::vector<NetworkPlate> &plates, QPointF middle);

/// The ground from the last bars to the edge of what lies beyond.
QPainterPath quayOf(const OpenSide &side, double unit);

/// What lies beyond, and its edge, within the sheet.
void paintBeyond(const GroundBrush &brush, const OpenSide &side, Terrain ground, const QRectF &sheet);

} // namespace merlon::canvas
