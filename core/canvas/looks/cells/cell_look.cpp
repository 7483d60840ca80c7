#include "core/canvas/looks/cells/cell_look.h"

#include "core/board/cells/grid.h"
#include "core/canvas/looks/cells/cell_difference.h"
#include "core/canvas/looks/cells/cell_painters.h"
#include "core/canvas/picture/token_rows.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace merlon::canvas {

namespace {

// Shares of the radius of a cell.
constexpr double kDiceDown = 0.72;
constexpr double kNameDown = 0.28;

/// Of the largest circle in a cell about its middle.
double innerRadius(const CellPlace &place)
{
    double radius = 1e9;
    for (qsizetype i = 0; i < place.polygon.size(); ++i) {
        const QPointF a = place.polygon[i];
        const QPointF side = place.polygon[(i + 1) % place.polygon.size()] - a;
        const double length = std::hypot(side.x(), side.y());
        const QPointF in = place.at - a;
        if (length > 0)
            radius = std::min(radius, std::abs(side.x() * in.y() - side.y() * in.x()) / length);
    }
    return place.polygon.isEmpty() ? 0 : radius;
}

/// Pieces stand in the middle; where a picture or a name is, below it. Dice are smaller: below the name. Without names they
/// fill their cell.
void layPlace(const CellPlace &place, bool isNamed, const PlacePicture &picture, int index,
              std::vector<Spot> &spots)
{
    const double radius = innerRadius(place);
    if (!isNamed) {
        std::vector<Spot> stand = spotsOf(picture.tokens, index, -1, radius / 26);
        layRows({place.at, {1, 0}, {}, 1.66 * radius, 2, 0.6}, stand);
        spots.insert(spots.end(), stand.begin(), stand.end());
        return;
    }
    std::vector<Spot> stand = spotsOf(picture.tokens, index, -1, radius / 50);
    const bool areDice =
        std::ranges::all_of(picture.tokens, [](const Token &token) { return token.role == TokenRole::Die; });
    const double down = areDice ? kDiceDown * radius : place.art.isEmpty() ? 0 : 0.42 * radius;
    layRows({place.at + QPointF(0, down), {1, 0}, {}, 1.56 * radius, 2, 0.6}, stand);
    spots.insert(spots.end(), stand.begin(), stand.end());
}

void layLink(const std::vector<QPointF> &line, const LinkPicture &picture, int index, double unit,
             std::vector<Spot> &spots)
{
    if (line.size() < 2 || picture.tokens.empty())
        return;
    std::vector<Spot> stand = spotsOf(picture.tokens, -1, index, unit);
    const std::size_t half = line.size() / 2;
    layRows({(line[half - 1] + line[half]) / 2, {1, 0}, {}, 130 * unit, 1}, stand);
    spots.insert(spots.end(), stand.begin(), stand.end());
}

/// The land stays, as it hangs together; what is on it goes.
CellGeometry withoutHidden(CellGeometry geometry, const GroundParts &parts)
{
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        if (parts.showsPlace(place))
            continue;
        geometry.places[place].strewn = Strewn::None;
        geometry.places[place].art.clear();
        geometry.places[place].label.clear();
        geometry.places[place].lying.clear();
    }
    for (std::size_t link = 0; link < geometry.lines.size(); ++link) {
        if (!parts.showsLink(link))
            geometry.lines[link].points.clear();
    }
    return geometry;
}

} // namespace

CellLook::CellLook(const Board &board, const BoardSchema &schema)
    : m_geometry(cellGeometry(board, schema))
    , m_family(QString::fromStdString(schema.key))
{
    for (const LinkKind &kind : schema.links) {
        if (kind.directed)
            m_oneWay.push_back(kind.key);
    }
}

QString CellLook::family() const
{
    return m_family;
}

/// Along the sides of cells, where all of them lie on the grid: uniting their shapes can leave a hair between two of them.
QPainterPath CellLook::joined(std::span<const std::size_t> places) const
{
    std::vector<Cell> cells;
    for (const std::size_t place : places) {
        const CellPlace &cell = m_geometry.places[place];
        if (!cell.isCell)
            return BoardLook::joined(places);
        cells.push_back(cellAt(m_geometry.grid, {cell.at.x(), cell.at.y()}));
    }
    QPainterPath path;
    for (const std::vector<Point> &line : outlinesOf(m_geometry.grid, cells)) {
        QPolygonF polygon;
        for (const Point corner : line)
            polygon << QPointF(corner.x, corner.y);
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    return path;
}

double CellLook::widthOfLinks() const
{
    return 0.16 * m_geometry.radius;
}

bool CellLook::isWayBack(const Link &link) const
{
    return std::ranges::find(m_oneWay, link.kind) == m_oneWay.end();
}

std::vector<NameAnchor> CellLook::nameAnchors(std::size_t place) const
{
    if (!m_geometry.isNamed)
        return {};
    const CellPlace &cell = m_geometry.places[place];
    const double radius = innerRadius(cell);
    NameAnchor below {cell.at + QPointF(0, kNameDown * radius), cell.terrain == Terrain::Water};
    below.room = 1.7 * radius;
    NameAnchor smaller = below;
    smaller.share = 0.8;
    NameAnchor lowest = below;
    lowest.centre = cell.at + QPointF(0, 0.8 * radius);
    lowest.room = 1.2 * radius;
    NameAnchor middle = below;
    middle.centre = cell.at;
    middle.room = 1.86 * radius;
    NameAnchor above = below;
    above.centre = cell.at - QPointF(0, 0.66 * radius);
    above.room = 1.4 * radius;
    return {below, smaller, lowest, middle, above};
}

std::vector<Spot> CellLook::arrange(const Picture &picture) const
{
    std::vector<Spot> spots;
    for (std::size_t link = 0; link < std::min(picture.links.size(), m_geometry.lines.size()); ++link)
        layLink(m_geometry.lines[link].points, picture.links[link], static_cast<int>(link),
                m_geometry.radius / 60, spots);
    for (std::size_t place = 0; place < std::min(picture.places.size(), m_geometry.places.size()); ++place) {
        if (!picture.places[place].tokens.empty())
            layPlace(m_geometry.places[place], m_geometry.isNamed, picture.places[place],
                     static_cast<int>(place), spots);
    }
    return spots;
}

void CellLook::paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                           const GroundParts &parts) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    std::optional<CellGeometry> left;
    if (parts.hidesSome())
        left = withoutHidden(m_geometry, parts);
    const CellBrush brush {{painter, art, m_geometry.unit, scale, painter.clipBoundingRect()},
                           left ? *left : m_geometry};
    paintPaper(brush, sheet);
    if (parts.places)
        paintSurroundings(brush, sheet);
    paintUnderneath(brush, sheet, parts.underneath);
    if (parts.places)
        paintLand(brush);
    if (parts.links)
        paintLines(brush);
    if (parts.places)
        paintFigures(brush);
    paintVignette(brush, sheet);
    paintFrame(brush, sheet);
}

QRectF CellLook::changedSince(const BoardLook &before, const QRectF &sheet) const
{
    const auto *other = dynamic_cast<const CellLook *>(&before);
    return other ? changedBetween(other->m_geometry, m_geometry, sheet) : sheet;
}

} // namespace merlon::canvas
