#include "core/games/siege/board/design_checks.h"

#include "core/games/siege/board/plan_geometry.h"
#include "core/games/siege/board/remedies.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace merlon::siege {

namespace {

constexpr std::int64_t kSoldiers = 20;   ///< in the box
constexpr std::size_t kMostDrawn = 400;  ///< places of which it is looked at where they lie
constexpr std::size_t kMostPaths = 2000; ///< of which it is looked at where they run
constexpr std::size_t kMostAlike = 100;  ///< of one number, where two places or more are concerned
constexpr double kOutside = 30;          ///< this far outside the walls is outside
constexpr double kTooNear = 25;          ///< nearer than this is over each other
constexpr double kCovered = 0.6;         ///< of the radius of a place that a building may not cover
constexpr double kFullSize = 48;         ///< places of a board that is drawn in full size
constexpr double kInside = 40;           ///< a building is put this far inside the walls
constexpr double kBeside = 60;           ///< and at least this far from other places,
constexpr double kRoomy = 90;            ///< this far if it can be: a gate is large

using Places = std::vector<std::size_t>;

class DesignCheck {
public:
    DesignCheck(const SiegeBoard &board, const DesignRules &rules, CheckReport &report)
        : m_board(board)
        , m_rules(rules)
        , m_report(report)
        , m_walls(board.ofKind("wall"))
    {
    }

    void run()
    {
        checkGarrison();
        if (m_rules.errands)
            checkErrands();
        checkWallsAlone();
        checkShooting();
        if (m_board.places().size() <= kMostDrawn) {
            checkInside();
            checkOverlaps();
            checkWaysAround();
        }
        checkFlag(m_rules.cauldrons, "cauldron", "W-09");
        checkFlag(m_rules.platforms, "platform", "W-10");
        checkTraps();
        if (m_rules.devices)
            checkTowers();
        if (m_rules.start)
            checkInvaders();
    }

private:
    Point at(std::size_t place) const { return m_board.place(place).at; }
    bool has(std::size_t place, std::string_view flag) const
    {
        return flagOf(siegeSchema(), m_board.place(place), flag);
    }
    Finding &warning(const char *id, const Places &places, std::vector<TextArg> args)
    {
        Finding &finding = m_report.warning(id, places, std::move(args));
        finding.isChoice = true; // advice is taken one by one
        return finding;
    }

    /// W-02. The remedy is a soldier, as long as there are any.
    void checkGarrison()
    {
        Places bare = m_walls;
        std::erase_if(bare, [this](std::size_t wall) {
            return !startingUnits(m_board.board(), {&wall, 1}).empty();
        });
        std::map<std::string, std::int64_t> starting = startingUnits(m_board.board(), m_board.places());
        const std::int64_t left = kSoldiers - starting["soldier"];
        if (bare.size() == m_walls.size()) {
            Finding &finding = warning("W-02", bare, {});
            finding.message = {"finding.W-02-all", {}};
            if (static_cast<std::int64_t>(bare.size()) <= left)
                finding.mend = manned(bare);
            return;
        }
        for (const std::size_t wall : bare) {
            Finding &finding = warning("W-02", {wall}, {m_report.word(wall)});
            if (left > 0)
                finding.mend = manned({wall});
        }
    }

    /// A soldier in the first space of each wall that takes one; none if one of them has no such space.
    std::optional<BoardChange> manned(const Places &walls) const
    {
        BoardChange change;
        for (const std::size_t wall : walls) {
            std::vector<AttributeRecord> spaces = defenderSpacesOf(m_board.board(), wall);
            const auto free = std::ranges::find_if(spaces, [](const AttributeRecord &space) {
                return spaceTakes(fieldOf(space, "type"), "soldier");
            });
            if (free == spaces.end())
                return std::nullopt;
            free->insert_or_assign("start", std::string("soldier"));
            BoardChange one = m_report.withAttribute(wall, "defender-spaces", std::move(spaces));
            change.edits.push_back(std::move(one.edits.front()));
        }
        return change;
    }

    /// W-03
    void checkErrands()
    {
        for (const std::size_t building : m_board.ofKind("building")) {
            const Place &held = m_board.place(building);
            const bool isClosed = wordOf(siegeSchema(), held, "access") == "closed";
            const bool heals = wordOf(siegeSchema(), held, "type") == "hospital"; // it has no action
            if (!isClosed || heals || !defenderSpacesOf(m_board.board(), building).empty())
                continue;
            Finding &finding =
                warning("W-03", {building}, {m_report.word(building), std::string(m_rules.errands)});
            lacksSpace(finding, m_report, m_board, building, "any");
        }
    }

    /// W-04
    void checkWallsAlone()
    {
        const PlacesOfSides walls(m_board, "wall");
        for (const std::size_t wall : m_walls) {
            if (!m_board.joined(wall, "adjacent", "wall").empty())
                continue;
            Finding &finding = warning("W-04", {wall}, {m_report.word(wall), std::string(m_rules.moving)});
            lacksLink(finding, m_board, "adjacent", wall, walls.on(m_board.place(wall).side));
            finding.isChoice = true;
        }
    }

    /// W-05
    void checkShooting()
    {
        const std::vector<bool> faced = facedByTowers();
        for (const std::size_t rampart : m_board.ofKind("rampart")) {
            if (!isShotAt(rampart, faced))
                warning("W-05", {rampart}, {m_report.word(rampart), std::string(m_rules.shooting)});
        }
    }

    std::vector<bool> facedByTowers() const
    {
        std::vector<bool> faced(m_board.board().places().size(), false);
        for (const SiegeLink &link : m_board.links("facing")) {
            if (m_board.isKind(link.from, "tower"))
                faced[link.to] = true;
            if (m_board.isKind(link.to, "tower"))
                faced[link.from] = true;
        }
        return faced;
    }

    bool isShotAt(std::size_t rampart, const std::vector<bool> &faced) const
    {
        return std::ranges::any_of(m_board.joined(rampart, "path", "wall"),
                                   [this](std::size_t wall) { return takesMarksman(wall); })
            || faced[rampart]
            || (m_rules.towersReachBeside
                && std::ranges::any_of(m_board.joined(rampart, "beside", "rampart"),
                                       [&faced](std::size_t beside) { return faced[beside]; }));
    }

    bool takesMarksman(std::size_t wall) const
    {
        return has(wall, "platform")
            || std::ranges::any_of(defenderSpacesOf(m_board.board(), wall), [](const AttributeRecord &space) {
                   return spaceTakes(fieldOf(space, "type"), "marksman");
               });
    }

    /// W-06: what is inside is inside the smallest polygon around walls, towers and gates.
    void checkInside()
    {
        std::vector<Point> ring;
        for (const Place &place : m_board.board().places()) {
            if (place.kind == "wall" || place.kind == "tower" || place.kind == "gate")
                ring.push_back(place.at);
        }
        const std::vector<Point> hull = hullOf(std::move(ring));
        if (hull.size() < 3)
            return;
        for (const char *kind : {"building", "courtyard"}) {
            for (const std::size_t place : m_board.ofKind(kind)) {
                if (outsideBy(at(place), hull) <= kOutside)
                    continue;
                Finding &finding = warning("W-06", {place}, {m_report.word(place)});
                if (const auto inside = placeInside(place, hull))
                    finding.mend = movePlace(m_board.board(), m_board.key(place), *inside);
            }
        }
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

    /// The point nearest to where it is that has room around it, else that with the most room.
    std::optional<Point> placeInside(std::size_t place, const std::vector<Point> &hull) const
    {
        constexpr double kStep = 10;
        std::optional<Point> best;
        double leastCost = std::numeric_limits<double>::infinity();
        const auto [left, right] = std::ranges::minmax(hull, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(hull, {}, &Point::y);
        for (double x = std::ceil(left.x / kStep) * kStep; x <= right.x; x += kStep) {
            for (double y = std::ceil(top.y / kStep) * kStep; y <= bottom.y; y += kStep) {
                const Point here {x, y};
                const double clearance = clearanceAt(here, place);
                if (clearance < kBeside || outsideBy(here, hull) > -kInside)
                    continue;
                constexpr double kCrowded = 1000; // for each unit of room that is missing
                const double cost = apart(here, at(place)) + kCrowded * std::max(0.0, kRoomy - clearance);
                if (cost < leastCost) {
                    leastCost = cost;
                    best = here;
                }
            }
        }
        return best;
    }

    /// The picture of a building is a square, and hides what lies below. On boards of many places all is smaller.
    bool coversOther(std::size_t one, std::size_t other) const
    {
        if (!m_board.isKind(one, "building") && !m_board.isKind(other, "building"))
            return false;
        const Place &house = m_board.place(m_board.isKind(one, "building") ? one : other);
        const Place &covered = m_board.place(m_board.isKind(one, "building") ? other : one);
        const double count = static_cast<double>(m_board.places().size());
        const double size = std::sqrt(kFullSize / std::max(kFullSize, count));
        const double reach = size * (radiusOf(house.kind) + kCovered * radiusOf(covered.kind));
        return std::abs(house.at.x - covered.at.x) < reach && std::abs(house.at.y - covered.at.y) < reach;
    }

    /// W-07
    void checkOverlaps()
    {
        const Places &places = m_board.places();
        std::size_t found = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size() && found < kMostAlike; ++j) {
                if (apart(at(places[i]), at(places[j])) >= kTooNear && !coversOther(places[i], places[j]))
                    continue;
                ++found;
                warning("W-07", {places[i], places[j]}, {m_report.word(places[i]), m_report.word(places[j])});
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
                    warning("W-08", {path.from, path.to, place},
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
        return place != path.from && place != path.to
            && apart(at(place), line) < radiusOf(m_board.place(place).kind);
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
            const double by = away * (radiusOf(m_board.place(place).kind) + kRoom);
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

    /// W-09 and W-10: actions of buildings that can never be used. The remedy is the largest wall.
    void checkFlag(const char *rule, const char *flag, const char *id)
    {
        if (!rule || std::ranges::any_of(m_walls, [&](std::size_t wall) { return has(wall, flag); }))
            return;
        Finding &finding = warning(id, {}, {std::string(rule)});
        const auto room = [this](std::size_t wall) {
            return numberOf(siegeSchema(), m_board.place(wall), "invader-spaces");
        };
        if (const auto largest = std::ranges::max_element(m_walls, {}, room); largest != m_walls.end())
            finding.mend = m_report.withAttribute(*largest, flag, true);
    }

    /// W-11. The remedy is to allow them on all paths from foregrounds.
    void checkTraps()
    {
        BoardChange allowed;
        for (const SiegeLink &path : m_board.links("path")) {
            Link link = m_board.board().links()[path.position];
            if (flagOf(siegeSchema(), link, "trappable"))
                return;
            if (!m_board.isKind(path.from, "foreground"))
                continue;
            link.attributes.erase("trappable"); // as usual
            allowed.edits.push_back(ReplaceLink {path.position, std::move(link)});
        }
        warning("W-11", {}, {std::string(m_rules.traps)}).mend = std::move(allowed);
    }

    /// W-12
    void checkTowers()
    {
        for (const char *side : kSiegeSides) {
            if (m_board.ofKind("tower", side).empty())
                lacksPlace(warning("W-12", {}, {Word {side}, std::string(m_rules.devices)}), "tower", side);
        }
    }

    /// W-13. The remedy is what usually stands there.
    void checkInvaders()
    {
        const std::map<std::string, std::int64_t> usual {{"goblin", 1}, {"orc", 3}, {"troll", 1}};
        for (const std::size_t foreground : m_board.ofKind("foreground")) {
            const Place &held = m_board.place(foreground);
            const auto starting = startingUnits(m_board.board(), {&foreground, 1});
            if (std::ranges::any_of(starting, [](const auto &unit) { return unit.second > 0; }))
                continue;
            Finding &finding =
                warning("W-13", {foreground}, {m_report.word(foreground), std::string(m_rules.start)});
            if (numberOf(siegeSchema(), held, "unit-capacity") >= 5)
                finding.mend = m_report.withAttribute(foreground, "start-units", usual);
        }
    }

    const SiegeBoard &m_board;
    const DesignRules &m_rules;
    CheckReport &m_report;
    Places m_walls;
};

} // namespace

void checkDesign(const SiegeBoard &board, const DesignRules &rules, CheckReport &report)
{
    if (!report.hasError())
        DesignCheck(board, rules, report).run();
}

} // namespace merlon::siege
