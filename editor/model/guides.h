#pragma once

#include "editor/model/selection.h"
#include "editor/model/shaping.h"

#include <optional>
#include <vector>

namespace merlon {

/// Why a point lies well: on a line with another one, or at the distance at which two others lie.
struct Guide {
    enum class Kind { Line, Gap } kind = Kind::Line;
    Point from;
    Point to;
    friend bool operator==(const Guide &, const Guide &) = default;
};

/// Where a place comes to lie well beside those that stay: on the x or the y of one of them, or so that three follow each
/// other at equal distances. The points are sorted once, so that asking is quick on boards of any size.
class Guides {
public:
    /// The points of all places that do not move.
    Guides(const Board &board, const Selection &moving);

    /// What `wanted` is drawn to from at most `reach` away, each coordinate on its own; none where there is nothing.
    /// Only places within `seen` count. Whole numbers.
    struct Pull {
        std::optional<double> x;
        std::optional<double> y;
    };
    Pull pullOn(Point wanted, double reach, const Box &seen) const;
    /// What is to be shown of a place that lies there; points of a row may be `reach` above or below it.
    std::vector<Guide> guidesAt(Point at, double reach, const Box &seen) const;

private:
    /// Points as they follow each other along an axis: `along` it, and `across`.
    struct Mark {
        double along = 0;
        double across = 0;
    };
    using Marks = std::vector<Mark>;
    /// The nearest points on both sides of one on the same line, the nearest first.
    struct Row {
        std::vector<double> before;
        std::vector<double> after;
    };

    static std::optional<double> lineNear(const Marks &marks, Mark wanted, double reach, const Mark &least,
                                          const Mark &most);
    static Row rowOn(const Marks &byAcross, Mark wanted, double tolerance, const Mark &least,
                     const Mark &most);
    static std::optional<double> gapNear(const Row &row, double wanted, double reach);

    Marks m_byX; ///< along x
    Marks m_byY; ///< along y
};

} // namespace merlon
