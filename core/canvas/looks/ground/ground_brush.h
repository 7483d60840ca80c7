#pragma once

#include "core/canvas/art/art.h"

#include <QColor>
#include <QPainter>

#include <functional>

namespace merlon::canvas {

/// What the ground of a board is painted with.
struct GroundBrush {
    QPainter &painter;
    const Art &art;
    double symbols = 1; ///< their size: 1 for a board of some 40 places
    double scale = 1;   ///< device pixels for a unit of the scene
    QRectF visible {};  ///< the part that is painted; empty: everything

    const Theme &theme() const { return art.theme(); }
    double unit() const { return symbols; }
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

/// A sheet of parchment with grain.
void paintPaper(const GroundBrush &brush, const QRectF &sheet);
/// Darker edges of the sheet, above what lies on it.
void paintVignette(const GroundBrush &brush, const QRectF &sheet);
void paintFrame(const GroundBrush &brush, const QRectF &sheet);
/// What the editor or a table puts under the board, within the sheet; or nothing.
void paintUnderneath(const GroundBrush &brush, const QRectF &sheet,
                     const std::function<void(QPainter &painter)> &underneath);

/// A coin with a figure.
void paintFigure(const GroundBrush &brush, const QString &text, QPointF at, double radius);

} // namespace merlon::canvas
