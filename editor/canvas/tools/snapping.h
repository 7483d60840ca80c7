#pragma once

#include "core/board/cells/grid.h"
#include "editor/model/guides.h"

#include <optional>
#include <vector>

class QPainter;

namespace merlon {

class DrawingView;

/// To what a point snaps while it hangs on the mouse: the designer's guide lines, or else the places that stay, or else the
/// grid. Places that are cells go from cell to cell.
class Snapping {
public:
    /// The view must live as long; the board must stay as it is.
    Snapping(const DrawingView &view, const Selection &moving);

    /// Where it comes to lie; `exactly`: on the nearest whole numbers.
    Point snap(Point wanted, bool exactly);
    /// Draws guides for a point that lies there from now on; none after an exact one.
    void showAt(Point at);
    const std::vector<Guide> &shown() const { return m_shown; }
    /// Whether what moves keeps to the cells of the board.
    bool isInCells() const { return m_cells.has_value(); }
    void paint(QPainter &painter, double pixel) const;

private:
    Point onLines(Point at, Point wanted) const;
    Box seen() const;
    double reach() const;

    const DrawingView &m_view;
    Guides m_guides;
    std::optional<CellGrid> m_cells; ///< none: the board has none, or no places move
    std::vector<Guide> m_shown;
    bool m_isExact = false;
};

} // namespace merlon
