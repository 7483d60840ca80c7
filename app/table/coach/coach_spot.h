#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace merlon {

/// A board on which a slip of paper is to lie, in pixels from its upper left corner.
struct CoachGround {
    QSize size;
    std::vector<QRect> choosable; ///< is to stay free
    std::vector<QRect> slips;     ///< of paper that lie there already: they are to stay free as well
    std::vector<QRect> places;    ///< are better seen
};

/// A place for the slip, and how many pixels of the ground it covers there.
struct CoachSpot {
    QRect box;
    qint64 taken = 0; ///< of what is to stay free
    qint64 places = 0;
    int fromEdge = 0; ///< of the ground

    friend bool operator<(const CoachSpot &one, const CoachSpot &other);
};

/// Where a slip of this size covers the least of what is to stay free, then of the places, as near to an edge as can be. The
/// slip is cut to the size of the ground. `step`: pixels between the places that are tried.
CoachSpot leastCovering(const CoachGround &ground, QSize slip, int step);

} // namespace merlon
