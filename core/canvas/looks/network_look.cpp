#include "core/canvas/looks/network_look.h"

#include "core/canvas/looks/courses.h"
#include "core/canvas/looks/ground/ground_brush.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/link_stroke.h"
#include "core/canvas/picture/token_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace merlon::canvas {

namespace {

constexpr double kLink = 9;

QPolygonF polyline(const std::vector<QPointF> &points)
{
    return QPolygonF(QList<QPointF>(points.begin(), points.end()));
}

} // namespace

NetworkLook::NetworkLook(const Board &board, const BoardSchema *schema, const NetworkLook *before)
    : m_family(QString::fromStdString(board.info().schema))
    , m_unit(unitKept(board.places().size(), before ? before->m_unit : 0))
    , m_count(board.places().size())
{
    m_places = platesOf(board, schema, m_unit);
    addLines(board, schema);
    QRectF box;
    for (const NetworkPlate &plate : m_places)
        box |= plate.shape.boundingRect();
    m_middle = box.center();
    for (const Line &line : m_lines)
        box |= polyline(line.points).boundingRect();
    const double edge = 52 * m_unit; // for names
    m_bounds = box.isNull() ? QRectF(0, 0, 1000, 1000) : box.adjusted(-edge, -edge, edge, edge);
    m_yard = yardWithin(m_places, m_middle);
    if (schema)
        m_scenery = sceneryAround(m_places, m_bounds, schema->scenery, m_unit);
    if (schema && schema->openSide != Terrain::None && !m_yard.isEmpty())
        leaveOpen(schema->openSide);
}

/// No trees in the water.
void NetworkLook::leaveOpen(Terrain beyond)
{
    m_openSide = openSideOf(m_places, m_middle);
    if (!m_openSide)
        return;
    m_beyond = beyond;
    m_yard = m_yard.united(quayOf(*m_openSide, m_unit));
    std::erase_if(m_scenery, [this](const Scenery &scenery) {
        return m_openSide->isBeyond(scenery.spot.centre, scenery.spot.size.height() / 2, m_unit);
    });
}

void NetworkLook::addLines(const Board &board, const BoardSchema *schema)
{
    if (schema) {
        for (const LinkKind &kind : schema->links) {
            if (kind.directed)
                m_oneWay.push_back(kind.key);
        }
    }
    m_lines.resize(board.links().size());
    for (std::size_t number = 0; number < board.links().size(); ++number) {
        const Link &link = board.links()[number];
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (!from || !to || *from == *to)
            continue;
        Line &line = m_lines[number];
        line.isDirected = !isWayBack(link);
        if (schema)
            line.kind = static_cast<std::size_t>(std::ranges::find(schema->links, link.kind, &LinkKind::key)
                                                 - schema->links.begin());
        line.isQuiet = schema && line.kind < schema->links.size() && schema->links[line.kind].isQuiet;
        line.points.push_back(m_places[*from].at);
        for (const Point bend : link.via)
            line.points.push_back(toScene(bend));
        line.points.push_back(m_places[*to].at);
        line.points = coursed(std::move(line.points), link.course);
    }
    partLines(board);
}

/// Links between the same two places that only a map of all kinds shows lie side by side.
void NetworkLook::partLines(const Board &board)
{
    constexpr double kApart = 1.2; // widths of a link
    std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> byEnds;
    for (std::size_t number = 0; number < m_lines.size(); ++number) {
        if (m_lines[number].points.empty())
            continue;
        const Link &link = board.links()[number];
        byEnds[std::minmax({*board.indexOf(link.from), *board.indexOf(link.to)})].push_back(number);
    }
    for (auto &[ends, links] : byEnds) {
        std::ranges::stable_sort(links, {}, [this](std::size_t link) { return m_lines[link].isQuiet; });
        const QPointF way = m_places[ends.second].at - m_places[ends.first].at;
        const double length = std::hypot(way.x(), way.y());
        for (std::size_t i = 1; i < links.size() && length > 0; ++i) {
            const double steps = static_cast<double>((i + 1) / 2) * (i % 2 == 0 ? -1 : 1);
            const QPointF aside = QPointF(-way.y(), way.x()) / length * (steps * kApart * kLink * m_unit);
            if (!m_lines[links[i]].isQuiet)
                continue;
            for (QPointF &point : m_lines[links[i]].points)
                point += aside;
        }
    }
}

bool NetworkLook::isSuited() const
{
    return m_unit == unitFor(m_count);
}

double NetworkLook::widthOfLinks() const
{
    return kLink * m_unit;
}

bool NetworkLook::isWayBack(const Link &link) const
{
    return std::ranges::find(m_oneWay, link.kind) == m_oneWay.end();
}

std::vector<NameAnchor> NetworkLook::nameAnchors(std::size_t place) const
{
    return nameAnchorsOf(m_places[place], m_unit);
}

/// Pictures of what a place without a plate is made of fill it.
std::vector<PictureSpot> NetworkLook::pictureSpots(std::size_t place, std::span<const int> spread) const
{
    if (m_places[place].hasPlate() || !spread.empty())
        return BoardLook::pictureSpots(place, spread);
    return pictureSpotsOn(m_places[place], m_unit);
}

LevelDots NetworkLook::levelDots(std::size_t place, int count) const
{
    const NetworkPlate &plate = m_places[place];
    return plate.hasPlate() ? BoardLook::levelDots(place, count) : levelDotsAt(plate, m_unit, count);
}

/// What stands on the map, with a little ground around it.
QRectF NetworkLook::heart() const
{
    QRectF built;
    for (const NetworkPlate &plate : m_places) {
        if (plate.form == PlaceShape::Bar || plate.form == PlaceShape::Picture)
            built |= plate.shape.boundingRect();
    }
    const double edge = 44 * m_unit;
    return built.isNull() ? BoardLook::heart() : built.adjusted(-edge, -edge, edge, edge) & m_bounds;
}

std::vector<Spot> NetworkLook::arrange(const Picture &picture) const
{
    std::vector<Spot> spots;
    for (std::size_t link = 0; link < std::min(picture.links.size(), m_lines.size()); ++link) {
        const std::vector<QPointF> &points = m_lines[link].points;
        if (points.size() < 2 || picture.links[link].tokens.empty())
            continue;
        std::vector<Spot> stand = spotsOf(picture.links[link].tokens, -1, static_cast<int>(link), m_unit);
        const std::size_t half = points.size() / 2;
        layRows({(points[half - 1] + points[half]) / 2, {1, 0}, {}, 130 * m_unit, 1}, stand);
        spots.insert(spots.end(), stand.begin(), stand.end());
    }
    for (std::size_t place = 0; place < std::min(picture.places.size(), m_places.size()); ++place) {
        std::vector<Spot> stand = spotsOf(picture.places[place].tokens, static_cast<int>(place), -1, m_unit);
        layTokens(m_places[place], picture.places[place].tokens, m_middle, m_unit, stand);
        spots.insert(spots.end(), stand.begin(), stand.end());
    }
    return spots;
}

void NetworkLook::paintLines(QPainter &painter, const Theme &theme, const GroundParts &parts) const
{
    constexpr std::array kDashes {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr double kThin = 0.2; // in widths of a link
    constexpr double kClear = 0.3;
    std::vector<const Line *> lines;
    for (std::size_t link = 0; link < m_lines.size(); ++link) {
        if (parts.showsLink(link) && (parts.quietLinks || !isQuiet(link)))
            lines.push_back(&m_lines[link]);
    }
    paintBeds(painter, theme, lines);
    const double width = (parts.quietLinks ? kClear : kThin) * kLink * m_unit;
    const auto strokeOfLine = [&](const Line &line) {
        return parts.quietLinks ? strokeOf(line.kind, theme)
                                : LinkStroke {kDashes[line.kind % kDashes.size()], faint(theme.ink, 0.6)};
    };
    for (const Line *line : lines) {
        const LinkStroke stroke = strokeOfLine(*line);
        painter.setPen(QPen(stroke.colour, width, stroke.style, Qt::FlatCap));
        painter.drawPolyline(polyline(line->points));
    }
    painter.setPen(Qt::NoPen);
    for (const Line *line : lines) {
        painter.setBrush(parts.quietLinks ? strokeOfLine(*line).colour : theme.ink);
        if (line->isDirected)
            paintHead(painter, *line);
    }
}

/// A trodden way; links that are no ways have only what sets them off from the ground.
void NetworkLook::paintBeds(QPainter &painter, const Theme &theme,
                            const std::vector<const Line *> &lines) const
{
    const double width = kLink * m_unit;
    const QColor bed = mixed(theme.parchment, theme.trail, theme.dark ? 0.3 : 0.36);
    painter.setBrush(Qt::NoBrush);
    for (const Line *line : lines) {
        painter.setPen(line->isQuiet ? QPen(faint(theme.parchment, 0.75), 0.6 * width)
                                     : QPen(bed, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(polyline(line->points));
    }
}

/// An arrowhead before the place that the line leads to.
void NetworkLook::paintHead(QPainter &painter, const Line &line) const
{
    if (line.points.size() < 2)
        return;
    const double width = kLink * m_unit;
    const QPointF to = line.points.back();
    const QPointF way = to - line.points[line.points.size() - 2];
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return;
    const QPointF along = way / length;
    const QPointF across = QPointF(-along.y(), along.x()) * (0.9 * width);
    const QPointF tip = to - along * (1.32 * kPlate * m_unit);
    painter.drawPolygon(
        QPolygonF({tip, tip - along * (2 * width) + across, tip - along * (2 * width) - across}));
}

/// What lies around, and the ground within the walls.
void NetworkLook::paintLand(QPainter &painter, const Art &art) const
{
    const Theme &theme = art.theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(colourOf(Terrain::Town, theme), 0.6));
    painter.drawPath(m_yard);
    for (const Scenery &scenery : m_scenery)
        paintPictures(painter, art, scenery.art, {&scenery.spot, 1});
}

/// Marked out on the ground, and no more.
void NetworkLook::paintField(QPainter &painter, const Theme &theme, const NetworkPlate &plate) const
{
    const QColor ground = plate.terrain == Terrain::None ? theme.paper : colourOf(plate.terrain, theme);
    painter.setBrush(faint(ground, 0.55));
    QPen edge(faint(theme.ink, 0.5), 1.4 * m_unit, Qt::CustomDashLine, Qt::RoundCap);
    edge.setDashPattern({4, 3.5});
    painter.setPen(edge);
    painter.drawPath(plate.shape);
}

void NetworkLook::paintPlate(QPainter &painter, const Art &art, const NetworkPlate &plate) const
{
    const Theme &theme = art.theme();
    if (plate.form == PlaceShape::Field)
        paintField(painter, theme, plate);
    if (!plate.hasPlate()) {
        if (!plate.art.isEmpty())
            paintPictures(painter, art, plate.art, pictureSpotsOn(plate, m_unit));
        return;
    }
    const QColor ground = plate.terrain == Terrain::None ? theme.paper : colourOf(plate.terrain, theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(Qt::black, theme.dark ? 0.34 : 0.16));
    painter.drawPath(plate.shape.translated(2.5 * m_unit, 4 * m_unit));
    painter.setBrush(ground);
    painter.setPen(QPen(theme.dark ? mixed(theme.stone, theme.parchment, 0.3) : theme.ink, 2.2 * m_unit,
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(plate.shape);
    const double size = 1.25 * kPlate * m_unit;
    if (!plate.art.isEmpty())
        art.paint(painter, plate.art, QRectF(plate.at - QPointF(size, size) / 2, QSizeF(size, size)));
}

void NetworkLook::paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                              const GroundParts &parts) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const GroundBrush brush {painter, art, m_unit, scale, painter.clipBoundingRect()};
    paintPaper(brush, sheet);
    paintVignette(brush, sheet);
    paintUnderneath(brush, sheet, parts.underneath);
    if (parts.places && m_openSide)
        paintBeyond(brush, *m_openSide, m_beyond, sheet);
    if (parts.places)
        paintLand(painter, art);
    if (parts.links)
        paintLines(painter, art.theme(), parts);
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        const NetworkPlate &plate = m_places[place];
        if (parts.showsPlace(place) && brush.isSeen(plate.shape.boundingRect(), 8 * m_unit)) {
            paintPlate(painter, art, plate);
            if (!plate.label.isEmpty())
                paintFigure(brush, plate.label, plate.at - QPointF(0, 0.98 * kPlate * m_unit),
                            0.3 * kPlate * m_unit);
        }
    }
    paintFrame(brush, sheet);
}

QRectF NetworkLook::changedSince(const BoardLook &before, const QRectF &sheet) const
{
    const auto *other = dynamic_cast<const NetworkLook *>(&before);
    if (!other || other->m_unit != m_unit || other->m_scenery != m_scenery || other->m_yard != m_yard)
        return sheet;
    const auto around = [](const auto &item) {
        if constexpr (requires { item.shape; })
            return item.shape.boundingRect();
        else
            return polyline(item.points).boundingRect().adjusted(-1, -1, 1, 1);
    };
    QRectF area;
    const auto compare = [&](const auto &were, const auto &are, const auto &same) {
        for (std::size_t i = 0; i < std::max(were.size(), are.size()); ++i) {
            if (i < were.size() && i < are.size() && same(were[i], are[i]))
                continue;
            if (i < were.size())
                area |= around(were[i]);
            if (i < are.size())
                area |= around(are[i]);
        }
    };
    compare(other->m_places, m_places,
            [](const NetworkPlate &a, const NetworkPlate &b) { return a.looksLike(b); });
    compare(other->m_lines, m_lines, std::equal_to {});
    const double edge = 24 * m_unit;
    return area.isNull() ? area : area.adjusted(-edge, -edge, edge, edge) & sheet;
}

} // namespace merlon::canvas
