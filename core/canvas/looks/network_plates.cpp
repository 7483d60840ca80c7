#include "core/canvas/looks/network_plates.h"

#include "core/board/styled_place.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/picture/token_rows.h"

#include <QTransform>

#include <algorithm>
#include <array>
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

double angleOf(const NetworkPlate &plate)
{
    return std::atan2(plate.along.y(), plate.along.x()) * 180 / std::numbers::pi;
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
    turn.translate(plate.at.x(), plate.at.y()).rotate(angleOf(plate));
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

constexpr double kHalfLine = 11;   ///< of a name that is turned
constexpr double kDotRadius = 4.6; ///< of a dot for a level
constexpr double kDotGap = 9;      ///< from the edge of a plate to the middle of its dots
constexpr double kLargest = 1.2;   ///< tokens where there is much room, in their usual size

/// Of a name along a plate: never upside down.
double readableAngle(const NetworkPlate &plate)
{
    const double angle = angleOf(plate);
    return angle > 90 || angle <= -90 ? angle + (angle > 0 ? -180 : 180) : angle;
}

/// Along the outer edge of a field, so far from its middle.
NameAnchor anchorWithin(const NetworkPlate &plate, double along, double room, double unit)
{
    const double away = std::max(0.0, plate.depth / 2 - 14 * unit);
    return {plate.at + plate.outward * away + plate.along * along,
            true,
            Qt::AlignCenter,
            readableAngle(plate),
            0.9,
            room,
            true};
}

/// Beyond the outer edge of a field.
NameAnchor anchorBeyond(const NetworkPlate &plate, double unit)
{
    const double away = plate.depth / 2 + kHalfLine * unit;
    return {plate.at + plate.outward * away,
            true,
            Qt::AlignCenter,
            readableAngle(plate),
            0.9,
            1.2 * plate.length};
}

/// How far from the middle of a bar its name and its dots lie, to the left or the top of the map.
double wayAside(const NetworkPlate &bar)
{
    const double share = bar.isFlat() ? 0.24 : 0.31;
    const bool isTurned = bar.isFlat() ? bar.along.x() < 0 : bar.along.y() < 0;
    return (isTurned ? share : -share) * bar.length;
}

/// Neither level nor upright: what is written beside it lies along it.
bool isAskew(const NetworkPlate &plate)
{
    constexpr double kLeast = 0.4; // of a unit vector
    return std::min(std::abs(plate.outward.x()), std::abs(plate.outward.y())) > kLeast;
}

/// At the inner side of a bar, so far from its middle.
NameAnchor anchorBehind(const NetworkPlate &plate, double along, double gap, double unit)
{
    const QPointF edge = plate.at + plate.along * along - plate.outward * (plate.depth / 2);
    const QPointF at = edge - plate.outward * gap;
    if (isAskew(plate))
        return {at - plate.outward * (kHalfLine * unit), false, Qt::AlignCenter, readableAngle(plate)};
    if (plate.isFlat())
        return {at, false, plate.outward.y() < 0 ? Qt::AlignTop : Qt::AlignBottom};
    return {at, false, plate.outward.x() < 0 ? Qt::AlignLeft : Qt::AlignRight};
}

/// At its outer side, along it.
NameAnchor anchorBefore(const NetworkPlate &plate, double along, double unit)
{
    const double away = plate.depth / 2 + kHalfLine * unit;
    return {plate.at + plate.along * along + plate.outward * away, false, Qt::AlignCenter,
            readableAngle(plate)};
}

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

std::vector<NameAnchor> nameAnchorsOf(const NetworkPlate &plate, double unit)
{
    constexpr double kNarrow = 44; ///< fields that are no deeper are told when they are asked
    const double gap = 3 * unit;
    const double belowDots = (kDotGap + kDotRadius + 2) * unit;
    std::vector<NameAnchor> anchors;
    if (plate.form == PlaceShape::Field && plate.depth < kNarrow * unit)
        return anchors;
    if (plate.form == PlaceShape::Field) { // beside its middle there is no way
        anchors.push_back(anchorBeyond(plate, unit));
        anchors.push_back(anchorWithin(plate, 0, 0.92 * plate.length, unit));
        for (const double share : {-0.25, 0.25})
            anchors.push_back(anchorWithin(plate, share * plate.length, 0.45 * plate.length, unit));
    }
    if (plate.form == PlaceShape::Bar) {
        const double aside = wayAside(plate);
        for (const double along : {aside, -aside})
            anchors.push_back(anchorBehind(plate, along, belowDots, unit));
        if (isAskew(plate)) { // the room behind it is that of a corner
            for (const double along : {aside, -aside})
                anchors.push_back(anchorBefore(plate, along, unit));
        }
    }
    const QRectF box = plate.shape.boundingRect();
    const double below = plate.form == PlaceShape::Picture ? belowDots : gap;
    std::array<NameAnchor, 4> around {{{{box.center().x(), box.bottom() + below}, false, Qt::AlignTop},
                                       {{box.center().x(), box.top() - gap}, false, Qt::AlignBottom},
                                       {{box.right() + gap, box.center().y()}, false, Qt::AlignLeft},
                                       {{box.left() - gap, box.center().y()}, false, Qt::AlignRight}}};
    if (plate.form == PlaceShape::Field) {
        for (NameAnchor &anchor : around) { // in the same letters as on it
            anchor.italic = anchors.front().italic;
            anchor.share = anchors.front().share;
        }
    }
    anchors.insert(anchors.end(), around.begin(), around.end());
    return anchors;
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
                         angleOf(plate)});
    return spots;
}

LevelDots levelDotsAt(const NetworkPlate &plate, double unit, int count)
{
    const double step = 12.5 * unit;
    QPointF middle = plate.at + QPointF(0, plate.shape.boundingRect().height() / 2 + kDotGap * unit);
    QPointF along(step, 0);
    if (plate.isLong()) {
        const double aside = plate.form == PlaceShape::Bar ? wayAside(plate) : 0;
        middle = plate.at + plate.along * aside - plate.outward * (plate.depth / 2 + kDotGap * unit);
        const bool isTurned = plate.isFlat() ? plate.along.x() < 0 : plate.along.y() < 0;
        along = plate.along * (isTurned ? -step : step);
    }
    return {middle - along * ((count - 1) / 2.0), along, kDotRadius * unit, count};
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
