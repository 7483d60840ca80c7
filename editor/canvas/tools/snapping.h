#pragma once

#include "editor/model/guides.h"

#include <vector>

class QPainter;

namespace merlon {

class DrawingView;

/// To what a point snaps while it hangs on the mouse: the places that stay, or else the grid.
class Snapping {
public:
    /// The view must live as long; the board must stay as it is.
    Snapping(const DrawingView &view, const Selection &moving);

    /// Where it comes to lie; `exactly`: on the nearest whole numbers.
    Point snap(Point wanted, bool exactly);
    /// Draws guides for a point that lies there from now on; none after an exact one.
    void showAt(Point at);
    const std::vector<Guide> &shown() const { return m_shown; }
    void paint(QPainter &painter, double pixel) const;

private:
    Box seen() const;
    double reach() const;

    const DrawingView &m_view;
    Guides m_guides;
    std::vector<Guide> m_shown;
    bool m_isExact = false;
};

} // namespace merlon
