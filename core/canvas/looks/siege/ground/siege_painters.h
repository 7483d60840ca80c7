#pragma once

#include "core/canvas/looks/ground/ground_brush.h"
#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// What the parts of the ground of a siege board are painted with.
struct SiegeBrush : GroundBrush {
    const SiegeGeometry &geometry;
};

/// Parchment with grain and vignette.
void paintParchment(const SiegeBrush &brush, const QRectF &sheet);
/// A compass in the emptiest corner of the sheet, if there is room.
/// Where the compass lies: a corner of the sheet that is free; nothing if none is.
QRectF compassOn(const SiegeGeometry &geometry, const QRectF &sheet);
void paintCompass(const SiegeBrush &brush, const QRectF &sheet);

void paintFortressGround(const SiegeBrush &brush);
void paintTrails(const SiegeBrush &brush);
void paintCourtyard(const SiegeBrush &brush, const SiegePlace &place);
void paintBuilding(const SiegeBrush &brush, const SiegePlace &place);
void paintGate(const SiegeBrush &brush, const SiegePlace &place);
void paintWall(const SiegeBrush &brush, const SiegePlace &place);
void paintTower(const SiegeBrush &brush, const SiegePlace &place);
/// Posts where walls meet without a tower, and what closes the gaps of the ring.
void paintGaps(const SiegeBrush &brush);
void paintJoints(const SiegeBrush &brush);
void paintRampart(const SiegeBrush &brush, const SiegePlace &place);
/// An earthwork with the outline of the ram that its crew mans.
void paintBarbicanRampart(const SiegeBrush &brush, const SiegePlace &place);
void paintForeground(const SiegeBrush &brush, const SiegePlace &place);
void paintMarauders(const SiegeBrush &brush, const SiegePlace &place);
void paintOther(const SiegeBrush &brush, const SiegePlace &place);

} // namespace merlon::canvas
