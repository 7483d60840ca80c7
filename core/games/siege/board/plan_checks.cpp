#include "core/games/siege/board/plan_checks.h"

#include "core/games/siege/board/plan_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace merlon::siege {

namespace {

constexpr std::size_t kMostDrawn = 400;  ///< places of which it is looked at where they lie
constexpr std::size_t kMostPaths = 2000; ///< of which it is looked at where they run
constexpr std::size_t kMostAlike = 100;  ///< of one number, where two places or more are concerned
constexpr int kMostMoved = 8;    ///< places for which a better spot is looked for: checks follow every edit
constexpr double kOutside = 30;  ///< this far outside the walls is outside
constexpr double kTooNear = 25;  ///< nearer than this is over each other
constexpr double kCovered = 0.6; ///< of the radius of a place that a building may not cover
constexpr double kFullSize = 48; ///< places of a board that is drawn in full size
constexpr double kInside = 40;   ///< a building is put this far inside the walls
constexpr double kBeside = 60;   ///< and at least this far from other places,
constexpr double kRoomy = 90;    ///< this far if it can be: a gate is large
constexpr double kEdge = 40;     ///< what is moved stays this far from the edge of the drawing
constexpr double kDrawing = 1000;

bool isOnRing(const Place &place)
{
    return place.kind == "wall" || place.kind == "tower" || place.kind == "gate";
}

bool belongsInside(const Place &place)
{
    return place.kind == "building" || place.kind == "courtyard";
}

class PlanCheck {
public:
    PlanCheck(const SiegeBoard &board, CheckReport &report)
        : m_board(board)
        , m_report(report)
        , m_size(std::sqrt(kFullSize / std::max(kFullSize, static_cast<double>(board.places().size()))))
    {
        std::vector<Point> ring;
        for (const Place &place : m_board.board().places()) {
            if (isOnRing(place))
                ring.push_back(place.at);
        }
        m_hull = hullOf(std::move(ring));
    }

    void run()
    {
        checkInside();
        checkOverlaps();
        checkWaysAround();
    }

private:
    Point at(std::size_t place) const { return m_board.place(place).at; }
    double radiusAt(std::size_t place) const { return radiusOf(m_board.place(place).kind); }

    /// W-06: what is inside is inside the smallest polygon around walls, towers and gates.
    void checkInside()
    {
        if (m_hull.size() < 3)
            return;
        for (const char *kind : {"building", "courtyard"}) {
            for (const std::size_t place : m_board.ofKind(kind)) {
                if (outsideBy(at(place), m_hull) > kOutside)
                    m_report.advice("W-06", {place}, {m_report.word(place)}).mend = moved(place);
            }
        }
    }

    std::optional<BoardChange> moved(std::size_t place)
    {
        const auto spot = spotFor(place);
        return spot ? std::optional(movePlace(m_board.board(), m_board.key(place), *spot)) : std::nullopt;
    }

    /// The point nearest to where it is that has room around it, else that with the most room.
    std::optional<Point> spotFor(std::size_t place)
    {
        constexpr double kStep = 10;
        constexpr double kCrowded = 1000; // for each unit of room that is missing
        std::optional<Point> best;
        if (++m_moved > kMostMoved)
            return best;
        double leastCost = std::numeric_limits<double>::infinity();
        for (double x = kEdge; x <= kDrawing - kEdge; x += kStep) {
            for (double y = kEdge; y <= kDrawing - kEdge; y += kStep) {
                const Point here {x, y};
                const double away = apart(here, at(place));
                if (away >= leastCost || !mayLieAt(here, place))
                    continue;
                const double cost = away + kCrowded * std::max(0.0, kRoomy - clearanceAt(here, place));
                if (cost < leastCost && isFreeAt(here, place)) {
                    leastCost = cost;
                    best = here;
                }
            }
        }
        return best;
    }

    /// Buildings lie inside the walls, walls and towers anywhere, all others outside.
    bool mayLieAt(Point here, std::size_t place) const
    {
        if (m_hull.size() < 3 || isOnRing(m_board.place(place)))
            return true;
        const double outside = outsideBy(here, m_hull);
        return belongsInside(m_board.place(place)) ? outside <= -kInside : outside >= kOutside;
    }

    /// How far the nearest other place is.
    double clearanceAt(Point here, std::size_t place) const
    {
        double clearance = std::numeric_limits<double>::infinity();
        for (const std::size_t other : m_board.places()) {
            if (other != place)
                clearance = std::min(clearance, apart(here, at(other)));
        }
        return clearance;
    }

    bool isFreeAt(Point here, std::size_t place) const
    {
        return std::ranges::none_of(m_board.places(), [&](std::size_t other) {
            return other != place && (apart(here, at(other)) < kBeside || coversOther(place, here, other));
        });
    }

    /// Whether one covers the other if it lies here. The picture of a building is a square, and hides what lies below.
    /// On boards of many places all is smaller.
    bool coversOther(std::size_t one, Point here, std::size_t other) const
    {
        const bool isHouse = m_board.isKind(one, "building");
        if (!isHouse && !m_board.isKind(other, "building"))
            return false;
        const std::size_t house = isHouse ? one : other;
        const std::size_t covered = isHouse ? other : one;
        const double reach = m_size * (radiusAt(house) + kCovered * radiusAt(covered));
        return std::abs(here.x - at(other).x) < reach && std::abs(here.y - at(other).y) < reach;
    }

    /// W-07. The remedy is to move one of them: what lies inside the walls if it is only one, or else the later one.
    void checkOverlaps()
    {
        const std::vector<std::size_t> &places = m_board.places();
        std::size_t found = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size() && found < kMostAlike; ++j) {
                const std::size_t one = places[i];
                const std::size_t other = places[j];
                if (apart(at(one), at(other)) >= kTooNear && !coversOther(one, at(one), other))
                    continue;
                ++found;
                const bool isFirst =
                    belongsInside(m_board.place(one)) && !belongsInside(m_board.place(other));
                m_report.advice("W-07", {one, other}, {m_report.word(one), m_report.word(other)}).mend =
                    moved(isFirst ? one : other);
            }
        }
    }

    /// W-08
    void checkWaysAround()
    {
        const std::vector<SiegeLink> paths = m_board.links("path");
        if (paths.size() > kMostPaths)
            return;
        std::size_t found = 0;
        for (const SiegeLink &path : paths) {
            const std::vector<Point> line = lineOf(path);
            for (const std::size_t place : m_board.places()) {
                if (found == kMostAlike)
                    return;
                if (!runsThrough(path, line, place))
                    continue;
                ++found;
                Finding &finding =
                    m_report.advice("W-08", {path.from, path.to, place},
                                    {m_report.word(path.from), m_report.word(path.to), m_report.word(place)});
                finding.mend = bentAround(path, line, place);
            }
        }
    }

    std::vector<Point> lineOf(const SiegeLink &path) const
    {
        std::vector<Point> line {at(path.from)};
        const std::vector<Point> &via = m_board.board().links()[path.position].via;
        line.insert(line.end(), via.begin(), via.end());
        line.push_back(at(path.to));
        return line;
    }

    bool runsThrough(const SiegeLink &path, const std::vector<Point> &line, std::size_t place) const
    {
        return place != path.from && place != path.to && apart(at(place), line) < radiusAt(place);
    }

    /// A straight path with a bend on the nearer side of a place, or else on the other; none if it would run through
    /// others then.
    std::optional<BoardChange> bentAround(const SiegeLink &path, const std::vector<Point> &line,
                                          std::size_t place) const
    {
        constexpr double kRoom = 25;
        const double length = apart(line.front(), line.back());
        if (line.size() != 2 || length == 0)
            return std::nullopt;
        const Point middle = at(place);
        const Point across {(line[0].y - line[1].y) / length, (line[1].x - line[0].x) / length};
        const Point foot = nearestOnStretch(middle, line[0], line[1]);
        const double nearer = (foot.x - middle.x) * across.x + (foot.y - middle.y) * across.y < 0 ? -1 : 1;
        for (const double away : {nearer, -nearer}) {
            const double by = away * (radiusAt(place) + kRoom);
            const Point bend {std::round(middle.x + by * across.x), std::round(middle.y + by * across.y)};
            if (isClear(path, {line[0], bend, line[1]}))
                return withBend(path, bend);
        }
        return std::nullopt;
    }

    bool isClear(const SiegeLink &path, const std::vector<Point> &line) const
    {
        const bool isOnDrawing = std::ranges::all_of(line, [](Point point) {
            return point.x >= 0 && point.x <= 1000 && point.y >= 0 && point.y <= 1000;
        });
        return isOnDrawing && std::ranges::none_of(m_board.places(), [&](std::size_t place) {
                   return runsThrough(path, line, place);
               });
    }

    BoardChange withBend(const SiegeLink &path, Point bend) const
    {
        Link link = m_board.board().links()[path.position];
        link.via = {bend};
        return {{ReplaceLink {path.position, std::move(link)}}};
    }

    const SiegeBoard &m_board;
    CheckReport &m_report;
    double m_size;             ///< of what is drawn
    std::vector<Point> m_hull; ///< around walls, towers and gates
    int m_moved = 0;
};

} // namespace

void checkPlan(const SiegeBoard &board, CheckReport &report)
{
    if (board.places().size() <= kMostDrawn)
        PlanCheck(board, report).run();
}

} // namespace merlon::siege
