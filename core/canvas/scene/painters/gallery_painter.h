#pragma once

#include "core/canvas/art/theme.h"
#include "core/canvas/scene/board_things.h"

#include <QPainterPath>

#include <cstddef>
#include <vector>

class QPainter;

namespace merlon::canvas {

/// The edge of something that lies over these cells, as it is drawn: a little within their sides, with round corners.
QPainterPath edgeOfGallery(const BoardThings &things, const std::vector<std::size_t> &places);

/// What lies over the cells of a board: tunnels and halls. Those of one owner that touch are one gallery, sunk into the
/// ground, with a band in the owner's colour and a floor in the pattern of the livery; props stand where one of them ends.
class GalleryPainter {
public:
    /// Of a board of cells with a picture; for another picture another one is made. Both must live as long.
    GalleryPainter(const BoardThings &things, const Theme &theme);

    void paint(QPainter &painter) const;

private:
    /// What belongs to one owner. Its edges are found but once: that takes longer than to draw them.
    struct Gallery {
        int seat = -1;
        std::vector<std::size_t> places {};
        QPainterPath edge {};
        std::vector<QPainterPath> halls {}; ///< their edges
    };

    Gallery &galleryOf(int seat);
    QColor colourOf(int seat) const;
    void paintRock(QPainter &painter, const Gallery &gallery) const;
    void paintFloor(QPainter &painter, const Gallery &gallery) const;
    void paintLimits(QPainter &painter, const Gallery &gallery) const;
    void paintHall(QPainter &painter, const QPainterPath &edge, int seat) const;
    void paintFlagstones(QPainter &painter, const QPainterPath &edge) const;
    void paintBand(QPainter &painter, const Gallery &gallery) const;

    const BoardThings &m_things;
    const Theme &m_theme;
    double m_radius; ///< of the circle in a cell
    std::vector<Gallery> m_galleries;
};

} // namespace merlon::canvas
