#pragma once

#include "core/canvas/scene/board_scene.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace merlon::canvas {

/// A scene drawn sharply for so many pixels to a point, and how large it is in points: the longer side has 1200. Where
/// lines are kept it is sharp in any size.
struct DrawnBoard {
    static constexpr double kLongerSide = 1200;

    /// Not yet drawn: for those who settle the scene for a part of it.
    DrawnBoard(const Board &board, Picture picture, const Art &art, const QFont &font)
        : scene(art)
    {
        scene.setBoard(board);
        scene.setNameFont(font);
        scene.setPicture(std::move(picture));
        show(scene.things().look()->bounds());
    }
    DrawnBoard(const Board &board, Picture picture, const Art &art, const QFont &font, double scale)
        : DrawnBoard(board, std::move(picture), art, font)
    {
        scene.settle(area, zoom * scale, 1);
    }
    /// Another part of the scene is to be seen, which is as large then.
    void show(const QRectF &part)
    {
        area = part;
        scene.setSheet(scene.things().look()->bounds() | area);
        zoom = kLongerSide / std::max(area.width(), area.height());
    }
    QSize size(double scale) const { return (area.size() * zoom * scale).toSize(); }

    BoardScene scene;
    QRectF area;
    double zoom = 1;
};

} // namespace merlon::canvas
