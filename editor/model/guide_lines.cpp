#include "editor/model/guide_lines.h"

#include "core/base/limits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon {

namespace {

/// Keeps the coordinate that is nearest to the one that is wanted.
class NearestCoordinate {
public:
    NearestCoordinate(double wanted, double reach)
        : m_wanted(wanted)
        , m_reach(reach)
    {
    }

    void offer(double coordinate)
    {
        const double away = std::abs(coordinate - m_wanted);
        if (away > m_reach || (m_nearest && away >= std::abs(*m_nearest - m_wanted)))
            return;
        m_nearest = coordinate;
    }
    std::optional<double> nearest() const { return m_nearest; }

private:
    double m_wanted;
    double m_reach;
    std::optional<double> m_nearest;
};

} // namespace

double coordinateAlong(GuideLine::Along along, Point point)
{
    return along == GuideLine::Along::Across ? point.y : point.x;
}

Arrangement withGuideLine(Arrangement arrangement, const GuideLine &line)
{
    if (arrangement.guides.size() >= kMostGuideLines)
        return arrangement;
    arrangement.guides.push_back(line);
    return tidied(std::move(arrangement));
}

Arrangement withoutGuideLine(Arrangement arrangement, const GuideLine &line)
{
    std::erase(arrangement.guides, line);
    return arrangement;
}

Arrangement withoutGuideLines(Arrangement arrangement)
{
    arrangement.guides.clear();
    return arrangement;
}

std::optional<GuideLine> guideLineNear(const std::vector<GuideLine> &lines, Point at, double reach)
{
    std::optional<GuideLine> found;
    double least = reach;
    for (const GuideLine &line : lines) {
        const double away = std::abs(line.at - coordinateAlong(line.along, at));
        if (away > least || (found && away >= least))
            continue;
        least = away;
        found = line;
    }
    return found;
}

std::optional<double> guideNear(const std::vector<GuideLine> &lines, GuideLine::Along along, double wanted,
                                double reach)
{
    NearestCoordinate closest(wanted, reach);
    for (const GuideLine &line : lines) {
        if (line.along == along)
            closest.offer(line.at);
    }
    return closest.nearest();
}

std::optional<double> placeNear(const Board &board, GuideLine::Along along, double wanted, double reach)
{
    NearestCoordinate closest(wanted, reach);
    for (const Place &place : board.places())
        closest.offer(coordinateAlong(along, place.at));
    return closest.nearest();
}

} // namespace merlon
