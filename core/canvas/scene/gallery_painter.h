#pragma once

#include "core/canvas/art/theme.h"
#include "core/canvas/scene/board_things.h"

#include <QPainterPath>

#include <cstddef>
#include <vector>

class QPainter;

namespace merlon::canvas {

/// What lies over the cells of a board: tunnels and halls. Those of one owner that touch are one gallery, sunk into the
/// ground, with a band in the owner's colour and a floor in the pattern of the livery; props stand where one of them ends.
class GalleryPainter {
public:
    /// Of a board of cells with a picture.
    GalleryPainter(const BoardThings &things, const Theme &theme);

    void paint(QPainter &painter) const;
    /// The edge of something that lies over these cells, as it is drawn.
    QPainterPath edgeAround(const std::vector<std::size_t> &places) const;

private:
    /// What belongs to one owner.
    struct Gallery {
        int seat = -1;
        std::vector<std::size_t> places;
        QPainterPath edge;
    };

    std::vector<Gallery> galleries() const;
    QColor colourOf(int seat) const;
    void paintRock(QPainter &painter, const Gallery &gallery) const;
    void paintFloor(QPainter &painter, const Gallery &gallery) const;
    void paintLimits(QPainter &painter, const Gallery &gallery) const;
    void paintHall(QPainter &painter, const PatchPicture &patch) const;
    void paintFlagstones(QPainter &painter, const QPainterPath &edge) const;
    void paintBand(QPainter &painter, const Gallery &gallery) const;

    const BoardThings &m_things;
    const Theme &m_theme;
    double m_radius = 1; ///< of the circle in a cell
};

} // namespace merlon::canvas
