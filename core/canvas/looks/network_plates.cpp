#include "core/canvas/looks/network_plates.h"

#include "core/board/styled_place.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/picture/token_rows.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace merlon::canvas {

namespace {

QPainterPath polygonAround(QPointF at, int corners, double radius, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = (i + turn) * 2 * std::numbers::pi / corners;
        polygon << at + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath shieldAround(QPointF at, double radius)
{
    QPainterPath path(at + QPointF(-0.9, -0.95) * radius);
    path.lineTo(at + QPointF(0.9, -0.95) * radius);
    path.lineTo(at + QPointF(0.9, 0.1) * radius);
    path.quadTo(at + QPointF(0.8, 0.75) * radius, at + QPointF(0, 1.1) * radius);
    path.quadTo(at + QPointF(-0.8, 0.75) * radius, at + QPointF(-0.9, 0.1) * radius);
    path.closeSubpath();
    return path;
}

QPainterPath squareAround(QPointF at, double radius)
{
    QPainterPath path;
    path.addRect(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    return path;
}

/// A box of its length and depth, turned as it lies.
QPainterPath longShape(const NetworkPlate &plate)
{
    const QRectF box(-plate.length / 2, -plate.depth / 2, plate.length, plate.depth);
    QPainterPath path;
    if (plate.form == PlaceShape::Field)
        path.addRoundedRect(box, plate.depth * 0.42, plate.depth * 0.42);
    else
        path.addRect(box);
    QTransform turn;
    turn.translate(plate.at.x(), plate.at.y()).rotate(plate.angle());
    return turn.map(path);
}

QPainterPath plateOf(PlaceShape shape, QPointF at, double radius)
{
    switch (shape) {
    case PlaceShape::None:
    case PlaceShape::Bar:
    case PlaceShape::Field:
    case PlaceShape::Disc: {
        QPainterPath disc;
        disc.addEllipse(at, radius, radius);
        return disc;
    }
    case PlaceShape::Picture:
        return squareAround(at, radius);
    case PlaceShape::Square:
        return polygonAround(at, 4, 1.25 * radius, 0.5);
    case PlaceShape::Diamond:
        return polygonAround(at, 4, 1.25 * radius, 0);
    case PlaceShape::Hexagon:
        return polygonAround(at, 6, 1.1 * radius, 0.5);
    case PlaceShape::Triangle:
        return polygonAround(at, 3, 1.35 * radius, 0);
    case PlaceShape::Shield:
        return shieldAround(at, radius);
    }
    return {};
}

QPointF normalized(QPointF way)
{
    const double length = std::hypot(way.x(), way.y());
    return length < 1e-6 ? QPointF(0, -1) : way / length;
}

/// Finds out how bars and fields lie, by what they are linked with.
class LongPlates {
public:
    LongPlates(const Board &board, std::vector<NetworkPlate> &plates, const std::vector<std::string> &along,
               double unit)
        : m_board(board)
        , m_plates(plates)
        , m_along(along)
        , m_unit(unit)
        , m_isLaid(plates.size(), false)
    {
        QRectF box;
        for (const NetworkPlate &plate : plates)
            box |= QRectF(plate.at - QPointF(0.5, 0.5), QSizeF(1, 1));
        m_middle = box.center();
    }

    void lay()
    {
        for (std::size_t place = 0; place < m_plates.size(); ++place) {
            if (m_plates[place].form == PlaceShape::Bar)
                layBar(place);
        }
        // Fields behind fields follow those before them.
        for (const bool isLast : {false, false, true}) {
            for (std::size_t place = 0; place < m_plates.size(); ++place) {
                if (m_plates[place].form == PlaceShape::Field && !m_isLaid[place])
                    layField(place, isLast);
            }
        }
        for (NetworkPlate &plate : m_plates) {
            if (plate.isLong())
                plate.shape = longShape(plate);
        }
    }

private:
    std::vector<std::size_t> neighboursOf(std::size_t place) const
    {
        std::vector<std::size_t> neighbours;
        for (const Link &link : m_board.links()) {
            if (m_along[place].empty() || link.kind != m_along[place])
                continue;
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (from && to && *from != *to && (*from == place || *to == place))
                neighbours.push_back(*from == place ? *to : *from);
        }
        return neighbours;
    }

    void face(NetworkPlate &plate, QPointF outward) const
    {
        plate.outward = normalized(outward);
        plate.along = {-plate.outward.y(), plate.outward.x()};
    }

    void layBar(std::size_t place)
    {
        NetworkPlate &plate = m_plates[place];
        m_isLaid[place] = true;
        face(plate, plate.at - m_middle);
        const std::vector<std::size_t> neighbours = neighboursOf(place);
        for (const std::size_t other : neighbours)
            ++m_plates[other].bars;
        if (neighbours.size() != 2)
            return;
        const QPointF way = normalized(m_plates[neighbours[1]].at - m_plates[neighbours[0]].at);
        const QPointF across(way.y(), -way.x());
        const bool isOutward = QPointF::dotProduct(across, plate.at - m_middle) >= 0;
        face(plate, isOutward ? across : -across);
        reach(plate, neighbours);
    }

    /// As far as its neighbours, and not over their middles.
    void reach(NetworkPlate &plate, const std::vector<std::size_t> &neighbours) const
    {
        double left = 0;
        double right = 0;
        for (const std::size_t other : neighbours) {
            const NetworkPlate &beside = m_plates[other];
            const double way = QPointF::dotProduct(beside.at - plate.at, plate.along);
            const double end = beside.isLong() ? std::abs(way) / 2 : std::abs(way) - 0.6 * kPlate * m_unit;
            (way < 0 ? left : right) = std::max(end, 0.0);
        }
        if (left + right <= plate.depth)
            return;
        plate.length = left + right;
        plate.at += plate.along * ((right - left) / 2);
    }

    void layField(std::size_t place, bool isLast)
    {
        NetworkPlate &plate = m_plates[place];
        const std::vector<std::size_t> neighbours = neighboursOf(place);
        const auto laid = std::ranges::find_if(neighbours, [&](std::size_t other) {
            return m_plates[other].isLong() && m_isLaid[other] && other != place;
        });
        if (laid != neighbours.end()) {
            plate.outward = m_plates[*laid].outward;
            plate.along = m_plates[*laid].along;
        } else if (isLast || neighbours.empty() || std::ranges::none_of(neighbours, [&](std::size_t other) {
                       return m_plates[other].isLong();
                   })) {
            face(plate, plate.at - m_middle);
        } else {
            return;
        }
        m_isLaid[place] = true;
    }

    const Board &m_board;
    std::vector<NetworkPlate> &m_plates;
    const std::vector<std::string> &m_along;
    double m_unit;
    QPointF m_middle;
    std::vector<bool> m_isLaid;
};

constexpr double kLargest = 1.2; ///< tokens where there is much room, in their usual size

template <class Is>
std::vector<Spot> taken(std::vector<Spot> &spots, std::span<const Token> tokens, Is is)
{
    std::vector<Spot> some;
    std::erase_if(spots, [&](const Spot &spot) {
        if (!is(tokens[spot.token]))
            return false;
        some.push_back(spot);
        return true;
    });
    return some;
}

/// From the inner side on; at the outer side those that belong there.
void layOnBar(const NetworkPlate &plate, std::span<const Token> tokens, double unit, std::vector<Spot> &spots,
              std::vector<Spot> &outside)
{
    outside = taken(spots, tokens, [](const Token &token) { return token.isOutside; });
    const double length = plate.length - 30 * unit;
    const QPointF inner = plate.at - plate.outward * (plate.depth / 2 - 5 * unit);
    layLargest({inner, plate.along, plate.outward, length, 2}, plate.depth * 0.72, kLargest, spots);
    const QPointF outer = plate.at + plate.outward * (plate.depth / 2 + 4 * unit);
    layRows({outer, plate.along, {}, length, 1, 0.5}, outside);
}

/// Units in the lower part of a picture, machines and spaces for them beside it.
void layOnPicture(const NetworkPlate &plate, std::span<const Token> tokens, QPointF middle, double unit,
                  std::vector<Spot> &spots, std::vector<Spot> &beside)
{
    beside = taken(spots, tokens, [](const Token &token) {
        return token.role == TokenRole::Machine || token.role == TokenRole::Shadow;
    });
    const QRectF box = plate.shape.boundingRect();
    layLargest({QPointF(box.center().x(), box.bottom() - 3 * unit), {1, 0}, {0, -1}, box.width(), 2},
               box.height() * 0.66, kLargest, spots); // its top tells its level
    for (Spot &spot : beside)
        spot.size = 34 * unit;
    const double side = plate.at.x() < middle.x() ? -1 : 1;
    layRows(
        {box.center() + QPointF(side * (box.width() / 2 + 20 * unit), 0), {0, 1}, {}, box.height(), 1, 0.5},
        beside);
}

} // namespace

std::vector<NetworkPlate> platesOf(const Board &board, const BoardSchema *schema, double unit)
{
    constexpr double kUsualBreadth = 3;
    std::vector<NetworkPlate> plates;
    std::vector<std::string> along;
    for (const Place &place : board.places()) {
        const PlaceLook look = schema ? lookOf(*schema, place) : PlaceLook {};
        const PlaceShape usual = schema ? usualShape(*schema, place.kind) : PlaceShape::Disc;
        const double breadth = look.breadth > 0 ? look.breadth : 1;
        NetworkPlate &plate = plates.emplace_back();
        plate.at = {place.at.x, place.at.y};
        plate.form = look.shape == PlaceShape::None ? usual : look.shape;
        plate.shape = plateOf(plate.form, plate.at, kPlate * breadth * unit);
        plate.terrain = look.terrain;
        plate.art = look.art;
        plate.label = look.label;
        plate.length = 2 * kPlate * unit * (look.breadth > 0 ? look.breadth : kUsualBreadth);
        plate.depth = 2 * kPlate * unit * (look.depth > 0 ? look.depth : 1);
        along.push_back(look.along);
    }
    LongPlates(board, plates, along, unit).lay();
    return plates;
}

std::vector<PictureSpot> pictureSpotsOn(const NetworkPlate &plate, double unit)
{
    if (!plate.isLong())
        return {{plate.shape.boundingRect().center(), plate.shape.boundingRect().size()}};
    const int count = std::max(1, static_cast<int>(std::lround(plate.length / plate.depth)));
    const double step = plate.length / count;
    std::vector<PictureSpot> spots;
    for (int i = 0; i < count; ++i)
        spots.push_back({plate.at + plate.along * ((i + 0.5) * step - plate.length / 2),
                         {step + 0.5 * unit, plate.depth},
                         plate.angle()});
    return spots;
}

void layTokens(const NetworkPlate &plate, std::span<const Token> tokens, QPointF middle, double unit,
               std::vector<Spot> &spots)
{
    std::vector<Spot> others;
    if (plate.form == PlaceShape::Bar) {
        layOnBar(plate, tokens, unit, spots, others);
    } else if (plate.form == PlaceShape::Picture) {
        layOnPicture(plate, tokens, middle, unit, spots, others);
    } else if (plate.form == PlaceShape::Field) {
        const double edge = 4 * unit;
        layLargest({plate.at - plate.outward * (plate.depth / 2 - edge), plate.along, plate.outward,
                    plate.length - 6 * edge, 3},
                   plate.depth - 2 * edge, kLargest, spots);
    } else {
        layRows({plate.at, {1, 0}, {}, 1.9 * kPlate * unit, 3, 0.6}, spots);
    }
    spots.insert(spots.end(), others.begin(), others.end());
}

} // namespace merlon::canvas
