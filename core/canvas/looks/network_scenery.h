#pragma once

#include "core/canvas/looks/network_plates.h"

namespace merlon::canvas {

/// A picture of the land around what is built.
struct Scenery {
    QString art;
    PictureSpot spot;

    friend bool operator==(const Scenery &a, const Scenery &b)
    {
        return a.art == b.art && a.spot.centre == b.spot.centre && a.spot.size == b.spot.size;
    }
};

/// Pictures strewn over these bounds where nothing lies, and not within the walls; the same ones at every run.
std::vector<Scenery> sceneryAround(const std::vector<NetworkPlate> &plates, const QRectF &bounds,
                                   const std::vector<std::string> &pictures, double unit);

/// The ground within the bars, if they surround one.
QPainterPath yardWithin(const std::vector<NetworkPlate> &plates, QPointF middle);

} // namespace merlon::canvas
