#pragma once

#include "app/export/board_image.h"
#include "core/board/board.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"

#include <QFont>
#include <QPolygonF>
#include <QRectF>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

class QPainter;

namespace merlon {

/// On what an overlay lies.
struct OverlayGround {
    const Board &board;
    const canvas::BoardLook &look; ///< of that board
    const canvas::Theme &theme;
    QFont font;
    QRectF seen; ///< what is seen of it, in pixels
    /// The line that shows a link, whoever draws it. None: each goes from middle to middle.
    std::function<QPolygonF(std::size_t link)> lineOf {};
};

/// What an analysis or a report shows on the drawing, above the map, its links and its marks. It goes on being painted
/// while the board changes under it, so it remembers places by their keys and leaves out those that are gone.
class Overlay {
public:
    Overlay() = default;
    Overlay(const Overlay &) = delete;
    Overlay &operator=(const Overlay &) = delete;
    virtual ~Overlay() = default;

    /// In the scene's points; `pixel`: how long a pixel of the screen is in them.
    virtual void paint(QPainter &painter, const OverlayGround &ground, double pixel) const = 0;
    /// The same, above what is selected: plates with numbers.
    virtual void paintAbove(QPainter & /*painter*/, const OverlayGround & /*ground*/, double /*pixel*/) const
    {
    }
    /// What its marks mean, in a corner of what is seen. A picture of the board has `legend` below it instead, where it
    /// hides nothing.
    virtual void paintLegend(QPainter & /*painter*/, const OverlayGround & /*ground*/, double /*pixel*/) const
    {
    }
    /// What it says, in paragraphs, for a picture of the board: the first is its title.
    virtual QStringList caption() const { return {}; }
    /// What its marks mean, for the same picture.
    virtual std::vector<LegendLine> legend() const { return {}; }
};

} // namespace merlon
