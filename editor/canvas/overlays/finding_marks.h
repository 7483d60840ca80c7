#pragma once

#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/model/findings.h"

#include <QRectF>

#include <cstddef>
#include <utility>
#include <vector>

class QPainter;

namespace merlon {

/// A mark on each place of which a finding speaks, for the worst of them.
class FindingMarks {
public:
    /// Takes up what the checks say now. What of the scene is to be drawn again, but for the size of a mark: only the
    /// marks that come or go.
    QRectF follow(const std::vector<BoardFinding> &findings, const Board &board,
                  const canvas::BoardLook &look);
    /// `pixel`: the size of one in the scene; `places`: how many the look has; `hidden`: those of them that are not seen,
    /// by place.
    void paint(QPainter &painter, const canvas::BoardLook &look, std::size_t places,
               const std::vector<bool> &hidden, const canvas::Theme &theme, double pixel) const;

private:
    std::vector<std::pair<std::size_t, FindingSort>> m_marked; ///< places in board order, with the worst
};

} // namespace merlon
