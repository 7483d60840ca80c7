#include "core/canvas/looks/cells/cell_geometry.h"

#include "core/board/cells/cell_map.h"
#include "core/canvas/looks/courses.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/ground/scatter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace merlon::canvas {

namespace {

constexpr double kWobble =
    0.085; ///< of the radius of a cell: how far edges of land stray from the sides of cells

QPointF inScene(Point point)
{
    return {point.x, point.y};
}

std::uint32_t seedOf(QPointF point)
{
    const auto whole = [](double value) { return static_cast<std::uint32_t>(std::lround(value * 8)); };
    return mixedBits(whole(point.x()) * 73856093u ^ whole(point.y()) * 19349663u);
}

/// A point a little beside another one: the same for every line that goes through it.
QPointF strayed(QPointF point, double most)
{
    Scatter scatter(seedOf(point));
    const double x = scatter.next() - 0.5;
    return point + QPointF(x, scatter.next() - 0.5) * (2 * most);
}

/// A line along sides of cells as a hand would draw it.
void addDrawn(QPainterPath &path, const std::vector<Point> &corners, double radius)
{
    const auto count = corners.size();
    const auto corner = [&](std::size_t i) { return strayed(inScene(corners[i % count]), kWobble * radius); };
    const auto middle = [&](std::size_t i) {
        const QPointF between = (inScene(corners[i % count]) + inScene(corners[(i + 1) % count])) / 2;
        return strayed(between, kWobble * radius);
    };
    path.moveTo(middle(0));
    for (std::size_t i = 1; i <= count; ++i)
        path.quadTo(corner(i), middle(i));
    path.closeSubpath();
}

/// What is left of a shape on the near side of the line halfway between two points.
QPolygonF nearerTo(QPointF own, QPointF other, const QPolygonF &shape)
{
    const QPointF way = other - own;
    const QPointF half = (own + other) / 2;
    const auto beyond = [&](QPointF point) { return QPointF::dotProduct(point - half, way); };
    QPolygonF left;
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const QPointF a = shape[i];
        const QPointF b = shape[(i + 1) % shape.size()];
        const double atA = beyond(a);
        const double atB = beyond(b);
        if (atA <= 0)
            left << a;
        if ((atA < 0 && atB > 0) || (atA > 0 && atB < 0))
            left << a + (b - a) * (atA / (atA - atB));
    }
    return left;
}

QPolygonF polygonOf(const std::vector<Point> &corners)
{
    QPolygonF polygon;
    for (const Point corner : corners)
        polygon << inScene(corner);
    return polygon;
}

QRectF boxOfPoints(const std::vector<QPointF> &line)
{
    return QPolygonF(QList<QPointF>(line.begin(), line.end())).boundingRect();
}

/// Of each thing that a place counts, as often as it is there.
QStringList picturesOfCounts(const BoardSchema &schema, const Place &place)
{
    QStringList pictures;
    const PlaceKind *kind = schema.placeKind(place.kind);
    if (!kind)
        return pictures;
    for (const AttributeSchema &attribute : kind->attributes) {
        if (attribute.type != AttributeType::Counts)
            continue;
        const std::map<std::string, std::int64_t> counts = countsOf(schema, place, attribute.key);
        for (const std::string &word : attribute.words) {
            const auto found = counts.find(word);
            constexpr std::int64_t kMost = 4; // of more there is no room for
            for (std::int64_t i = 0; found != counts.end() && i < std::min(found->second, kMost); ++i)
                pictures << QString::fromStdString(schema.key + '/' + word);
        }
    }
    return pictures;
}

class Maker {
public:
    Maker(const Board &board, const BoardSchema &schema)
        : m_board(board)
        , m_schema(schema)
        , m_map(board, gridOf(board, schema))
    {
        m_made.grid = m_map.grid();
        m_made.around = schema.cells.around;
        m_made.isNamed = schema.cells.namesOnMap;
        m_made.radius = m_made.grid.shape == CellShape::Square ? m_made.grid.size / 2
                                                               : m_made.grid.size * std::numbers::sqrt3 / 2;
        m_made.unit = std::clamp(m_made.radius / 52, 0.2, 1.6);
    }

    CellGeometry make()
    {
        findExact();
        for (std::size_t place = 0; place < m_board.places().size(); ++place)
            addPlace(place);
        joinRegions();
        addLinks();
        findBorders();
        findBounds();
        return std::move(m_made);
    }

private:
    /// A place has the shape of its cell if it lies in the middle of it and no other reaches into it.
    void findExact()
    {
        const std::span<const Place> places = m_board.places();
        std::vector<Point> loose;
        for (std::size_t place = 0; place < places.size(); ++place) {
            m_isExact.push_back(m_map.isOnGrid(place));
            if (!m_isExact.back())
                loose.push_back(places[place].at);
        }
        const double near = 2 * m_made.grid.size;
        for (std::size_t place = 0; place < places.size(); ++place) {
            const Point at = places[place].at;
            m_isExact[place] = m_isExact[place] && std::ranges::none_of(loose, [&](Point other) {
                                   return std::hypot(other.x - at.x, other.y - at.y) < near;
                               });
        }
    }

    void addPlace(std::size_t number)
    {
        const Place &place = m_board.places()[number];
        const bool isOnGrid = m_isExact[number];
        CellPlace &made = m_made.places.emplace_back();
        made.isCell = isOnGrid;
        made.at = isOnGrid ? inScene(middleOf(m_made.grid, m_map.cellOf(number))) : inScene(place.at);
        made.polygon =
            isOnGrid ? polygonOf(cornersOf(m_made.grid, m_map.cellOf(number))) : looseShape(number);
        made.shape.addPolygon(made.polygon);
        made.shape.closeSubpath();
        made.seed = seedOf(made.at);
        const PlaceLook look = lookOf(m_schema, place);
        made.terrain = look.terrain == Terrain::None ? Terrain::Land : look.terrain;
        made.strewn = look.strewn;
        made.art = look.art;
        made.label = look.label;
        made.lying = picturesOfCounts(m_schema, place);
    }

    /// Boards need not keep to their grid: such a place has the ground that is nearer to it than to others.
    QPolygonF looseShape(std::size_t number) const
    {
        constexpr double kWidest = 1.25; ///< of a cell
        CellGrid wide = m_made.grid;
        wide.size *= kWidest;
        wide.origin = m_board.places()[number].at;
        QPolygonF shape = polygonOf(cornersOf(wide, {0, 0}));
        const QPointF own = inScene(wide.origin);
        for (const Place &other : m_board.places()) {
            const QPointF at = inScene(other.at);
            const double away = std::abs(at.x() - own.x()) + std::abs(at.y() - own.y());
            if (away > 0 && away < 4 * wide.size)
                shape = nearerTo(own, at, shape);
        }
        return shape;
    }

    /// The cells of some places as one area.
    QPainterPath areaOf(const std::vector<std::size_t> &places) const
    {
        QPainterPath area;
        area.setFillRule(Qt::WindingFill);
        std::vector<Cell> cells;
        for (const std::size_t place : places) {
            if (m_isExact[place])
                cells.push_back(m_map.cellOf(place));
            else
                area.addPath(m_made.places[place].shape);
        }
        for (const std::vector<Point> &line : outlinesOf(m_made.grid, cells))
            addDrawn(area, line, m_made.radius);
        return area;
    }

    std::vector<QPolygonF> coastsOf(const std::vector<std::size_t> &places) const
    {
        std::vector<QPolygonF> coasts;
        std::vector<Cell> cells;
        for (const std::size_t place : places) {
            if (m_isExact[place])
                cells.push_back(m_map.cellOf(place));
            else
                coasts.push_back(m_made.places[place].polygon);
        }
        for (const std::vector<Point> &line : outlinesOf(m_made.grid, cells))
            coasts.push_back(polygonOf(line));
        return coasts;
    }

    void joinRegions()
    {
        std::map<Terrain, std::vector<std::size_t>> byTerrain;
        std::vector<std::size_t> dry;
        for (std::size_t place = 0; place < m_made.places.size(); ++place) {
            byTerrain[m_made.places[place].terrain].push_back(place);
            if (m_made.places[place].terrain != Terrain::Water)
                dry.push_back(place);
        }
        m_made.land = areaOf(dry);
        m_made.coasts = coastsOf(dry);
        for (auto &[terrain, places] : byTerrain) {
            if (terrain == Terrain::Water) {
                m_made.water = areaOf(places);
                continue;
            }
            if (isStep(terrain)) { // a step of a mountain carries those above it
                for (const auto &[higher, above] : byTerrain) {
                    if (higher > terrain)
                        places.insert(places.end(), above.begin(), above.end());
                }
            }
            m_made.regions.push_back({terrain, areaOf(places)});
        }
    }

    /// Whether a link joins neighbours, so that the side that they share shows it.
    bool joinsNeighbours(const Link &link, std::size_t from, std::size_t to) const
    {
        return link.kind == m_schema.cells.link && m_isExact[from] && m_isExact[to]
            && distanceBetween(m_made.grid.shape, m_map.cellOf(from), m_map.cellOf(to)) == 1;
    }

    void addLinks()
    {
        m_made.lines.resize(m_board.links().size());
        for (std::size_t number = 0; number < m_board.links().size(); ++number) {
            const Link &link = m_board.links()[number];
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (!from || !to || *from == *to)
                continue;
            if (joinsNeighbours(link, *from, *to)) {
                m_made.lines[number].isBySide = true;
                m_joined.insert(std::minmax(*from, *to));
                continue;
            }
            const LinkKind *kind = m_schema.linkKind(link.kind);
            m_made.lines[number].isDirected = kind && kind->directed;
            std::vector<QPointF> &points = m_made.lines[number].points;
            points.push_back(m_made.places[*from].at);
            for (const Point bend : link.via)
                points.push_back(inScene(bend));
            points.push_back(m_made.places[*to].at);
            points = coursed(std::move(points), link.course);
        }
    }

    void findBorders()
    {
        const LinkKind *kind = m_schema.linkKind(m_schema.cells.link);
        const std::span<const Cell> steps = stepsOf(m_made.grid.shape);
        for (std::size_t place = 0; place < m_made.places.size(); ++place) {
            const QPolygonF &corners = m_made.places[place].polygon;
            for (std::size_t side = 0; m_isExact[place] && side < steps.size(); ++side) {
                const auto other = m_map.placeIn(m_map.cellOf(place) + steps[side]);
                if (!other || *other < place || !m_isExact[*other])
                    continue;
                const auto next = static_cast<qsizetype>((side + 1) % steps.size());
                const QLineF border(corners[static_cast<qsizetype>(side)], corners[next]);
                m_made.borders.push_back(border);
                const std::string &here = m_board.places()[place].kind;
                const std::string &there = m_board.places()[*other].kind;
                if (kind && mayJoin(*kind, here, there) && !m_joined.contains({place, *other}))
                    m_made.barriers.push_back(border);
            }
        }
    }

    void findBounds()
    {
        QRectF box;
        for (const CellPlace &place : m_made.places)
            box |= place.polygon.boundingRect();
        for (const CellLine &line : m_made.lines)
            box |= boxOfPoints(line.points);
        const double edge = reachOfCells(m_made);
        m_made.bounds = box.isNull() ? QRectF(0, 0, 1000, 1000) : box.adjusted(-edge, -edge, edge, edge);
    }

    const Board &m_board;
    const BoardSchema &m_schema;
    CellMap m_map;
    std::vector<bool> m_isExact; ///< by place: whether its shape is that of its cell
    CellGeometry m_made;
    std::set<std::pair<std::size_t, std::size_t>> m_joined; ///< places, the lower number first
};

} // namespace

CellGeometry cellGeometry(const Board &board, const BoardSchema &schema)
{
    return Maker(board, schema).make();
}

double reachOfCells(const CellGeometry &geometry)
{
    return std::clamp(1.1 * geometry.radius, 16.0, 64.0);
}

} // namespace merlon::canvas
