#pragma once

#include "core/canvas/art.h"
#include "core/canvas/siege/ground/siege_geometry.h"

#include <QColor>
#include <QPainter>

namespace merlon::canvas {

/// What the parts of the ground of a siege board are painted with.
struct SiegeBrush {
    QPainter &painter;
    const Art &art;
    const SiegeGeometry &geometry;
    double scale = 1;  ///< device pixels for a unit of the scene
    QRectF visible {}; ///< the part that is painted; empty: everything

    const Theme &theme() const { return art.theme(); }
    double unit() const { return geometry.unit; }
    /// Whether something of that size is too small to be drawn with care.
    bool isTiny(double size) const { return size * unit() * scale < 7; }
    /// Whether some of it lies in the part that is painted; `edge`: how far its strokes reach beyond the box.
    bool isSeen(const QRectF &box, double edge) const
    {
        return visible.isEmpty() || box.adjusted(-edge, -edge, edge, edge).intersects(visible);
    }
};

QColor mixed(const QColor &from, const QColor &to, double part);
QColor faint(QColor colour, double opacity);

/// Parchment with grain and vignette.
void paintParchment(const SiegeBrush &brush, const QRectF &sheet);
void paintFrame(const SiegeBrush &brush, const QRectF &sheet);
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
