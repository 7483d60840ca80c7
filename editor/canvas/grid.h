#pragma once

#include "editor/model/lattice.h"

class QPainter;
class QRectF;

namespace merlon::canvas {
class BoardLook;
struct Theme;
} // namespace merlon::canvas

namespace merlon {

/// What things snap to.
struct Grid {
    bool snaps = true;
    bool guides = true; ///< to the neighbours as well
    bool shown = false;
    Lattice lattice {};
    bool lines = true; ///< the designer's guide lines are seen, and things snap to them
};

/// Its lines, as far apart as can be told from each other; the step of the grid stays what it is. `pixel`: the size of
/// one in the scene.
void paintGrid(QPainter &painter, const Grid &grid, const canvas::BoardLook &look, const canvas::Theme &theme,
               const QRectF &area, double pixel);

} // namespace merlon
