#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/link_stroke.h"

#include <QPolygonF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace merlon {

/// How links of a kind are drawn on the map and in the palette.
canvas::LinkStroke strokeOf(const BoardSchema &schema, const std::string &linkKind,
                            const canvas::Theme &theme);

/// The links that the map does not show: a line from the edge of one place to that of the other; between places that
/// touch each other, a short piece in the middle. What has not moved stays as it is.
class DrawnLinks {
public:
    /// The lines follow the places. What of the scene is to be drawn again, but for the size of a knot.
    QRectF follow(const Board &board, const canvas::BoardLook &look);
    /// By link; empty: all are shown. Those that are hidden are neither painted nor found.
    void setHidden(const std::vector<bool> &hidden) { m_hidden = hidden; }
    /// Empty where the map shows the link, or there is nothing to draw.
    const QPolygonF &lineOf(std::size_t link) const { return m_lines[link].line; }
    /// The link whose knot, or whose line, is nearest to a point of the scene and no farther than `reach`.
    std::optional<std::size_t> knotNear(QPointF point, double reach) const;
    std::optional<std::size_t> lineNear(QPointF point, double reach) const;

    void paint(QPainter &painter, const Board &board, const BoardSchema &schema,
               const canvas::BoardLook &look, const canvas::Theme &theme, double pixel) const;
    void paintSelected(QPainter &painter, const std::vector<std::size_t> &links, const canvas::Theme &theme,
                       double pixel) const;

private:
    struct Line {
        std::size_t fromPlace = 0;
        std::size_t toPlace = 0;
        std::vector<QPointF> course; ///< from middle to middle
        QRectF from;                 ///< the boxes of the places that it joins
        QRectF to;
        QPolygonF line; ///< between them; empty where there is nothing to draw
    };

    void followLink(std::size_t number, const Board &board, const canvas::BoardLook &look);
    template <class DistanceOf>
    std::optional<std::size_t> nearest(QPointF point, double reach, DistanceOf distanceOf) const;
    bool isShown(std::size_t link) const { return link >= m_hidden.size() || !m_hidden[link]; }

    std::vector<Line> m_lines; ///< by link
    std::vector<bool> m_hidden;
};

} // namespace merlon
